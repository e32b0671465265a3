define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 24
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = sext i64 %8 to i128
  %10 = sext i64 %5 to i128
  %11 = mul i128 %10, %9
  %12 = zext i32 %2 to i128
  %13 = add i128 %11, %12
  %14 = ashr i128 %13, 0
  %15 = call i128 @llvm.smax.i128(i128 %14, i128 -9223372036854775808)
  %16 = call i128 @llvm.smin.i128(i128 %15, i128 9223372036854775807)
  %17 = trunc i128 %16 to i64
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 0)
  %19 = call i64 @llvm.smin.i64(i64 %18, i64 4294967295)
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %d, align 4, !rw.line !3
  ret void
}
