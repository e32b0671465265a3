define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 16
  %13 = trunc i32 %12 to i16
  %14 = sext i16 %13 to i64
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = sext i16 %16 to i64
  %18 = call i64 @llvm.smin.i64(i64 %14, i64 %17)
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  store i32 %20, ptr %d, align 4, !rw.line !3
  ret void
}
