; ---- fma.rm.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rm.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rm.f32x2
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
  %12 = call float @llvm.nvvm.fma.rm.f(float %5, float %8, float %11)
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
  %26 = call float @llvm.nvvm.fma.rm.f(float %19, float %22, float %25)
  %27 = bitcast float %26 to i32
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %16, %29
  store i64 %30, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rm.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = bitcast i64 %2 to double
  %6 = call double @llvm.nvvm.fma.rm.d(double %3, double %4, double %5)
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rm.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rm.ftz.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rm.ftz.f32x2
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
  %12 = call float @llvm.nvvm.fma.rm.ftz.f(float %5, float %8, float %11)
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
  %26 = call float @llvm.nvvm.fma.rm.ftz.f(float %19, float %22, float %25)
  %27 = bitcast float %26 to i32
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %16, %29
  store i64 %30, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rm.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rm.ftz.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.ftz.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rm.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rm.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @rwc.ptx.fma.rn.bf16(i16 %0, i16 %1, i16 %2), !rw.line !3
  store i16 %3, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.fma.rn.bf16x2(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.fma.f32(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = zext i16 %0 to i32
  %5 = shl i32 %4, 16
  %6 = bitcast i32 %5 to float
  %7 = zext i16 %1 to i32
  %8 = shl i32 %7, 16
  %9 = bitcast i32 %8 to float
  %10 = call float @llvm.fma.f32(float %6, float %9, float %3)
  %11 = bitcast float %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.f32.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i32 %2 to float
  %6 = fpext half %3 to float
  %7 = fpext half %4 to float
  %8 = call float @llvm.fma.f32(float %6, float %7, float %5)
  %9 = bitcast float %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.f32x2
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
; ---- fma.rn.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = bitcast i64 %2 to double
  %6 = call double @llvm.fma.f64(double %3, double %4, double %5)
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rn.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.ftz.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.ftz.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rn.ftz.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.ftz.f32x2
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
  %12 = call float @llvm.nvvm.fma.rn.ftz.f(float %5, float %8, float %11)
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
  %26 = call float @llvm.nvvm.fma.rn.ftz.f(float %19, float %22, float %25)
  %27 = bitcast float %26 to i32
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %16, %29
  store i64 %30, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rn.ftz.relu.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.ftz.relu.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.ftz.relu.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.ftz.relu.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.ftz.sat.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.ftz.sat.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.ftz.sat.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.ftz.sat.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rn.ftz.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.ftz.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.oob.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @rwc.ptx.fma.rn.oob.bf16(i16 %0, i16 %1, i16 %2), !rw.line !3
  store i16 %3, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.oob.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.fma.rn.oob.bf16x2(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.oob.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.oob.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.oob.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.oob.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.oob.relu.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @rwc.ptx.fma.rn.oob.relu.bf16(i16 %0, i16 %1, i16 %2), !rw.line !3
  store i16 %3, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.oob.relu.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.fma.rn.oob.relu.bf16x2(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.oob.relu.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.oob.relu.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.oob.relu.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.oob.relu.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.relu.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @rwc.ptx.fma.rn.relu.bf16(i16 %0, i16 %1, i16 %2), !rw.line !3
  store i16 %3, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.relu.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.fma.rn.relu.bf16x2(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.relu.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.relu.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.relu.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.relu.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.sat.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.sat.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- fma.rn.sat.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.sat.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fma.rn.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.fma.f32(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.sat.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = zext i16 %0 to i32
  %5 = shl i32 %4, 16
  %6 = bitcast i32 %5 to float
  %7 = zext i16 %1 to i32
  %8 = shl i32 %7, 16
  %9 = bitcast i32 %8 to float
  %10 = call float @llvm.fma.f32(float %6, float %9, float %3)
  %11 = call float @llvm.nvvm.saturate.f(float %10)
  %12 = bitcast float %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rn.sat.f32.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i32 %2 to float
  %6 = fpext half %3 to float
  %7 = fpext half %4 to float
  %8 = call float @llvm.fma.f32(float %6, float %7, float %5)
  %9 = call float @llvm.nvvm.saturate.f(float %8)
  %10 = bitcast float %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rp.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = zext i16 %0 to i32
  %5 = shl i32 %4, 16
  %6 = bitcast i32 %5 to float
  %7 = zext i16 %1 to i32
  %8 = shl i32 %7, 16
  %9 = bitcast i32 %8 to float
  %10 = call float @llvm.nvvm.fma.rp.f(float %6, float %9, float %3)
  %11 = bitcast float %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.f32.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i32 %2 to float
  %6 = fpext half %3 to float
  %7 = fpext half %4 to float
  %8 = call float @llvm.nvvm.fma.rp.f(float %6, float %7, float %5)
  %9 = bitcast float %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.f32x2
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
  %12 = call float @llvm.nvvm.fma.rp.f(float %5, float %8, float %11)
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
  %26 = call float @llvm.nvvm.fma.rp.f(float %19, float %22, float %25)
  %27 = bitcast float %26 to i32
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %16, %29
  store i64 %30, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rp.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = bitcast i64 %2 to double
  %6 = call double @llvm.nvvm.fma.rp.d(double %3, double %4, double %5)
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rp.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rp.ftz.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.ftz.f32x2
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
  %12 = call float @llvm.nvvm.fma.rp.ftz.f(float %5, float %8, float %11)
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
  %26 = call float @llvm.nvvm.fma.rp.ftz.f(float %19, float %22, float %25)
  %27 = bitcast float %26 to i32
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %16, %29
  store i64 %30, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rp.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rp.ftz.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.ftz.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rp.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.sat.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = zext i16 %0 to i32
  %5 = shl i32 %4, 16
  %6 = bitcast i32 %5 to float
  %7 = zext i16 %1 to i32
  %8 = shl i32 %7, 16
  %9 = bitcast i32 %8 to float
  %10 = call float @llvm.nvvm.fma.rp.f(float %6, float %9, float %3)
  %11 = call float @llvm.nvvm.saturate.f(float %10)
  %12 = bitcast float %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rp.sat.f32.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i32 %2 to float
  %6 = fpext half %3 to float
  %7 = fpext half %4 to float
  %8 = call float @llvm.nvvm.fma.rp.f(float %6, float %7, float %5)
  %9 = call float @llvm.nvvm.saturate.f(float %8)
  %10 = bitcast float %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rz.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rz.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = bitcast i64 %2 to double
  %6 = call double @llvm.nvvm.fma.rz.d(double %3, double %4, double %5)
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- fma.rz.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rz.ftz.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rz.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rz.ftz.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.ftz.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- fma.rz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rz.f(float %3, float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
