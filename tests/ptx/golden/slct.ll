; ---- slct.b16.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp sge i32 %2, 0
  %4 = select i1 %3, i16 %0, i16 %1
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- slct.b32.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = fcmp oge float %3, 0.000000e+00
  %5 = select i1 %4, i32 %0, i32 %1
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.b32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp sge i32 %2, 0
  %4 = select i1 %3, i32 %0, i32 %1
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.b64.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp sge i32 %2, 0
  %4 = select i1 %3, i64 %0, i64 %1
  store i64 %4, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- slct.f32.f32
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
  %6 = fcmp oge float %5, 0.000000e+00
  %7 = select i1 %6, float %3, float %4
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.f32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = icmp sge i32 %2, 0
  %6 = select i1 %5, float %3, float %4
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.f64.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i64 %0 to double
  %4 = bitcast i64 %1 to double
  %5 = icmp sge i32 %2, 0
  %6 = select i1 %5, double %3, double %4
  %7 = bitcast double %6 to i64
  store i64 %7, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- slct.ftz.b32.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %5 = fcmp oge float %4, 0.000000e+00
  %6 = select i1 %5, i32 %0, i32 %1
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.ftz.f32.f32
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
  %6 = call float @llvm.nvvm.mul.rn.ftz.f(float %5, float 1.000000e+00)
  %7 = fcmp oge float %6, 0.000000e+00
  %8 = select i1 %7, float %3, float %4
  %9 = bitcast float %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.ftz.u64.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %5 = fcmp oge float %4, 0.000000e+00
  %6 = select i1 %5, i64 %0, i64 %1
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- slct.s64.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp sge i32 %2, 0
  %4 = select i1 %3, i64 %0, i64 %1
  store i64 %4, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- slct.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp sge i32 %2, 0
  %4 = select i1 %3, i32 %0, i32 %1
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- slct.u64.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = fcmp oge float %3, 0.000000e+00
  %5 = select i1 %4, i64 %0, i64 %1
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
