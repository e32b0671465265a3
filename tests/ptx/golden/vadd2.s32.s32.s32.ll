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
  %9 = add i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 65535
  %13 = and i32 %2, -65536
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 16
  %16 = trunc i32 %15 to i16
  %17 = sext i16 %16 to i64
  %18 = lshr i32 %1, 16
  %19 = trunc i32 %18 to i16
  %20 = sext i16 %19 to i64
  %21 = add i64 %17, %20
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 16
  %24 = and i32 %23, -65536
  %25 = and i32 %14, 65535
  %26 = or i32 %25, %24
  store i32 %26, ptr %d, align 4, !rw.line !3
  ret void
}
