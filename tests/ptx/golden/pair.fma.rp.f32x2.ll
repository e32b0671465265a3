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
  %16 = zext i32 %1 to i64
  %17 = shl i64 %16, 0
  %18 = or i64 0, %17
  %19 = zext i32 %2 to i64
  %20 = shl i64 %19, 32
  %21 = or i64 %18, %20
  %22 = trunc i64 %9 to i32
  %23 = bitcast i32 %22 to float
  %24 = trunc i64 %15 to i32
  %25 = bitcast i32 %24 to float
  %26 = trunc i64 %21 to i32
  %27 = bitcast i32 %26 to float
  %28 = call float @llvm.nvvm.fma.rp.f(float %23, float %25, float %27)
  %29 = bitcast float %28 to i32
  %30 = zext i32 %29 to i64
  %31 = lshr i64 %9, 32
  %32 = trunc i64 %31 to i32
  %33 = bitcast i32 %32 to float
  %34 = lshr i64 %15, 32
  %35 = trunc i64 %34 to i32
  %36 = bitcast i32 %35 to float
  %37 = lshr i64 %21, 32
  %38 = trunc i64 %37 to i32
  %39 = bitcast i32 %38 to float
  %40 = call float @llvm.nvvm.fma.rp.f(float %33, float %36, float %39)
  %41 = bitcast float %40 to i32
  %42 = zext i32 %41 to i64
  %43 = shl i64 %42, 32
  %44 = or i64 %30, %43
  %45 = lshr i64 %44, 0
  %46 = trunc i64 %45 to i32
  %47 = lshr i64 %44, 32
  %48 = trunc i64 %47 to i32
  store i32 %46, ptr %d, align 4, !rw.line !4
  %49 = getelementptr i8, ptr %d, i64 8
  store i32 %48, ptr %49, align 4, !rw.line !5
  ret void
}
