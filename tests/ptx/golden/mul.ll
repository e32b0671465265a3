; ---- mul.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.mul.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.mul.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fmul half %2, %3
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- mul.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = fmul <2 x half> %2, %3
  %5 = bitcast <2 x half> %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fmul float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.f32x2
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
  %8 = fmul float %4, %7
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
  %19 = fmul float %15, %18
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fmul double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.mul.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.ftz.f32x2
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
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.mul.rn.ftz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.ftz.sat.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.mul.ftz.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.ftz.sat.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.hi.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = sext i16 %0 to i32
  %3 = sext i16 %1 to i32
  %4 = mul i32 %2, %3
  %5 = lshr i32 %4, 16
  %6 = trunc i32 %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- mul.hi.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = mul i64 %2, %3
  %5 = lshr i64 %4, 32
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.hi.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = sext i64 %0 to i128
  %3 = sext i64 %1 to i128
  %4 = mul i128 %2, %3
  %5 = lshr i128 %4, 64
  %6 = trunc i128 %5 to i64
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.hi.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = zext i16 %1 to i32
  %4 = mul i32 %2, %3
  %5 = lshr i32 %4, 16
  %6 = trunc i32 %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- mul.hi.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = mul i64 %2, %3
  %5 = lshr i64 %4, 32
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.hi.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = zext i64 %0 to i128
  %3 = zext i64 %1 to i128
  %4 = mul i128 %2, %3
  %5 = lshr i128 %4, 64
  %6 = trunc i128 %5 to i64
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.lo.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = mul i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- mul.lo.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = mul i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.lo.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = mul i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.lo.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = mul i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- mul.lo.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = mul i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.lo.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = mul i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rm.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rm.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rm.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.mul.rm.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rm.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rm.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rm.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rm.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rm.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rm.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rn.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.mul.rn.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.rn.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.mul.rn.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.rn.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fmul half %2, %3
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- mul.rn.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = fmul <2 x half> %2, %3
  %5 = bitcast <2 x half> %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rn.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fmul float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rn.f32x2
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
  %8 = fmul float %4, %7
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
  %19 = fmul float %15, %18
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rn.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fmul double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rn.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.mul.rn.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.rn.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.rn.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.rn.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rn.ftz.f32x2
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
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.mul.rn.ftz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rn.ftz.sat.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.mul.rn.ftz.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.rn.ftz.sat.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.rn.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.rn.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rn.sat.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.mul.rn.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.rn.sat.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.rn.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.rn.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fmul float %2, %3
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rp.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rp.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rp.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.mul.rp.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rp.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rp.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rp.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rp.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rp.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rp.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rz.f32x2
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
  %8 = call float @llvm.nvvm.mul.rz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.mul.rz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rz.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.mul.rz.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.rz.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rz.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rz.ftz.f32x2
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
; ---- mul.rz.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rz.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.rz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.sat.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.mul.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mul.sat.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mul.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fmul float %2, %3
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.wide.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = sext i16 %0 to i32
  %3 = sext i16 %1 to i32
  %4 = mul i32 %2, %3
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.wide.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = mul i64 %2, %3
  store i64 %4, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mul.wide.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = zext i16 %1 to i32
  %4 = mul i32 %2, %3
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul.wide.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = mul i64 %2, %3
  store i64 %4, ptr %d, align 8, !rw.line !2
  ret void
}
