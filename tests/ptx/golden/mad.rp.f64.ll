define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = bitcast i64 %2 to double
  %6 = call double @llvm.nvvm.fma.rp.d(double %3, double %4, double %5)
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !3
  ret void
}
