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
  %8 = sext i8 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 255
  %17 = and i32 %2, -256
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 8
  %20 = trunc i32 %19 to i8
  %21 = zext i8 %20 to i64
  %22 = lshr i32 %1, 8
  %23 = trunc i32 %22 to i8
  %24 = sext i8 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 8
  %32 = and i32 %31, 65280
  %33 = and i32 %18, -65281
  %34 = or i32 %33, %32
  %35 = lshr i32 %0, 16
  %36 = trunc i32 %35 to i8
  %37 = zext i8 %36 to i64
  %38 = lshr i32 %1, 16
  %39 = trunc i32 %38 to i8
  %40 = sext i8 %39 to i64
  %41 = add i64 %37, %40
  %42 = icmp sge i64 %41, 0
  %43 = zext i1 %42 to i64
  %44 = add i64 %41, %43
  %45 = ashr i64 %44, 1
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 16
  %48 = and i32 %47, 16711680
  %49 = and i32 %34, -16711681
  %50 = or i32 %49, %48
  %51 = lshr i32 %0, 24
  %52 = trunc i32 %51 to i8
  %53 = zext i8 %52 to i64
  %54 = lshr i32 %1, 24
  %55 = trunc i32 %54 to i8
  %56 = sext i8 %55 to i64
  %57 = add i64 %53, %56
  %58 = icmp sge i64 %57, 0
  %59 = zext i1 %58 to i64
  %60 = add i64 %57, %59
  %61 = ashr i64 %60, 1
  %62 = trunc i64 %61 to i32
  %63 = shl i32 %62, 24
  %64 = and i32 %63, -16777216
  %65 = and i32 %50, 16777215
  %66 = or i32 %65, %64
  store i32 %66, ptr %d, align 4, !rw.line !3
  ret void
}
