define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rz.satfinite.relu.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
