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
  %9 = icmp eq i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 255
  %14 = and i32 %2, -256
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = sext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = sext i8 %20 to i64
  %22 = icmp eq i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 8
  %26 = and i32 %25, 65280
  %27 = and i32 %15, -65281
  %28 = or i32 %27, %26
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = sext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = sext i8 %33 to i64
  %35 = icmp eq i64 %31, %34
  %36 = zext i1 %35 to i64
  %37 = trunc i64 %36 to i32
  %38 = shl i32 %37, 16
  %39 = and i32 %38, 16711680
  %40 = and i32 %28, -16711681
  %41 = or i32 %40, %39
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = sext i8 %46 to i64
  %48 = icmp eq i64 %44, %47
  %49 = zext i1 %48 to i64
  %50 = trunc i64 %49 to i32
  %51 = shl i32 %50, 24
  %52 = and i32 %51, -16777216
  %53 = and i32 %41, 16777215
  %54 = or i32 %53, %52
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
