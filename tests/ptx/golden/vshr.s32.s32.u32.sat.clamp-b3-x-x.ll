define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = ashr i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
