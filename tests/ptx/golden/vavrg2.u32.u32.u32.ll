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
  %8 = zext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 65535
  %17 = and i32 %2, -65536
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = lshr i32 %1, 16
  %23 = trunc i32 %22 to i16
  %24 = zext i16 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 16
  %32 = and i32 %31, -65536
  %33 = and i32 %18, 65535
  %34 = or i32 %33, %32
  store i32 %34, ptr %d, align 4, !rw.line !3
  ret void
}
