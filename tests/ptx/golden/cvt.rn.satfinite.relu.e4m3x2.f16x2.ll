define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.satfinite.relu.e4m3x2.f16x2(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
