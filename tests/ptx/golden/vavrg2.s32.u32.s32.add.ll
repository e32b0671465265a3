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
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
