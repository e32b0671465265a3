define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = icmp slt i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 8
  %14 = trunc i32 %13 to i8
  %15 = sext i8 %14 to i64
  %16 = lshr i32 %1, 8
  %17 = trunc i32 %16 to i8
  %18 = sext i8 %17 to i64
  %19 = icmp slt i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  %23 = lshr i32 %0, 16
  %24 = trunc i32 %23 to i8
  %25 = sext i8 %24 to i64
  %26 = lshr i32 %1, 16
  %27 = trunc i32 %26 to i8
  %28 = sext i8 %27 to i64
  %29 = icmp slt i64 %25, %28
  %30 = zext i1 %29 to i64
  %31 = trunc i64 %30 to i32
  %32 = add i32 %22, %31
  %33 = lshr i32 %0, 24
  %34 = trunc i32 %33 to i8
  %35 = sext i8 %34 to i64
  %36 = lshr i32 %1, 24
  %37 = trunc i32 %36 to i8
  %38 = sext i8 %37 to i64
  %39 = icmp slt i64 %35, %38
  %40 = zext i1 %39 to i64
  %41 = trunc i64 %40 to i32
  %42 = add i32 %32, %41
  store i32 %42, ptr %d, align 4, !rw.line !3
  ret void
}
