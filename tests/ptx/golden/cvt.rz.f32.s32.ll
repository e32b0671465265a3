define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = icmp slt i32 %0, 0
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %3 = call i32 @llvm.ctlz.i32(i32 %2, i1 false)
  %4 = call i32 @llvm.usub.sat.i32(i32 8, i32 %3)
  %5 = shl i32 -1, %4
  %6 = and i32 %2, %5
  %7 = uitofp i32 %6 to float
  %8 = fneg float %7
  %9 = select i1 %1, float %8, float %7
  %10 = bitcast float %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !1
  ret void
}
