define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i32 @rwc.ptx.cvt.rn.f16x2.e5m2x2(i16 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
