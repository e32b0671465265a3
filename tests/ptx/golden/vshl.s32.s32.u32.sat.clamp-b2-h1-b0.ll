define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = call i64 @llvm.umin.i64(i64 %8, i64 32)
  %10 = shl i64 %5, %9
  %11 = shl i64 %10, 30
  %12 = ashr i64 %11, 30
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 -2147483648)
  %14 = call i64 @llvm.smin.i64(i64 %13, i64 2147483647)
  %15 = trunc i64 %14 to i32
  %16 = shl i32 %15, 16
  %17 = and i32 %16, 16711680
  %18 = and i32 %2, -16711681
  %19 = or i32 %17, %18
  store i32 %19, ptr %d, align 4, !rw.line !3
  ret void
}
