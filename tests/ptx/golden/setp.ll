; ---- setp.eq.b16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp oeq float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.bf16x2
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
  %6 = zext i16 %3 to i32
  %7 = shl i32 %6, 16
  %8 = bitcast i32 %7 to float
  %9 = zext i16 %5 to i32
  %10 = shl i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fcmp oeq float %8, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %14 to i32
  %18 = shl i32 %17, 16
  %19 = bitcast i32 %18 to float
  %20 = zext i16 %16 to i32
  %21 = shl i32 %20, 16
  %22 = bitcast i32 %21 to float
  %23 = fcmp oeq float %19, %22
  %24 = select i1 %12, i32 1, i32 0
  store i32 %24, ptr %d, align 4, !rw.line !2
  %25 = select i1 %23, i32 1, i32 0
  %26 = getelementptr i8, ptr %d, i64 8
  store i32 %25, ptr %26, align 4, !rw.line !3
  ret void
}
; ---- setp.eq.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp oeq half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = fcmp oeq half %7, %11
  %13 = bitcast <2 x half> %2 to i32
  %14 = lshr i32 %13, 16
  %15 = trunc i32 %14 to i16
  %16 = bitcast i16 %15 to half
  %17 = bitcast <2 x half> %3 to i32
  %18 = lshr i32 %17, 16
  %19 = trunc i32 %18 to i16
  %20 = bitcast i16 %19 to half
  %21 = fcmp oeq half %16, %20
  %22 = select i1 %12, i32 1, i32 0
  store i32 %22, ptr %d, align 4, !rw.line !2
  %23 = select i1 %21, i32 1, i32 0
  %24 = getelementptr i8, ptr %d, i64 8
  store i32 %23, ptr %24, align 4, !rw.line !3
  ret void
}
; ---- setp.eq.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp oeq float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp oeq double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp oeq half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = bitcast half %7 to i16
  %13 = and i16 %12, 31744
  %14 = icmp eq i16 %13, 0
  %15 = and i16 %12, -32768
  %16 = select i1 %14, i16 %15, i16 %12
  %17 = bitcast i16 %16 to half
  %18 = bitcast half %11 to i16
  %19 = and i16 %18, 31744
  %20 = icmp eq i16 %19, 0
  %21 = and i16 %18, -32768
  %22 = select i1 %20, i16 %21, i16 %18
  %23 = bitcast i16 %22 to half
  %24 = fcmp oeq half %17, %23
  %25 = bitcast <2 x half> %2 to i32
  %26 = lshr i32 %25, 16
  %27 = trunc i32 %26 to i16
  %28 = bitcast i16 %27 to half
  %29 = bitcast <2 x half> %3 to i32
  %30 = lshr i32 %29, 16
  %31 = trunc i32 %30 to i16
  %32 = bitcast i16 %31 to half
  %33 = bitcast half %28 to i16
  %34 = and i16 %33, 31744
  %35 = icmp eq i16 %34, 0
  %36 = and i16 %33, -32768
  %37 = select i1 %35, i16 %36, i16 %33
  %38 = bitcast i16 %37 to half
  %39 = bitcast half %32 to i16
  %40 = and i16 %39, 31744
  %41 = icmp eq i16 %40, 0
  %42 = and i16 %39, -32768
  %43 = select i1 %41, i16 %42, i16 %39
  %44 = bitcast i16 %43 to half
  %45 = fcmp oeq half %38, %44
  %46 = select i1 %24, i32 1, i32 0
  store i32 %46, ptr %d, align 4, !rw.line !2
  %47 = select i1 %45, i32 1, i32 0
  %48 = getelementptr i8, ptr %d, i64 8
  store i32 %47, ptr %48, align 4, !rw.line !3
  ret void
}
; ---- setp.eq.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp oeq float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.eq.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ueq float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ueq half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ueq float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ueq double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ueq half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ueq float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.equ.or.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = zext i16 %0 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = zext i16 %1 to i32
  %9 = shl i32 %8, 16
  %10 = bitcast i32 %9 to float
  %11 = fcmp ueq float %7, %10
  %12 = or i1 %11, %4
  %13 = select i1 %12, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- setp.equ.or.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i64 %0 to double
  %6 = bitcast i64 %1 to double
  %7 = fcmp ueq double %5, %6
  %8 = xor i1 %7, true
  %9 = or i1 %7, %4
  %10 = or i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.and.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = fcmp oge float %5, %6
  %8 = xor i1 %7, true
  %9 = and i1 %7, %4
  %10 = and i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.and.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp sge i32 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.and.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp uge i32 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp oge float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp oge half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp oge float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp oge double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp oge half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp oge float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.or.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = fcmp oge float %5, %6
  %8 = xor i1 %7, true
  %9 = or i1 %7, %4
  %10 = or i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.or.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp sge i32 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.or.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp uge i32 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp sge i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp sge i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp sge i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp uge i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp uge i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp uge i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ge.xor.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = fcmp oge float %5, %6
  %8 = xor i1 %7, true
  %9 = xor i1 %7, %4
  %10 = xor i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.xor.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp sge i32 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ge.xor.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp uge i32 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.geu.and.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp uge half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp uge half %19, %23
  %25 = and i1 %15, %4
  %26 = and i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
