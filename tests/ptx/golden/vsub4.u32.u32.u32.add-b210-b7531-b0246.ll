define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 8
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 24
  %13 = trunc i32 %12 to i8
  %14 = zext i8 %13 to i64
  %15 = lshr i32 %1, 0
  %16 = trunc i32 %15 to i8
  %17 = zext i8 %16 to i64
  %18 = sub i64 %14, %17
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  %21 = lshr i32 %1, 8
  %22 = trunc i32 %21 to i8
  %23 = zext i8 %22 to i64
  %24 = lshr i32 %0, 16
  %25 = trunc i32 %24 to i8
  %26 = zext i8 %25 to i64
  %27 = sub i64 %23, %26
  %28 = trunc i64 %27 to i32
  %29 = add i32 %20, %28
  store i32 %29, ptr %d, align 4, !rw.line !3
  ret void
}
