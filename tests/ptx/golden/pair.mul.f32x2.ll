define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = zext i32 %0 to i64
  %5 = shl i64 %4, 0
  %6 = or i64 0, %5
  %7 = zext i32 %1 to i64
  %8 = shl i64 %7, 32
  %9 = or i64 %6, %8
  %10 = zext i32 %2 to i64
  %11 = shl i64 %10, 0
  %12 = or i64 0, %11
  %13 = zext i32 %3 to i64
  %14 = shl i64 %13, 32
  %15 = or i64 %12, %14
  %16 = trunc i64 %9 to i32
  %17 = bitcast i32 %16 to float
  %18 = trunc i64 %15 to i32
  %19 = bitcast i32 %18 to float
  %20 = fmul float %17, %19
  %21 = bitcast float %20 to i32
  %22 = zext i32 %21 to i64
  %23 = lshr i64 %9, 32
  %24 = trunc i64 %23 to i32
  %25 = bitcast i32 %24 to float
  %26 = lshr i64 %15, 32
  %27 = trunc i64 %26 to i32
  %28 = bitcast i32 %27 to float
  %29 = fmul float %25, %28
  %30 = bitcast float %29 to i32
  %31 = zext i32 %30 to i64
  %32 = shl i64 %31, 32
  %33 = or i64 %22, %32
  %34 = lshr i64 %33, 0
  %35 = trunc i64 %34 to i32
  %36 = lshr i64 %33, 32
  %37 = trunc i64 %36 to i32
  store i32 %35, ptr %d, align 4, !rw.line !4
  %38 = getelementptr i8, ptr %d, i64 8
  store i32 %37, ptr %38, align 4, !rw.line !5
  ret void
}
