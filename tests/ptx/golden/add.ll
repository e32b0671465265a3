; ---- add.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.add.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.add.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fadd half %2, %3
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- add.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = fadd <2 x half> %2, %3
  %5 = bitcast <2 x half> %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fadd float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.f32.bf16
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
  %6 = fadd float %5, %2
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fadd float %4, %3
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.f32x2
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
  %8 = fadd float %4, %7
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
  %19 = fadd float %15, %18
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fadd double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.ftz.f16
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
  %6 = call i16 @rwc.ptx.add.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.ftz.f16x2
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
  %6 = call i32 @rwc.ptx.add.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.ftz.f32x2
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
  %8 = call float @llvm.nvvm.add.rn.ftz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.add.rn.ftz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.ftz.sat.f16
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
  %6 = call i16 @rwc.ptx.add.ftz.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.ftz.sat.f16x2
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
  %6 = call i32 @rwc.ptx.add.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rm.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rm.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rm.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.add.rm.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rm.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rm.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rm.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rm.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rm.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rm.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rn.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.add.rn.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.rn.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.add.rn.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.rn.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fadd half %2, %3
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- add.rn.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = fadd <2 x half> %2, %3
  %5 = bitcast <2 x half> %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rn.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fadd float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rn.f32x2
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
  %8 = fadd float %4, %7
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
  %19 = fadd float %15, %18
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rn.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fadd double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rn.ftz.f16
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
  %6 = call i16 @rwc.ptx.add.rn.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.rn.ftz.f16x2
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
  %6 = call i32 @rwc.ptx.add.rn.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.rn.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rn.ftz.f32x2
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
  %8 = call float @llvm.nvvm.add.rn.ftz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.add.rn.ftz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rn.ftz.sat.f16
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
  %6 = call i16 @rwc.ptx.add.rn.ftz.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.rn.ftz.sat.f16x2
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
  %6 = call i32 @rwc.ptx.add.rn.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.rn.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rn.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rn.sat.f16
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
  %6 = call i16 @rwc.ptx.add.rn.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.rn.sat.f16x2
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
  %6 = call i32 @rwc.ptx.add.rn.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.rn.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fadd float %2, %3
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rp.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rp.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rp.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.add.rp.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rp.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rp.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rp.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rp.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rp.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rp.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.f32.bf16
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
  %6 = call float @llvm.nvvm.add.rz.f(float %5, float %2)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = call float @llvm.nvvm.add.rz.f(float %4, float %3)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.f32x2
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
  %8 = call float @llvm.nvvm.add.rz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.add.rz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rz.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.add.rz.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rz.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rz.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.ftz.f32x2
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
  %8 = call float @llvm.nvvm.add.rz.ftz.f(float %4, float %7)
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
  %19 = call float @llvm.nvvm.add.rz.ftz.f(float %15, float %18)
  %20 = bitcast float %19 to i32
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %12, %22
  store i64 %23, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.rz.ftz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rz.ftz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.ftz.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.add.rz.f(float %2, float %3)
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.sat.f32.bf16
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
  %6 = call float @llvm.nvvm.add.rz.f(float %5, float %2)
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.rz.sat.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = call float @llvm.nvvm.add.rz.f(float %4, float %3)
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = add i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- add.s16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = lshr i32 %0, 0
  %3 = trunc i32 %2 to i16
  %4 = lshr i32 %1, 0
  %5 = trunc i32 %4 to i16
  %6 = add i16 %3, %5
  %7 = lshr i32 %0, 16
  %8 = trunc i32 %7 to i16
  %9 = lshr i32 %1, 16
  %10 = trunc i32 %9 to i16
  %11 = add i16 %8, %10
  %12 = zext i16 %11 to i32
  %13 = shl i32 %12, 16
  %14 = zext i16 %6 to i32
  %15 = or i32 %14, %13
  store i32 %15, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = add i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = add i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- add.sat.f16
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
  %6 = call i16 @rwc.ptx.add.sat.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- add.sat.f16x2
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
  %6 = call i32 @rwc.ptx.add.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- add.sat.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fadd float %2, %3
  %5 = call float @llvm.nvvm.saturate.f(float %4)
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.sat.f32.bf16
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
  %6 = fadd float %5, %2
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.sat.f32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fadd float %4, %3
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.sat.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = add i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- add.u16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = lshr i32 %0, 0
  %3 = trunc i32 %2 to i16
  %4 = lshr i32 %1, 0
  %5 = trunc i32 %4 to i16
  %6 = add i16 %3, %5
  %7 = lshr i32 %0, 16
  %8 = trunc i32 %7 to i16
  %9 = lshr i32 %1, 16
  %10 = trunc i32 %9 to i16
  %11 = add i16 %8, %10
  %12 = zext i16 %11 to i32
  %13 = shl i32 %12, 16
  %14 = zext i16 %6 to i32
  %15 = or i32 %14, %13
  store i32 %15, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = add i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- add.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = add i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
