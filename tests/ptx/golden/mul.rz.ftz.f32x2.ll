define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = lshr i64 %0, 0
  %3 = trunc i64 %2 to i32
  %4 = bitcast i32 %3 to float
  %5 = lshr i64 %1, 0
  %6 = trunc i64 %5 to i32
  %7 = bitcast i32 %6 to float
  %8 = call float @llvm.nvvm.mul.rz.ftz.f(float %4, float %7)
  %9 = bitcast float %8 to i32
  %10 = zext i32 %9 to i64
  %11 = shl i64 %10, 0
  %12 = or i64 0, %11
  %13 = lshr i64 %0, 32
  %14 = trunc i64 %13 to i32
  %15 = bitcast i32 %14 to float
  %16 = lshr i64 %1, 32
  %17 = trunc i64 %16 to i32
  %18 = bitcast i32 %17 to float
  %19 = call float @llvm.nvvm.mul.rz.ftz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
