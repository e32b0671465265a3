define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i16 @rwc.ptx.cvt.rn.satfinite.e4m3x2.f32(float %2, float %3), !rw.line !2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
