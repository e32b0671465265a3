; ---- min.NaN.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.min.NaN.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.NaN.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.min.NaN.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.NaN.f16
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
  %6 = call i16 @rwc.ptx.min.NaN.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.NaN.f16x2
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
  %6 = call i32 @rwc.ptx.min.NaN.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.NaN.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.NaN.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.NaN.xorsign.abs.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.min.NaN.xorsign.abs.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.NaN.xorsign.abs.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.min.NaN.xorsign.abs.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.NaN.xorsign.abs.f16
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
  %6 = call i16 @rwc.ptx.min.NaN.xorsign.abs.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.NaN.xorsign.abs.f16x2
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
  %6 = call i32 @rwc.ptx.min.NaN.xorsign.abs.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.NaN.xorsign.abs.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.NaN.xorsign.abs.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.min.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.min.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.f16
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
  %6 = call i16 @rwc.ptx.min.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.f16x2
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
  %6 = call i32 @rwc.ptx.min.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @rwc.ptx.min.f64(double %2, double %3), !rw.line !2
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- min.ftz.NaN.f16
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
  %6 = call i16 @rwc.ptx.min.ftz.NaN.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.ftz.NaN.f16x2
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
  %6 = call i32 @rwc.ptx.min.ftz.NaN.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.NaN.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.ftz.NaN.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.NaN.xorsign.abs.f16
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
  %6 = call i16 @rwc.ptx.min.ftz.NaN.xorsign.abs.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.ftz.NaN.xorsign.abs.f16x2
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
  %6 = call i32 @rwc.ptx.min.ftz.NaN.xorsign.abs.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.NaN.xorsign.abs.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.ftz.NaN.xorsign.abs.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.f16
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
  %6 = call i16 @rwc.ptx.min.ftz.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.ftz.f16x2
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
  %6 = call i32 @rwc.ptx.min.ftz.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.ftz.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.xorsign.abs.f16
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
  %6 = call i16 @rwc.ptx.min.ftz.xorsign.abs.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.ftz.xorsign.abs.f16x2
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
  %6 = call i32 @rwc.ptx.min.ftz.xorsign.abs.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.ftz.xorsign.abs.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.ftz.xorsign.abs.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.relu.s16x2
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
  %6 = call i16 @llvm.smin.i16(i16 %3, i16 %5)
  %7 = call i16 @llvm.smax.i16(i16 %6, i16 0)
  %8 = lshr i32 %0, 16
  %9 = trunc i32 %8 to i16
  %10 = lshr i32 %1, 16
  %11 = trunc i32 %10 to i16
  %12 = call i16 @llvm.smin.i16(i16 %9, i16 %11)
  %13 = call i16 @llvm.smax.i16(i16 %12, i16 0)
  %14 = zext i16 %13 to i32
  %15 = shl i32 %14, 16
  %16 = zext i16 %7 to i32
  %17 = or i32 %16, %15
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- min.relu.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %3 = call i32 @llvm.smax.i32(i32 %2, i32 0)
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- min.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @llvm.smin.i16(i16 %0, i16 %1)
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- min.s16x2
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
  %6 = call i16 @llvm.smin.i16(i16 %3, i16 %5)
  %7 = lshr i32 %0, 16
  %8 = trunc i32 %7 to i16
  %9 = lshr i32 %1, 16
  %10 = trunc i32 %9 to i16
  %11 = call i16 @llvm.smin.i16(i16 %8, i16 %10)
  %12 = zext i16 %11 to i32
  %13 = shl i32 %12, 16
  %14 = zext i16 %6 to i32
  %15 = or i32 %14, %13
  store i32 %15, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- min.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.smin.i32(i32 %0, i32 %1)
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- min.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- min.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @llvm.umin.i16(i16 %0, i16 %1)
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- min.u16x2
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
  %6 = call i16 @llvm.umin.i16(i16 %3, i16 %5)
  %7 = lshr i32 %0, 16
  %8 = trunc i32 %7 to i16
  %9 = lshr i32 %1, 16
  %10 = trunc i32 %9 to i16
  %11 = call i16 @llvm.umin.i16(i16 %8, i16 %10)
  %12 = zext i16 %11 to i32
  %13 = shl i32 %12, 16
  %14 = zext i16 %6 to i32
  %15 = or i32 %14, %13
  store i32 %15, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- min.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- min.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = call i64 @llvm.umin.i64(i64 %0, i64 %1)
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- min.xorsign.abs.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.min.xorsign.abs.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.xorsign.abs.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.min.xorsign.abs.bf16x2(i32 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.xorsign.abs.f16
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
  %6 = call i16 @rwc.ptx.min.xorsign.abs.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- min.xorsign.abs.f16x2
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
  %6 = call i32 @rwc.ptx.min.xorsign.abs.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- min.xorsign.abs.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.min.xorsign.abs.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
