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
  %20 = fneg float %19
  %21 = call float @llvm.nvvm.add.rm.ftz.f(float %17, float %20)
  %22 = bitcast float %21 to i32
  %23 = zext i32 %22 to i64
  %24 = lshr i64 %9, 32
  %25 = trunc i64 %24 to i32
  %26 = bitcast i32 %25 to float
  %27 = lshr i64 %15, 32
  %28 = trunc i64 %27 to i32
  %29 = bitcast i32 %28 to float
  %30 = fneg float %29
  %31 = call float @llvm.nvvm.add.rm.ftz.f(float %26, float %30)
  %32 = bitcast float %31 to i32
  %33 = zext i32 %32 to i64
  %34 = shl i64 %33, 32
  %35 = or i64 %23, %34
  %36 = lshr i64 %35, 0
  %37 = trunc i64 %36 to i32
  %38 = lshr i64 %35, 32
  %39 = trunc i64 %38 to i32
  store i32 %37, ptr %d, align 4, !rw.line !4
  %40 = getelementptr i8, ptr %d, i64 8
  store i32 %39, ptr %40, align 4, !rw.line !5
  ret void
}
