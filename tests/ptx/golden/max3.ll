; ---- max3.NaN.abs.f32
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
  %6 = call float @llvm.fabs.f32(float %3)
  %7 = call float @llvm.fabs.f32(float %4)
  %8 = call float @llvm.fabs.f32(float %5)
  %9 = call float @rwc.ptx.max.NaN.f32(float %6, float %7), !rw.line !3
  %10 = call float @rwc.ptx.max.NaN.f32(float %9, float %8), !rw.line !3
  %11 = bitcast float %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.NaN.f32
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
  %6 = call float @rwc.ptx.max.NaN.f32(float %3, float %4), !rw.line !3
  %7 = call float @rwc.ptx.max.NaN.f32(float %6, float %5), !rw.line !3
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.abs.f32
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
  %6 = call float @llvm.fabs.f32(float %3)
  %7 = call float @llvm.fabs.f32(float %4)
  %8 = call float @llvm.fabs.f32(float %5)
  %9 = call float @rwc.ptx.max.f32(float %6, float %7), !rw.line !3
  %10 = call float @rwc.ptx.max.f32(float %9, float %8), !rw.line !3
  %11 = bitcast float %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.f32
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
  %6 = call float @rwc.ptx.max.f32(float %3, float %4), !rw.line !3
  %7 = call float @rwc.ptx.max.f32(float %6, float %5), !rw.line !3
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.ftz.NaN.abs.f32
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
  %6 = call float @llvm.fabs.f32(float %3)
  %7 = call float @llvm.fabs.f32(float %4)
  %8 = call float @llvm.fabs.f32(float %5)
  %9 = call float @rwc.ptx.max.ftz.NaN.f32(float %6, float %7), !rw.line !3
  %10 = call float @rwc.ptx.max.ftz.NaN.f32(float %9, float %8), !rw.line !3
  %11 = bitcast float %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.ftz.NaN.f32
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
  %6 = call float @rwc.ptx.max.ftz.NaN.f32(float %3, float %4), !rw.line !3
  %7 = call float @rwc.ptx.max.ftz.NaN.f32(float %6, float %5), !rw.line !3
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.ftz.abs.f32
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
  %6 = call float @llvm.fabs.f32(float %3)
  %7 = call float @llvm.fabs.f32(float %4)
  %8 = call float @llvm.fabs.f32(float %5)
  %9 = call float @rwc.ptx.max.ftz.f32(float %6, float %7), !rw.line !3
  %10 = call float @rwc.ptx.max.ftz.f32(float %9, float %8), !rw.line !3
  %11 = bitcast float %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- max3.ftz.f32
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
  %6 = call float @rwc.ptx.max.ftz.f32(float %3, float %4), !rw.line !3
  %7 = call float @rwc.ptx.max.ftz.f32(float %6, float %5), !rw.line !3
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  ret void
}
