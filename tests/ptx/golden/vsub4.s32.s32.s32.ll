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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 255
  %13 = and i32 %2, -256
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 8
  %16 = trunc i32 %15 to i8
  %17 = sext i8 %16 to i64
  %18 = lshr i32 %1, 8
  %19 = trunc i32 %18 to i8
  %20 = sext i8 %19 to i64
  %21 = sub i64 %17, %20
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 8
  %24 = and i32 %23, 65280
  %25 = and i32 %14, -65281
  %26 = or i32 %25, %24
  %27 = lshr i32 %0, 16
  %28 = trunc i32 %27 to i8
  %29 = sext i8 %28 to i64
  %30 = lshr i32 %1, 16
  %31 = trunc i32 %30 to i8
  %32 = sext i8 %31 to i64
  %33 = sub i64 %29, %32
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, 16711680
  %37 = and i32 %26, -16711681
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 24
  %40 = trunc i32 %39 to i8
  %41 = sext i8 %40 to i64
  %42 = lshr i32 %1, 24
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = sub i64 %41, %44
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 24
  %48 = and i32 %47, -16777216
  %49 = and i32 %38, 16777215
  %50 = or i32 %49, %48
  store i32 %50, ptr %d, align 4, !rw.line !3
  ret void
}
