define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = lshr i64 %0, 0
  %4 = trunc i64 %3 to i32
  %5 = bitcast i32 %4 to float
  %6 = lshr i64 %1, 0
  %7 = trunc i64 %6 to i32
  %8 = bitcast i32 %7 to float
  %9 = lshr i64 %2, 0
  %10 = trunc i64 %9 to i32
  %11 = bitcast i32 %10 to float
  %12 = call float @llvm.fma.f32(float %5, float %8, float %11)
  %13 = bitcast float %12 to i32
  %14 = zext i32 %13 to i64
  %15 = shl i64 %14, 0
  %16 = or i64 0, %15
  %17 = lshr i64 %0, 32
  %18 = trunc i64 %17 to i32
  %19 = bitcast i32 %18 to float
  %20 = lshr i64 %1, 32
  %21 = trunc i64 %20 to i32
  %22 = bitcast i32 %21 to float
  %23 = lshr i64 %2, 32
  %24 = trunc i64 %23 to i32
  %25 = bitcast i32 %24 to float
  %26 = call float @llvm.fma.f32(float %19, float %22, float %25)
  %27 = bitcast float %26 to i32
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %16, %29
  store i64 %30, ptr %d, align 8, !rw.line !3
  ret void
}