; ---- setp.geu.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp uge float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.geu.bf16x2
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
  %6 = zext i16 %3 to i32
  %7 = shl i32 %6, 16
  %8 = bitcast i32 %7 to float
  %9 = zext i16 %5 to i32
  %10 = shl i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fcmp uge float %8, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %14 to i32
  %18 = shl i32 %17, 16
  %19 = bitcast i32 %18 to float
  %20 = zext i16 %16 to i32
  %21 = shl i32 %20, 16
  %22 = bitcast i32 %21 to float
  %23 = fcmp uge float %19, %22
  %24 = select i1 %12, i32 1, i32 0
  store i32 %24, ptr %d, align 4, !rw.line !2
  %25 = select i1 %23, i32 1, i32 0
  %26 = getelementptr i8, ptr %d, i64 8
  store i32 %25, ptr %26, align 4, !rw.line !3
  ret void
}
; ---- setp.geu.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp uge half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.geu.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = fcmp uge half %7, %11
  %13 = bitcast <2 x half> %2 to i32
  %14 = lshr i32 %13, 16
  %15 = trunc i32 %14 to i16
  %16 = bitcast i16 %15 to half
  %17 = bitcast <2 x half> %3 to i32
  %18 = lshr i32 %17, 16
  %19 = trunc i32 %18 to i16
  %20 = bitcast i16 %19 to half
  %21 = fcmp uge half %16, %20
  %22 = select i1 %12, i32 1, i32 0
  store i32 %22, ptr %d, align 4, !rw.line !2
  %23 = select i1 %21, i32 1, i32 0
  %24 = getelementptr i8, ptr %d, i64 8
  store i32 %23, ptr %24, align 4, !rw.line !3
  ret void
}
; ---- setp.geu.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp uge float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.geu.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp uge double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.geu.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp uge half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.geu.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = bitcast half %7 to i16
  %13 = and i16 %12, 31744
  %14 = icmp eq i16 %13, 0
  %15 = and i16 %12, -32768
  %16 = select i1 %14, i16 %15, i16 %12
  %17 = bitcast i16 %16 to half
  %18 = bitcast half %11 to i16
  %19 = and i16 %18, 31744
  %20 = icmp eq i16 %19, 0
  %21 = and i16 %18, -32768
  %22 = select i1 %20, i16 %21, i16 %18
  %23 = bitcast i16 %22 to half
  %24 = fcmp uge half %17, %23
  %25 = bitcast <2 x half> %2 to i32
  %26 = lshr i32 %25, 16
  %27 = trunc i32 %26 to i16
  %28 = bitcast i16 %27 to half
  %29 = bitcast <2 x half> %3 to i32
  %30 = lshr i32 %29, 16
  %31 = trunc i32 %30 to i16
  %32 = bitcast i16 %31 to half
  %33 = bitcast half %28 to i16
  %34 = and i16 %33, 31744
  %35 = icmp eq i16 %34, 0
  %36 = and i16 %33, -32768
  %37 = select i1 %35, i16 %36, i16 %33
  %38 = bitcast i16 %37 to half
  %39 = bitcast half %32 to i16
  %40 = and i16 %39, 31744
  %41 = icmp eq i16 %40, 0
  %42 = and i16 %39, -32768
  %43 = select i1 %41, i16 %42, i16 %39
  %44 = bitcast i16 %43 to half
  %45 = fcmp uge half %38, %44
  %46 = select i1 %24, i32 1, i32 0
  store i32 %46, ptr %d, align 4, !rw.line !2
  %47 = select i1 %45, i32 1, i32 0
  %48 = getelementptr i8, ptr %d, i64 8
  store i32 %47, ptr %48, align 4, !rw.line !3
  ret void
}
; ---- setp.geu.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp uge float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.geu.or.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp uge half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp uge half %19, %23
  %25 = or i1 %15, %4
  %26 = or i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
