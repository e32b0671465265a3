define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = zext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = zext i8 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = zext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = zext i8 %33 to i64
  %35 = add i64 %31, %34
  %36 = icmp sge i64 %35, 0
  %37 = zext i1 %36 to i64
  %38 = add i64 %35, %37
  %39 = ashr i64 %38, 1
  %40 = trunc i64 %39 to i32
  %41 = add i32 %28, %40
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = zext i8 %46 to i64
  %48 = add i64 %44, %47
  %49 = icmp sge i64 %48, 0
  %50 = zext i1 %49 to i64
  %51 = add i64 %48, %50
  %52 = ashr i64 %51, 1
  %53 = trunc i64 %52 to i32
  %54 = add i32 %41, %53
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
