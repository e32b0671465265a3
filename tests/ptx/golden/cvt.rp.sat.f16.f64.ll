define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rp.sat.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
