define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sext i64 %4 to i128
  %6 = sext i64 %3 to i128
  %7 = mul i128 %6, %5
  %8 = zext i32 %2 to i128
  %9 = add i128 %7, %8
  %10 = add i128 %9, 1
  %11 = ashr i128 %10, 0
  %12 = call i128 @llvm.smax.i128(i128 %11, i128 -9223372036854775808)
  %13 = call i128 @llvm.smin.i128(i128 %12, i128 9223372036854775807)
  %14 = trunc i128 %13 to i64
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 0)
  %16 = call i64 @llvm.smin.i64(i64 %15, i64 4294967295)
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
