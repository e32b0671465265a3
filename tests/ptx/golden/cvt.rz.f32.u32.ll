define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = icmp slt i32 %0, 0
  %2 = call i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %3 = call i32 @llvm.usub.sat.i32(i32 8, i32 %2)
  %4 = shl i32 -1, %3
  %5 = and i32 %0, %4
  %6 = uitofp i32 %5 to float
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !1
  ret void
}
