; ---- cvt.bf16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = and i16 %0, 32767
  %5 = icmp ugt i16 %4, 32640
  %6 = select i1 %5, i16 32767, i16 %0
  store i16 %6, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.bf16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rn.bf16.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.f16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rn.f16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = and i16 %2, 32767
  %4 = icmp ugt i16 %3, 31744
  %5 = select i1 %4, i16 32767, i16 %2
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.f32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.f32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.f64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = fpext float %3 to double
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.f64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.f64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = fpext float %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.ftz.f32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.ftz.f32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.ftz.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.ftz.f64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = fpext float %2 to double
  %4 = bitcast double %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.ftz.sat.f32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.ftz.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.ftz.sat.f64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = fpext float %2 to double
  %4 = call double @llvm.nvvm.saturate.d(double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.pack.sat.s16.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.smax.i32(i32 %0, i32 -32768)
  %3 = call i32 @llvm.smin.i32(i32 %2, i32 32767)
  %4 = and i32 %3, 65535
  %5 = or i32 0, %4
  %6 = call i32 @llvm.smax.i32(i32 %1, i32 -32768)
  %7 = call i32 @llvm.smin.i32(i32 %6, i32 32767)
  %8 = and i32 %7, 65535
  %9 = shl i32 %5, 16
  %10 = or i32 %9, %8
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.pack.sat.s2.s32.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 -2)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 1)
  %5 = and i32 %4, 3
  %6 = shl i32 %2, 2
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 -2)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 1)
  %10 = and i32 %9, 3
  %11 = shl i32 %7, 2
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.pack.sat.s4.s32.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 -8)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 7)
  %5 = and i32 %4, 15
  %6 = shl i32 %2, 4
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 -8)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 7)
  %10 = and i32 %9, 15
  %11 = shl i32 %7, 4
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.pack.sat.s8.s32.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 -128)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 127)
  %5 = and i32 %4, 255
  %6 = shl i32 %2, 8
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 -128)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 127)
  %10 = and i32 %9, 255
  %11 = shl i32 %7, 8
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.pack.sat.u16.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %3 = call i32 @llvm.smin.i32(i32 %2, i32 65535)
  %4 = and i32 %3, 65535
  %5 = or i32 0, %4
  %6 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  %7 = call i32 @llvm.smin.i32(i32 %6, i32 65535)
  %8 = and i32 %7, 65535
  %9 = shl i32 %5, 16
  %10 = or i32 %9, %8
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.pack.sat.u2.s32.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 3)
  %5 = and i32 %4, 3
  %6 = shl i32 %2, 2
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 3)
  %10 = and i32 %9, 3
  %11 = shl i32 %7, 2
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.pack.sat.u4.s32.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 15)
  %5 = and i32 %4, 15
  %6 = shl i32 %2, 4
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 15)
  %10 = and i32 %9, 15
  %11 = shl i32 %7, 4
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.pack.sat.u8.s32.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 255)
  %5 = and i32 %4, 255
  %6 = shl i32 %2, 8
  %7 = or i32 %6, %5
  %8 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  %9 = call i32 @llvm.smin.i32(i32 %8, i32 255)
  %10 = and i32 %9, 255
  %11 = shl i32 %7, 8
  %12 = or i32 %11, %10
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rm.bf16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rm.bf16.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rm.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rm.bf16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.bf16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.bf16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.bf16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.bf16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.bf16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.bf16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.bf16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rm.f16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rm.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rm.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rm.f16.s16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rm.f16.u16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rm(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call float @llvm.nvvm.i2f.rm(i32 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call float @llvm.nvvm.ll2f.rm(i64 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call float @llvm.nvvm.ui2f.rm(i32 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call float @llvm.nvvm.ull2f.rm(i64 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f32.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call double @llvm.nvvm.ll2d.rm(i64 %0)
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call double @llvm.nvvm.ull2d.rm(i64 %0)
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.f64.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.ftz.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rm.ftz.bf16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.ftz.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rm.ftz.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.ftz.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rm.ftz(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.ftz.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rm.ftz.sat.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.ftz.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rm.ftz(double %1)
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rm.sat.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rm.sat.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.s32(i32 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.s64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rm.f16.s16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.u16(i16 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rm.f16.u64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rm.f16.u16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rm.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rm(double %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.sat.f32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.sat.f32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call float @llvm.nvvm.ull2f.rm(i64 %0)
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rm.sat.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rm.sat.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call double @llvm.nvvm.ll2d.rm(i64 %0)
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.bf16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rmi.bf16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rmi.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.ftz.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.floor.f32(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.ftz.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.floor.f32(float %2)
  %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.ftz.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.floor.f32(float %2)
  %4 = call i64 @llvm.fptosi.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.ftz.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.floor.f32(float %2)
  %4 = call float @llvm.nvvm.saturate.ftz.f(float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.ftz.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.floor.f32(float %2)
  %4 = call i32 @llvm.fptoui.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.ftz.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.floor.f32(float %2)
  %4 = call i64 @llvm.fptoui.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.s16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i16 @llvm.fptosi.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.s16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptosi.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.s16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.s16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.s32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i32 @llvm.fptosi.sat.i32.f32(float %4)
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.s32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.s32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.s64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i64 @llvm.fptosi.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.s64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.s64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.s8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptosi.sat.i8.f32(float %3)
  %5 = sext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f32(float %2)
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.s8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = sext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call double @llvm.nvvm.saturate.d(double %2)
  %4 = bitcast double %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.s16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptosi.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.s16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.s64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.s64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.u32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.u32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.u8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptoui.sat.i8.f32(float %3)
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.sat.u8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = zext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i16 @llvm.fptoui.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.u16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptoui.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.u16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rmi.u32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i32 @llvm.fptoui.sat.i32.f32(float %4)
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i64 @llvm.fptoui.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.u64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.u64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rmi.u8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptoui.sat.i8.f32(float %3)
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.floor.f32(float %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f32(float %2)
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rmi.u8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.floor.f64(double %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = zext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.bf16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rn.bf16.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rn.bf16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.bf16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.bf16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.bf16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.bf16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.bf16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.bf16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.f16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rn.f16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = fptrunc double %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = sitofp i64 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to float
  %3 = fptrunc float %2 to half
  %4 = bitcast half %3 to i16
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = uitofp i64 %0 to float
  %2 = fptrunc float %1 to half
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = fptrunc float %2 to half
  %4 = bitcast half %3 to i16
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.f16x2.e4m3x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i32 @rwc.ptx.cvt.rn.f16x2.e4m3x2(i16 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.f16x2.e5m2x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i32 @rwc.ptx.cvt.rn.f16x2.e5m2x2(i16 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.f32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = fptrunc double %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = sitofp i64 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = uitofp i64 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f32.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = sitofp i64 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = uitofp i64 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.f64.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.ftz.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rn.ftz.bf16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.ftz.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = fptrunc float %2 to half
  %4 = bitcast half %3 to i16
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.ftz.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rn.ftz(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.ftz.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rn.ftz.sat.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.ftz.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rn.ftz(double %1)
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.relu.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.relu.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.relu.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.relu.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.relu.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.relu.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.relu.f16x2.e4m3x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i32 @rwc.ptx.cvt.rn.relu.f16x2.e4m3x2(i16 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.relu.f16x2.e5m2x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i32 @rwc.ptx.cvt.rn.relu.f16x2.e5m2x2(i16 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.relu.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.relu.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.relu.satfinite.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.relu.satfinite.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.relu.satfinite.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.relu.satfinite.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.relu.satfinite.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.relu.satfinite.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.relu.satfinite.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.relu.satfinite.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.relu.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rn.relu.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.sat.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.sat.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rn.sat.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.sat.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to float
  %2 = fptrunc float %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = sitofp i64 %0 to float
  %2 = fptrunc float %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to float
  %3 = fptrunc float %2 to half
  %4 = call half @llvm.maxnum.f16(half %3, half 0xH0000)
  %5 = call half @llvm.minnum.f16(half %4, half 0xH3C00)
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to float
  %2 = fptrunc float %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = uitofp i64 %0 to float
  %2 = fptrunc float %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = fptrunc float %2 to half
  %4 = call half @llvm.maxnum.f16(half %3, half 0xH0000)
  %5 = call half @llvm.minnum.f16(half %4, half 0xH3C00)
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = fptrunc double %1 to float
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = sitofp i64 %0 to float
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f32.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to float
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.sat.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = sitofp i64 %0 to double
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rn.satfinite.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.satfinite.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.satfinite.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.satfinite.e4m3x2.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.satfinite.e4m3x2.f16x2(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.e4m3x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i16 @rwc.ptx.cvt.rn.satfinite.e4m3x2.f32(float %2, float %3), !rw.line !2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- cvt.rn.satfinite.e5m2x2.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.satfinite.e5m2x2.f16x2(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.e5m2x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i16 @rwc.ptx.cvt.rn.satfinite.e5m2x2.f32(float %2, float %3), !rw.line !2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- cvt.rn.satfinite.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rn.satfinite.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rn.satfinite.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rn.satfinite.relu.e4m3x2.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.satfinite.relu.e4m3x2.f16x2(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.relu.e4m3x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i16 @rwc.ptx.cvt.rn.satfinite.relu.e4m3x2.f32(float %2, float %3), !rw.line !2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- cvt.rn.satfinite.relu.e5m2x2.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rn.satfinite.relu.e5m2x2.f16x2(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.relu.e5m2x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i16 @rwc.ptx.cvt.rn.satfinite.relu.e5m2x2.f32(float %2, float %3), !rw.line !2
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- cvt.rn.satfinite.relu.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rn.satfinite.relu.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.satfinite.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rn.satfinite.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rn.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rn.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rna.satfinite.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rna.satfinite.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rna.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rna.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rni.bf16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rni.bf16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rni.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i64 @llvm.fptosi.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call float @llvm.nvvm.saturate.ftz.f(float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.sat.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.sat.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i8 @llvm.fptosi.sat.i8.f32(float %3)
  %5 = sext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.sat.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i16 @llvm.fptoui.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.sat.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i64 @llvm.fptoui.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i32 @llvm.fptoui.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.ftz.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i64 @llvm.fptoui.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.s16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i16 @llvm.fptosi.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.s16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptosi.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.s16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.s16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.s32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i32 @llvm.fptosi.sat.i32.f32(float %4)
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.s32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.s32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.s64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i64 @llvm.fptosi.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.s64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.s64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.s8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptosi.sat.i8.f32(float %3)
  %5 = sext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f32(float %2)
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.s8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = sext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call double @llvm.nvvm.saturate.d(double %2)
  %4 = bitcast double %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f32(float %2)
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.sat.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.u16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i16 @llvm.fptoui.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.u16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptoui.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.u16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rni.u32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i32 @llvm.fptoui.sat.i32.f32(float %4)
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.u32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.u32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.u64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i64 @llvm.fptoui.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.u64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.u64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rni.u8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.roundeven.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptoui.sat.i8.f32(float %3)
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.u8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f32(float %2)
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rni.u8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.roundeven.f64(double %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = zext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.bf16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rp.bf16.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rp.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rp.bf16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.bf16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.bf16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.bf16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.bf16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.bf16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.bf16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.bf16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rp.f16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rp.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rp.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rp.f16.s16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rp.f16.u16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rp(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call float @llvm.nvvm.i2f.rp(i32 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call float @llvm.nvvm.ll2f.rp(i64 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call float @llvm.nvvm.ui2f.rp(i32 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call float @llvm.nvvm.ull2f.rp(i64 %0)
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f32.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = fpext float %3 to double
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call double @llvm.nvvm.ll2d.rp(i64 %0)
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call double @llvm.nvvm.ull2d.rp(i64 %0)
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.f64.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.ftz.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rp.ftz.bf16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.ftz.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rp.ftz.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.ftz.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rp.ftz(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.ftz.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rp.ftz.sat.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.ftz.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rp.ftz(double %1)
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rp.sat.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rp.sat.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.s32(i32 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.s64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rp.f16.s16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.u16(i16 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.u64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rp.f16.u16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rp.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rp(double %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.sat.f32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.sat.f32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call float @llvm.nvvm.ull2f.rp(i64 %0)
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rp.sat.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rp.sat.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call double @llvm.nvvm.ll2d.rp(i64 %0)
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.bf16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rpi.bf16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rpi.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.ftz.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.ceil.f32(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.ftz.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.ceil.f32(float %2)
  %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.ftz.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.ceil.f32(float %2)
  %4 = call i64 @llvm.fptosi.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.ftz.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.ceil.f32(float %2)
  %4 = call float @llvm.nvvm.saturate.ftz.f(float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.ftz.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.ceil.f32(float %2)
  %4 = call i32 @llvm.fptoui.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.ftz.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.ceil.f32(float %2)
  %4 = call i64 @llvm.fptoui.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.s16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.ceil.f32(float %3)
  %5 = call i16 @llvm.fptosi.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.s16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptosi.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.s16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.s16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.s32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.ceil.f32(float %3)
  %5 = call i32 @llvm.fptosi.sat.i32.f32(float %4)
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.s32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.s32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i32 @llvm.fptosi.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.s64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.ceil.f32(float %3)
  %5 = call i64 @llvm.fptosi.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.s64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.s64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.s8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptosi.sat.i8.f32(float %3)
  %5 = sext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f32(float %2)
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.s8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i8 @llvm.fptosi.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = sext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call double @llvm.nvvm.saturate.d(double %2)
  %4 = bitcast double %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.s16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptosi.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.s16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.s64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.s64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.u32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.u32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.u8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptoui.sat.i8.f32(float %3)
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.sat.u8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = zext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.ceil.f32(float %3)
  %5 = call i16 @llvm.fptoui.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.u16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i16 @llvm.fptoui.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.u16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i16 @llvm.fptoui.sat.i16.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i16 -32768, i16 %3
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rpi.u32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.ceil.f32(float %3)
  %5 = call i32 @llvm.fptoui.sat.i32.f32(float %4)
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i32 -2147483648, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.ceil.f32(float %3)
  %5 = call i64 @llvm.fptoui.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.u64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.u64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rpi.u8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = fpext half %2 to float
  %4 = call i8 @llvm.fptoui.sat.i8.f32(float %3)
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.ceil.f32(float %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f32(float %2)
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rpi.u8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = zext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.bf16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rz.bf16.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rz.bf16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.bf16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.bf16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.bf16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.bf16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.bf16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.bf16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.f16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rz.f16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rz.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.s16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.s32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.s64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rz.f16.s16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.u16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.u32(i32 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.u64(i64 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rz.f16.u16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rz(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = icmp slt i32 %0, 0
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %3 = call i32 @llvm.ctlz.i32(i32 %2, i1 false)
  %4 = call i32 @llvm.usub.sat.i32(i32 8, i32 %3)
  %5 = shl i32 -1, %4
  %6 = and i32 %2, %5
  %7 = uitofp i32 %6 to float
  %8 = fneg float %7
  %9 = select i1 %1, float %8, float %7
  %10 = bitcast float %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %4 = call i64 @llvm.usub.sat.i64(i64 40, i64 %3)
  %5 = shl i64 -1, %4
  %6 = and i64 %2, %5
  %7 = uitofp i64 %6 to float
  %8 = fneg float %7
  %9 = select i1 %1, float %8, float %7
  %10 = bitcast float %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = icmp slt i32 %0, 0
  %2 = call i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %3 = call i32 @llvm.usub.sat.i32(i32 8, i32 %2)
  %4 = shl i32 -1, %3
  %5 = and i32 %0, %4
  %6 = uitofp i32 %5 to float
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.usub.sat.i64(i64 40, i64 %2)
  %4 = shl i64 -1, %3
  %5 = and i64 %0, %4
  %6 = uitofp i64 %5 to float
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f32.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %4 = call i64 @llvm.usub.sat.i64(i64 11, i64 %3)
  %5 = shl i64 -1, %4
  %6 = and i64 %2, %5
  %7 = uitofp i64 %6 to double
  %8 = fneg double %7
  %9 = select i1 %1, double %8, double %7
  %10 = bitcast double %9 to i64
  store i64 %10, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = uitofp i16 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = uitofp i32 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.usub.sat.i64(i64 11, i64 %2)
  %4 = shl i64 -1, %3
  %5 = and i64 %0, %4
  %6 = uitofp i64 %5 to double
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.f64.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to double
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.ftz.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rz.ftz.bf16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.ftz.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rz.ftz.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.ftz.f32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.ftz.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rz.ftz(double %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.ftz.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rz.ftz.sat.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.ftz.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rz.ftz(double %1)
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.relu.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.relu.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.relu.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.relu.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.relu.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.relu.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.relu.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.relu.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.relu.satfinite.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.relu.satfinite.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.relu.satfinite.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.relu.satfinite.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.relu.satfinite.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.relu.satfinite.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.relu.satfinite.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.relu.satfinite.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.relu.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rz.relu.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.sat.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @rwc.ptx.cvt.rz.sat.f16.f64(double %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.s32(i32 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.s64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rz.f16.s16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.u16(i16 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rz.f16.u64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rz.f16.u16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.sat.f32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rz(double %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rz.sat.f64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sitofp i32 %0 to double
  %2 = call double @llvm.nvvm.saturate.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.sat.f64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp slt i64 %0, 0
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false)
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %4 = call i64 @llvm.usub.sat.i64(i64 11, i64 %3)
  %5 = shl i64 -1, %4
  %6 = and i64 %2, %5
  %7 = uitofp i64 %6 to double
  %8 = fneg double %7
  %9 = select i1 %1, double %8, double %7
  %10 = call double @llvm.nvvm.saturate.d(double %9)
  %11 = bitcast double %10 to i64
  store i64 %11, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rz.satfinite.bf16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.satfinite.bf16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.satfinite.bf16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.satfinite.bf16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.satfinite.f16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @rwc.ptx.cvt.rz.satfinite.f16.f32(float %1), !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rz.satfinite.f16x2.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call i32 @rwc.ptx.cvt.rz.satfinite.f16x2.f32(float %2, float %3), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvt.rz.satfinite.relu.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rz.satfinite.relu.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rz.satfinite.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rz.satfinite.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rz.tf32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @rwc.ptx.cvt.rz.tf32.f32(float %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- cvt.rzi.bf16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @rwc.ptx.cvt.rzi.bf16.bf16(i16 %0), !rw.line !1
  store i16 %4, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- cvt.rzi.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.trunc.f16(half %1)
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.trunc.f32(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.trunc.f64(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.trunc.f32(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i32 @llvm.fptosi.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i64 @llvm.fptosi.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.trunc.f32(float %2)
  %4 = call float @llvm.nvvm.saturate.ftz.f(float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.sat.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i32 @llvm.fptosi.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.sat.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i8 @llvm.fptosi.sat.i8.f32(float %2)
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.sat.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @llvm.fptoui.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.sat.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i32 @llvm.fptoui.sat.i32.f32(float %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.ftz.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.s16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @llvm.fptosi.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.s16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call i16 @llvm.fptosi.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.s16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @llvm.fptosi.sat.i16.f32(float %1)
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.s16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @llvm.fptosi.sat.i16.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i16 -32768, i16 %2
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.s32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.s32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call i32 @llvm.fptosi.sat.i32.f16(half %1)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @llvm.fptosi.sat.i32.f32(float %1)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.s32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i32 @llvm.fptosi.sat.i32.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i32 -2147483648, i32 %2
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.s64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i64 @llvm.fptosi.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.s64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call i64 @llvm.fptosi.sat.i64.f16(half %1)
  %3 = fcmp uno half %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.s64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i64 @llvm.fptosi.sat.i64.f32(float %1)
  %3 = fcmp uno float %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.s64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i64 @llvm.fptosi.sat.i64.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.s8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call i8 @llvm.fptosi.sat.i8.f32(float %2)
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i8 @llvm.fptosi.sat.i8.f32(float %1)
  %3 = sext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.s8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i8 @llvm.fptosi.sat.i8.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i8 -128, i8 %2
  %5 = sext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.f16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.trunc.f16(half %1)
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.trunc.f32(float %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.f64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.trunc.f64(double %1)
  %3 = call double @llvm.nvvm.saturate.d(double %2)
  %4 = bitcast double %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.s32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @llvm.fptosi.sat.i32.f32(float %1)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.s8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i8 @llvm.fptosi.sat.i8.f32(float %1)
  %3 = sext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @llvm.fptoui.sat.i16.f32(float %1)
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.sat.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i64 @llvm.fptoui.sat.i64.f32(float %1)
  %3 = fcmp uno float %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.u16.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i16 @llvm.fptoui.sat.i16.f32(float %3)
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.u16.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call i16 @llvm.fptoui.sat.i16.f32(float %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.u16.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @llvm.fptoui.sat.i16.f32(float %1)
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.u16.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i16 @llvm.fptoui.sat.i16.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i16 -32768, i16 %2
  store i16 %4, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.rzi.u32.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i32 @llvm.fptoui.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.u32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call i32 @llvm.fptoui.sat.i32.f16(half %1)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.u32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i32 @llvm.fptoui.sat.i32.f32(float %1)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.u32.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i32 @llvm.fptoui.sat.i32.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i32 -2147483648, i32 %2
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.u64.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call i64 @llvm.fptoui.sat.i64.f32(float %3)
  %5 = fcmp uno float %3, %3
  %6 = select i1 %5, i64 -9223372036854775808, i64 %4
  store i64 %6, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.u64.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call i64 @llvm.fptoui.sat.i64.f16(half %1)
  %3 = fcmp uno half %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.u64.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i64 @llvm.fptoui.sat.i64.f32(float %1)
  %3 = fcmp uno float %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.u64.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i64 @llvm.fptoui.sat.i64.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.rzi.u8.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call i8 @llvm.fptoui.sat.i8.f32(float %2)
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.u8.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i8 @llvm.fptoui.sat.i8.f32(float %1)
  %3 = zext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.rzi.u8.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i8 @llvm.fptoui.sat.i8.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i8 -128, i8 %2
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.s16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.s16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.s16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.s16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.s16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.s32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sext i16 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s32.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s32.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s32.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s64.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sext i16 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.s64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sext i32 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.s64.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.s64.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.s64.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = zext i32 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.s64.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.s8.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = trunc i16 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s8.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s8.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s8.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = trunc i16 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s8.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.s8.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.f32.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.f32.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.saturate.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.smax.i32(i32 %0, i32 -32768)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 32767)
  %3 = trunc i32 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.s16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 -32768)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 32767)
  %3 = trunc i64 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.s16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.umax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.umin.i32(i32 %1, i32 32767)
  %3 = trunc i32 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.s16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 32767)
  %3 = trunc i64 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.s32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 -2147483648)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 2147483647)
  %3 = trunc i64 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s32.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.umax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.umin.i32(i32 %1, i32 2147483647)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 2147483647)
  %3 = trunc i64 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s64.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 9223372036854775807)
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.sat.s8.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.smax.i32(i32 %0, i32 -128)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 127)
  %3 = trunc i32 %2 to i8
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s8.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 -128)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 127)
  %3 = trunc i64 %2 to i8
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s8.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.umax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.umin.i32(i32 %1, i32 127)
  %3 = trunc i32 %2 to i8
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.s8.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 127)
  %3 = trunc i64 %2 to i8
  %4 = sext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 65535)
  %3 = trunc i32 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.u16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 65535)
  %3 = trunc i64 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.u16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.umax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.umin.i32(i32 %1, i32 65535)
  %3 = trunc i32 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.u16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 65535)
  %3 = trunc i64 %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.sat.u32.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 2147483647)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 4294967295)
  %3 = trunc i64 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 4294967295)
  %3 = trunc i64 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u64.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 9223372036854775807)
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.sat.u8.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 255)
  %3 = trunc i32 %2 to i8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u8.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 255)
  %3 = trunc i64 %2 to i8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u8.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.umax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.umin.i32(i32 %1, i32 255)
  %3 = trunc i32 %2 to i8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.sat.u8.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.umax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.umin.i64(i64 %1, i64 255)
  %3 = trunc i64 %2 to i8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u16.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.u16.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.u16.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.u16.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.u16.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.u16.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cvt.u32.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sext i16 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u32.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u32.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u32.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u32.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i32
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u32.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u64.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = sext i16 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.u64.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = sext i32 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.u64.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = sext i8 %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.u64.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.u64.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = zext i32 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.u64.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- cvt.u8.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = trunc i16 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u8.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u8.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u8.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = trunc i16 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u8.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cvt.u8.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i8
  %2 = zext i8 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
