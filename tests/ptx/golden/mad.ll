; ---- mad.hi.s16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = sext i16 %0 to i32
  %4 = sext i16 %1 to i32
  %5 = mul i32 %3, %4
  %6 = lshr i32 %5, 16
  %7 = trunc i32 %6 to i16
  %8 = add i16 %7, %2
  store i16 %8, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mad.hi.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = lshr i64 %5, 32
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.hi.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = sext i64 %0 to i128
  %4 = sext i64 %1 to i128
  %5 = mul i128 %3, %4
  %6 = lshr i128 %5, 64
  %7 = trunc i128 %6 to i64
  %8 = add i64 %7, %2
  store i64 %8, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- mad.hi.sat.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = lshr i64 %5, 32
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.sadd.sat.i32(i32 %7, i32 %2)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.hi.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = mul i32 %3, %4
  %6 = lshr i32 %5, 16
  %7 = trunc i32 %6 to i16
  %8 = add i16 %7, %2
  store i16 %8, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mad.hi.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = lshr i64 %5, 32
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.hi.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = zext i64 %0 to i128
  %4 = zext i64 %1 to i128
  %5 = mul i128 %3, %4
  %6 = lshr i128 %5, 64
  %7 = trunc i128 %6 to i64
  %8 = add i64 %7, %2
  store i64 %8, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- mad.lo.s16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = mul i16 %0, %1
  %4 = add i16 %3, %2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mad.lo.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = mul i32 %0, %1
  %4 = add i32 %3, %2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.lo.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = mul i64 %0, %1
  %4 = add i64 %3, %2
  store i64 %4, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- mad.lo.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = mul i16 %0, %1
  %4 = add i16 %3, %2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- mad.lo.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = mul i32 %0, %1
  %4 = add i32 %3, %2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.lo.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = mul i64 %0, %1
  %4 = add i64 %3, %2
  store i64 %4, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- mad.rm.f32
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
; ---- mad.rm.f64
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
; ---- mad.rm.ftz.f32
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
; ---- mad.rm.ftz.sat.f32
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
; ---- mad.rm.sat.f32
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
; ---- mad.rn.f32
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
; ---- mad.rn.f64
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
; ---- mad.rn.ftz.f32
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
; ---- mad.rn.ftz.sat.f32
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
; ---- mad.rn.sat.f32
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
; ---- mad.rp.f32
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
; ---- mad.rp.f64
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
; ---- mad.rp.ftz.f32
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
; ---- mad.rp.ftz.sat.f32
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
; ---- mad.rp.sat.f32
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
; ---- mad.rz.f32
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
; ---- mad.rz.f64
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
; ---- mad.rz.ftz.f32
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
; ---- mad.rz.ftz.sat.f32
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
; ---- mad.rz.sat.f32
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
; ---- mad.wide.s16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i16 %0 to i32
  %4 = sext i16 %1 to i32
  %5 = mul i32 %3, %4
  %6 = add i32 %5, %2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.wide.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = add i64 %5, %2
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- mad.wide.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = mul i32 %3, %4
  %6 = add i32 %5, %2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad.wide.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = add i64 %5, %2
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
