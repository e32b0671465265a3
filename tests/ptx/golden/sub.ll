; ---- sub.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.sub.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.sub.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fsub half %2, %3
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- sub.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = fsub <2 x half> %2, %3
  %5 = bitcast <2 x half> %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fsub float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = zext i16 %0 to i32
  %4 = shl i32 %3, 16
  %5 = bitcast i32 %4 to float
  %6 = fsub float %5, %2
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fsub float %4, %3
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.f32x2
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
  %8 = fsub float %4, %7
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
  %19 = fsub float %15, %18
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fsub double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.ftz.f16
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
  %6 = call i16 @rwc.ptx.sub.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.ftz.f16x2
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
  %6 = call i32 @rwc.ptx.sub.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.ftz.f32x2
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
; ---- sub.ftz.sat.f16
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
  %6 = call i16 @rwc.ptx.sub.ftz.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.ftz.sat.f16x2
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
  %6 = call i32 @rwc.ptx.sub.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.ftz.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rm.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rm.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rm.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fneg double %3
  %5 = call double @llvm.nvvm.add.rm.d(double %2, double %4)
  %6 = bitcast double %5 to i64
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rm.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rm.ftz.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rm.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rm.ftz.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.ftz.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rm.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rm.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rn.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.sub.rn.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.rn.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.sub.rn.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.rn.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fsub half %2, %3
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- sub.rn.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = fsub <2 x half> %2, %3
  %5 = bitcast <2 x half> %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rn.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fsub float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rn.f32x2
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
  %8 = fsub float %4, %7
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
  %19 = fsub float %15, %18
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rn.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fsub double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rn.ftz.f16
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
  %6 = call i16 @rwc.ptx.sub.rn.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.rn.ftz.f16x2
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
  %6 = call i32 @rwc.ptx.sub.rn.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.rn.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rn.ftz.f32x2
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
; ---- sub.rn.ftz.sat.f16
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
  %6 = call i16 @rwc.ptx.sub.rn.ftz.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.rn.ftz.sat.f16x2
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
  %6 = call i32 @rwc.ptx.sub.rn.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.rn.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.ftz.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rn.sat.f16
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
  %6 = call i16 @rwc.ptx.sub.rn.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.rn.sat.f16x2
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
  %6 = call i32 @rwc.ptx.sub.rn.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.rn.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fsub float %2, %3
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rp.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rp.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rp.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fneg double %3
  %5 = call double @llvm.nvvm.add.rp.d(double %2, double %4)
  %6 = bitcast double %5 to i64
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rp.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rp.ftz.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rp.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rp.ftz.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.ftz.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rp.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rp.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rz.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = zext i16 %0 to i32
  %4 = shl i32 %3, 16
  %5 = bitcast i32 %4 to float
  %6 = fneg float %2
  %7 = call float @llvm.nvvm.add.rz.f(float %5, float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fneg float %3
  %6 = call float @llvm.nvvm.add.rz.f(float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.f32x2
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
  %9 = call float @llvm.nvvm.add.rz.f(float %4, float %8)
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
  %21 = call float @llvm.nvvm.add.rz.f(float %16, float %20)
  %22 = bitcast float %21 to i32
  %23 = zext i32 %22 to i64
  %24 = shl i64 %23, 32
  %25 = or i64 %13, %24
  store i64 %25, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rz.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fneg double %3
  %5 = call double @llvm.nvvm.add.rz.d(double %2, double %4)
  %6 = bitcast double %5 to i64
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rz.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rz.ftz.f(float %2, float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.ftz.f32x2
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
  %9 = call float @llvm.nvvm.add.rz.ftz.f(float %4, float %8)
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
  %21 = call float @llvm.nvvm.add.rz.ftz.f(float %16, float %20)
  %22 = bitcast float %21 to i32
  %23 = zext i32 %22 to i64
  %24 = shl i64 %23, 32
  %25 = or i64 %13, %24
  store i64 %25, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.rz.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rz.ftz.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.ftz.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fneg float %3
  %5 = call float @llvm.nvvm.add.rz.f(float %2, float %4)
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.sat.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = zext i16 %0 to i32
  %4 = shl i32 %3, 16
  %5 = bitcast i32 %4 to float
  %6 = fneg float %2
  %7 = call float @llvm.nvvm.add.rz.f(float %5, float %6)
  %8 = call float @llvm.nvvm.saturate.f(float %7)
  %9 = bitcast float %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.rz.sat.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fneg float %3
  %6 = call float @llvm.nvvm.add.rz.f(float %4, float %5)
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = sub i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- sub.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sub i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = sub i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- sub.sat.f16
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
  %6 = call i16 @rwc.ptx.sub.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sub.sat.f16x2
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
  %6 = call i32 @rwc.ptx.sub.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sub.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fsub float %2, %3
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.sat.f32.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = zext i16 %0 to i32
  %4 = shl i32 %3, 16
  %5 = bitcast i32 %4 to float
  %6 = fsub float %5, %2
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.sat.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fsub float %4, %3
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.sat.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.ssub.sat.i32(i32 %0, i32 %1)
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = sub i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- sub.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sub i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- sub.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = sub i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
