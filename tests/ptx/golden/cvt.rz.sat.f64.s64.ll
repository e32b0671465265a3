define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %4 = call i64 @llvm.usub.sat.i64(i64 11, i64 %3)
  %5 = shl i64 -1, %4
  %6 = and i64 %2, %5
  %7 = uitofp i64 %6 to double
  %8 = fneg double %7
  %9 = select i1 %1, double %8, double %7
  %10 = call double @llvm.nvvm.saturate.d(double %9)
  %11 = bitcast double %10 to i64
  store i64 %11, ptr %d, align 8, !rw.line !1
  ret void
}
