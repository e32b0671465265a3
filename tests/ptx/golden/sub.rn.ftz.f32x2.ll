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
  %8 = fneg float %7
  %9 = call float @llvm.nvvm.add.rn.ftz.f(float %4, float %8)
  %10 = bitcast float %9 to i32
  %11 = zext i32 %10 to i64
  %12 = shl i64 %11, 0
  %13 = or i64 0, %12
  %14 = lshr i64 %0, 32
  %15 = trunc i64 %14 to i32
  %16 = bitcast i32 %15 to float
  %17 = lshr i64 %1, 32
  %18 = trunc i64 %17 to i32
  %19 = bitcast i32 %18 to float
  %20 = fneg float %19
  %21 = call float @llvm.nvvm.add.rn.ftz.f(float %16, float %20)
  %22 = bitcast float %21 to i32
  %23 = zext i32 %22 to i64
  %24 = shl i64 %23, 32
  %25 = or i64 %13, %24
  store i64 %25, ptr %d, align 8, !rw.line !2
  ret void
}