; ---- setp.geu.xor.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp uge half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp uge half %19, %23
  %25 = xor i1 %15, %4
  %26 = xor i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
; ---- setp.gt.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ogt float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ogt half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ogt float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ogt double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ogt half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ogt float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp sgt i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp sgt i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp sgt i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ugt i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ugt i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gt.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ugt i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.and.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i16 %0 to half
  %6 = bitcast i16 %1 to half
  %7 = bitcast half %5 to i16
  %8 = and i16 %7, 31744
  %9 = icmp eq i16 %8, 0
  %10 = and i16 %7, -32768
  %11 = select i1 %9, i16 %10, i16 %7
  %12 = bitcast i16 %11 to half
  %13 = bitcast half %6 to i16
  %14 = and i16 %13, 31744
  %15 = icmp eq i16 %14, 0
  %16 = and i16 %13, -32768
  %17 = select i1 %15, i16 %16, i16 %13
  %18 = bitcast i16 %17 to half
  %19 = fcmp ugt half %12, %18
  %20 = and i1 %19, %4
  %21 = select i1 %20, i32 1, i32 0
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- setp.gtu.and.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = call float @llvm.nvvm.mul.rn.ftz.f(float %5, float 1.000000e+00)
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %6, float 1.000000e+00)
  %9 = fcmp ugt float %7, %8
  %10 = xor i1 %9, true
  %11 = and i1 %9, %4
  %12 = and i1 %10, %4
  %13 = select i1 %11, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  %14 = select i1 %12, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !4
  ret void
}
; ---- setp.gtu.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ugt float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ugt half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ugt float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ugt double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ugt half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ugt float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.gtu.xor.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i16 %0 to half
  %6 = bitcast i16 %1 to half
  %7 = bitcast half %5 to i16
  %8 = and i16 %7, 31744
  %9 = icmp eq i16 %8, 0
  %10 = and i16 %7, -32768
  %11 = select i1 %9, i16 %10, i16 %7
  %12 = bitcast i16 %11 to half
  %13 = bitcast half %6 to i16
  %14 = and i16 %13, 31744
  %15 = icmp eq i16 %14, 0
  %16 = and i16 %13, -32768
  %17 = select i1 %15, i16 %16, i16 %13
  %18 = bitcast i16 %17 to half
  %19 = fcmp ugt half %12, %18
  %20 = xor i1 %19, %4
  %21 = select i1 %20, i32 1, i32 0
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- setp.gtu.xor.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = call float @llvm.nvvm.mul.rn.ftz.f(float %5, float 1.000000e+00)
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %6, float 1.000000e+00)
  %9 = fcmp ugt float %7, %8
  %10 = xor i1 %9, true
  %11 = xor i1 %9, %4
  %12 = xor i1 %10, %4
  %13 = select i1 %11, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  %14 = select i1 %12, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !4
  ret void
}
; ---- setp.hi.and.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i16 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.hi.and.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i64 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.hi.or.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i16 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.hi.or.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i64 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.hi.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ugt i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.hi.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ugt i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.hi.xor.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i16 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.hi.xor.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i64 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.hs.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp uge i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.hs.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp uge i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ole float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ole half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ole float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ole double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ole half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ole float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp sle i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp sle i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp sle i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ule i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ule i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.le.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ule i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.leu.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ule float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.leu.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ule half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.leu.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ule float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.leu.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ule double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.leu.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ule half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.leu.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ule float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lo.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lo.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ult i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ls.and.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ule i16 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ls.and.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ule i64 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ls.or.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ule i16 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ls.or.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ule i64 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ls.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ule i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ls.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ule i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ls.xor.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ule i16 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ls.xor.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ule i64 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.and.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp olt half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp olt half %19, %23
  %25 = and i1 %15, %4
  %26 = and i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.and.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = fcmp olt float %5, %6
  %8 = xor i1 %7, true
  %9 = and i1 %7, %4
  %10 = and i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.and.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp slt i32 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.and.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ult i32 %0, %1
  %6 = xor i1 %5, true
  %7 = and i1 %5, %4
  %8 = and i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp olt float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.bf16x2
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
  %6 = zext i16 %3 to i32
  %7 = shl i32 %6, 16
  %8 = bitcast i32 %7 to float
  %9 = zext i16 %5 to i32
  %10 = shl i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fcmp olt float %8, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %14 to i32
  %18 = shl i32 %17, 16
  %19 = bitcast i32 %18 to float
  %20 = zext i16 %16 to i32
  %21 = shl i32 %20, 16
  %22 = bitcast i32 %21 to float
  %23 = fcmp olt float %19, %22
  %24 = select i1 %12, i32 1, i32 0
  store i32 %24, ptr %d, align 4, !rw.line !2
  %25 = select i1 %23, i32 1, i32 0
  %26 = getelementptr i8, ptr %d, i64 8
  store i32 %25, ptr %26, align 4, !rw.line !3
  ret void
}
; ---- setp.lt.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp olt half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = fcmp olt half %7, %11
  %13 = bitcast <2 x half> %2 to i32
  %14 = lshr i32 %13, 16
  %15 = trunc i32 %14 to i16
  %16 = bitcast i16 %15 to half
  %17 = bitcast <2 x half> %3 to i32
  %18 = lshr i32 %17, 16
  %19 = trunc i32 %18 to i16
  %20 = bitcast i16 %19 to half
  %21 = fcmp olt half %16, %20
  %22 = select i1 %12, i32 1, i32 0
  store i32 %22, ptr %d, align 4, !rw.line !2
  %23 = select i1 %21, i32 1, i32 0
  %24 = getelementptr i8, ptr %d, i64 8
  store i32 %23, ptr %24, align 4, !rw.line !3
  ret void
}
; ---- setp.lt.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp olt float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp olt double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp olt half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = bitcast half %7 to i16
  %13 = and i16 %12, 31744
  %14 = icmp eq i16 %13, 0
  %15 = and i16 %12, -32768
  %16 = select i1 %14, i16 %15, i16 %12
  %17 = bitcast i16 %16 to half
  %18 = bitcast half %11 to i16
  %19 = and i16 %18, 31744
  %20 = icmp eq i16 %19, 0
  %21 = and i16 %18, -32768
  %22 = select i1 %20, i16 %21, i16 %18
  %23 = bitcast i16 %22 to half
  %24 = fcmp olt half %17, %23
  %25 = bitcast <2 x half> %2 to i32
  %26 = lshr i32 %25, 16
  %27 = trunc i32 %26 to i16
  %28 = bitcast i16 %27 to half
  %29 = bitcast <2 x half> %3 to i32
  %30 = lshr i32 %29, 16
  %31 = trunc i32 %30 to i16
  %32 = bitcast i16 %31 to half
  %33 = bitcast half %28 to i16
  %34 = and i16 %33, 31744
  %35 = icmp eq i16 %34, 0
  %36 = and i16 %33, -32768
  %37 = select i1 %35, i16 %36, i16 %33
  %38 = bitcast i16 %37 to half
  %39 = bitcast half %32 to i16
  %40 = and i16 %39, 31744
  %41 = icmp eq i16 %40, 0
  %42 = and i16 %39, -32768
  %43 = select i1 %41, i16 %42, i16 %39
  %44 = bitcast i16 %43 to half
  %45 = fcmp olt half %38, %44
  %46 = select i1 %24, i32 1, i32 0
  store i32 %46, ptr %d, align 4, !rw.line !2
  %47 = select i1 %45, i32 1, i32 0
  %48 = getelementptr i8, ptr %d, i64 8
  store i32 %47, ptr %48, align 4, !rw.line !3
  ret void
}
; ---- setp.lt.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp olt float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.or.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = zext i16 %0 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = zext i16 %1 to i32
  %9 = shl i32 %8, 16
  %10 = bitcast i32 %9 to float
  %11 = fcmp olt float %7, %10
  %12 = or i1 %11, %4
  %13 = select i1 %12, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- setp.lt.or.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp olt half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp olt half %19, %23
  %25 = or i1 %15, %4
  %26 = or i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.or.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = fcmp olt float %5, %6
  %8 = xor i1 %7, true
  %9 = or i1 %7, %4
  %10 = or i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.or.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i64 %0 to double
  %6 = bitcast i64 %1 to double
  %7 = fcmp olt double %5, %6
  %8 = xor i1 %7, true
  %9 = or i1 %7, %4
  %10 = or i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.or.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp slt i32 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.or.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ult i32 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp slt i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp slt i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp slt i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ult i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ult i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.lt.xor.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp olt half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp olt half %19, %23
  %25 = xor i1 %15, %4
  %26 = xor i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.xor.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = fcmp olt float %5, %6
  %8 = xor i1 %7, true
  %9 = xor i1 %7, %4
  %10 = xor i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.xor.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp slt i32 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.lt.xor.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ult i32 %0, %1
  %6 = xor i1 %5, true
  %7 = xor i1 %5, %4
  %8 = xor i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
