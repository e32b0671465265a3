; ---- abs.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.abs.bf16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- abs.bf16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.ptx.abs.bf16x2(i32 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- abs.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.fabs.f16(half %1)
  %3 = bitcast half %2 to i16
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- abs.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to <2 x half>
  %2 = call <2 x half> @llvm.fabs.v2f16(<2 x half> %1)
  %3 = bitcast <2 x half> %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- abs.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.fabs.f32(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- abs.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.fabs.f64(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- abs.ftz.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.abs.ftz.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- abs.ftz.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to <2 x half>
  %2 = bitcast <2 x half> %1 to i32
  %3 = call i32 @rwc.ptx.abs.ftz.f16x2(i32 %2), !rw.line !1
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- abs.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.fabs.f32(float %1)
  %3 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- abs.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @llvm.abs.i16(i16 %0, i1 false)
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- abs.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- abs.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.abs.i64(i64 %0, i1 false)
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
