define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.usub.sat.i64(i64 40, i64 %2)
  %4 = shl i64 -1, %3
  %5 = and i64 %0, %4
  %6 = uitofp i64 %5 to float
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !1
  ret void
}
