define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 15)
  %5 = and i32 %4, 15
  %6 = shl i32 %2, 4
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 15)
  %10 = and i32 %9, 15
  %11 = shl i32 %7, 4
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