; ---- setp.ltu.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ult float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ltu.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ult half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ltu.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ult float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ltu.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ult double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ltu.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ult half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ltu.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ult float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.nan.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp uno float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.nan.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp uno half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.nan.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp uno float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.nan.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp uno double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.nan.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp uno half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.nan.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp uno float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.and.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i16 %0 to half
  %6 = bitcast i16 %1 to half
  %7 = bitcast half %5 to i16
  %8 = and i16 %7, 31744
  %9 = icmp eq i16 %8, 0
  %10 = and i16 %7, -32768
  %11 = select i1 %9, i16 %10, i16 %7
  %12 = bitcast i16 %11 to half
  %13 = bitcast half %6 to i16
  %14 = and i16 %13, 31744
  %15 = icmp eq i16 %14, 0
  %16 = and i16 %13, -32768
  %17 = select i1 %15, i16 %16, i16 %13
  %18 = bitcast i16 %17 to half
  %19 = fcmp one half %12, %18
  %20 = and i1 %19, %4
  %21 = select i1 %20, i32 1, i32 0
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- setp.ne.and.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = call float @llvm.nvvm.mul.rn.ftz.f(float %5, float 1.000000e+00)
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %6, float 1.000000e+00)
  %9 = fcmp one float %7, %8
  %10 = xor i1 %9, true
  %11 = and i1 %9, %4
  %12 = and i1 %10, %4
  %13 = select i1 %11, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  %14 = select i1 %12, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !4
  ret void
}
; ---- setp.ne.b16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ne i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ne i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ne i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp one float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp one half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp one float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp one double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp one half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp one float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ne i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ne i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ne i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ne i16 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ne i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ne i64 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.ne.xor.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i16 %0 to half
  %6 = bitcast i16 %1 to half
  %7 = bitcast half %5 to i16
  %8 = and i16 %7, 31744
  %9 = icmp eq i16 %8, 0
  %10 = and i16 %7, -32768
  %11 = select i1 %9, i16 %10, i16 %7
  %12 = bitcast i16 %11 to half
  %13 = bitcast half %6 to i16
  %14 = and i16 %13, 31744
  %15 = icmp eq i16 %14, 0
  %16 = and i16 %13, -32768
  %17 = select i1 %15, i16 %16, i16 %13
  %18 = bitcast i16 %17 to half
  %19 = fcmp one half %12, %18
  %20 = xor i1 %19, %4
  %21 = select i1 %20, i32 1, i32 0
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- setp.ne.xor.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = call float @llvm.nvvm.mul.rn.ftz.f(float %5, float 1.000000e+00)
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %6, float 1.000000e+00)
  %9 = fcmp one float %7, %8
  %10 = xor i1 %9, true
  %11 = xor i1 %9, %4
  %12 = xor i1 %10, %4
  %13 = select i1 %11, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  %14 = select i1 %12, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !4
  ret void
}
; ---- setp.neu.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp une float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.neu.bf16x2
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
  %6 = zext i16 %3 to i32
  %7 = shl i32 %6, 16
  %8 = bitcast i32 %7 to float
  %9 = zext i16 %5 to i32
  %10 = shl i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fcmp une float %8, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %14 to i32
  %18 = shl i32 %17, 16
  %19 = bitcast i32 %18 to float
  %20 = zext i16 %16 to i32
  %21 = shl i32 %20, 16
  %22 = bitcast i32 %21 to float
  %23 = fcmp une float %19, %22
  %24 = select i1 %12, i32 1, i32 0
  store i32 %24, ptr %d, align 4, !rw.line !2
  %25 = select i1 %23, i32 1, i32 0
  %26 = getelementptr i8, ptr %d, i64 8
  store i32 %25, ptr %26, align 4, !rw.line !3
  ret void
}
; ---- setp.neu.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp une half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.neu.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = fcmp une half %7, %11
  %13 = bitcast <2 x half> %2 to i32
  %14 = lshr i32 %13, 16
  %15 = trunc i32 %14 to i16
  %16 = bitcast i16 %15 to half
  %17 = bitcast <2 x half> %3 to i32
  %18 = lshr i32 %17, 16
  %19 = trunc i32 %18 to i16
  %20 = bitcast i16 %19 to half
  %21 = fcmp une half %16, %20
  %22 = select i1 %12, i32 1, i32 0
  store i32 %22, ptr %d, align 4, !rw.line !2
  %23 = select i1 %21, i32 1, i32 0
  %24 = getelementptr i8, ptr %d, i64 8
  store i32 %23, ptr %24, align 4, !rw.line !3
  ret void
}
; ---- setp.neu.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp une float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.neu.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp une double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.neu.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp une half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.neu.ftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = bitcast half %7 to i16
  %13 = and i16 %12, 31744
  %14 = icmp eq i16 %13, 0
  %15 = and i16 %12, -32768
  %16 = select i1 %14, i16 %15, i16 %12
  %17 = bitcast i16 %16 to half
  %18 = bitcast half %11 to i16
  %19 = and i16 %18, 31744
  %20 = icmp eq i16 %19, 0
  %21 = and i16 %18, -32768
  %22 = select i1 %20, i16 %21, i16 %18
  %23 = bitcast i16 %22 to half
  %24 = fcmp une half %17, %23
  %25 = bitcast <2 x half> %2 to i32
  %26 = lshr i32 %25, 16
  %27 = trunc i32 %26 to i16
  %28 = bitcast i16 %27 to half
  %29 = bitcast <2 x half> %3 to i32
  %30 = lshr i32 %29, 16
  %31 = trunc i32 %30 to i16
  %32 = bitcast i16 %31 to half
  %33 = bitcast half %28 to i16
  %34 = and i16 %33, 31744
  %35 = icmp eq i16 %34, 0
  %36 = and i16 %33, -32768
  %37 = select i1 %35, i16 %36, i16 %33
  %38 = bitcast i16 %37 to half
  %39 = bitcast half %32 to i16
  %40 = and i16 %39, 31744
  %41 = icmp eq i16 %40, 0
  %42 = and i16 %39, -32768
  %43 = select i1 %41, i16 %42, i16 %39
  %44 = bitcast i16 %43 to half
  %45 = fcmp une half %38, %44
  %46 = select i1 %24, i32 1, i32 0
  store i32 %46, ptr %d, align 4, !rw.line !2
  %47 = select i1 %45, i32 1, i32 0
  %48 = getelementptr i8, ptr %d, i64 8
  store i32 %47, ptr %48, align 4, !rw.line !3
  ret void
}
; ---- setp.neu.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp une float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.not.lt.and.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = xor i1 %4, true
  %6 = icmp slt i32 %0, %1
  %7 = xor i1 %6, true
  %8 = and i1 %6, %5
  %9 = and i1 %7, %5
  %10 = select i1 %8, i32 1, i32 0
  store i32 %10, ptr %d, align 4, !rw.line !3
  %11 = select i1 %9, i32 1, i32 0
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %12, align 4, !rw.line !4
  ret void
}
; ---- setp.num.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp ord float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.num.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ord half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.num.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp ord float %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.num.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp ord double %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.num.ftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp ord half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- setp.num.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ord float %4, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
