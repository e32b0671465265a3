; ---- set.eq.f16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp oeq half %2, %3
  %5 = uitofp i1 %4 to half
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.ge.and.f32.s32
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
  %6 = and i1 %5, %4
  %7 = uitofp i1 %6 to float
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.ge.and.u32.s32
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
  %6 = and i1 %5, %4
  %7 = sext i1 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.ge.f32.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp oge float %2, %3
  %5 = uitofp i1 %4 to float
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.f32.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp oge double %2, %3
  %5 = uitofp i1 %4 to float
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.f32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp sge i32 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.f32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp uge i32 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.f32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp uge i64 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.or.f32.s32
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
  %6 = or i1 %5, %4
  %7 = uitofp i1 %6 to float
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.ge.or.u32.s32
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
  %6 = or i1 %5, %4
  %7 = sext i1 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.ge.s32.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp oge float %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.s32.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp oge double %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.s32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp sge i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.s32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp uge i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.s32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp uge i64 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.u32.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp oge float %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.u32.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp oge double %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.u32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp sge i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.u32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp uge i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.u32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp uge i64 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ge.xor.f32.s32
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
  %6 = xor i1 %5, %4
  %7 = uitofp i1 %6 to float
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.ge.xor.u32.s32
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
  %6 = xor i1 %5, %4
  %7 = sext i1 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.geu.bf16.bf16
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
  %9 = select i1 %8, i16 16256, i16 0
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.geu.bf16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp uge half %2, %3
  %5 = select i1 %4, i16 16256, i16 0
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.geu.bf16x2.bf16x2
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
  %13 = select i1 %12, i16 16256, i16 0
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp uge float %20, %23
  %25 = select i1 %24, i16 16256, i16 0
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.geu.f16.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp uge float %2, %3
  %5 = uitofp i1 %4 to half
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.geu.f16x2.f16x2
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
  %13 = uitofp i1 %12 to half
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp uge half %17, %21
  %23 = uitofp i1 %22 to half
  %24 = bitcast half %13 to i16
  %25 = bitcast half %23 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %24 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.geu.s32.bf16x2
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
  %13 = sext i1 %12 to i16
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp uge float %20, %23
  %25 = sext i1 %24 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.geu.s32.f16x2
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
  %13 = sext i1 %12 to i16
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp uge half %17, %21
  %23 = sext i1 %22 to i16
  %24 = zext i16 %23 to i32
  %25 = shl i32 %24, 16
  %26 = zext i16 %13 to i32
  %27 = or i32 %26, %25
  store i32 %27, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.geu.u16.bf16
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
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.geu.u32.bf16
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
  %9 = sext i1 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.geu.u32.bf16x2
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
  %13 = sext i1 %12 to i16
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp uge float %20, %23
  %25 = sext i1 %24 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.geu.u32.f16x2
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
  %13 = sext i1 %12 to i16
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp uge half %17, %21
  %23 = sext i1 %22 to i16
  %24 = zext i16 %23 to i32
  %25 = shl i32 %24, 16
  %26 = zext i16 %13 to i32
  %27 = or i32 %26, %25
  store i32 %27, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.gtu.f16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ugt half %2, %3
  %5 = uitofp i1 %4 to half
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.hi.f32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ugt i64 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.hi.u32.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ugt i16 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.le.s16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ole half %2, %3
  %5 = sext i1 %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.le.s32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ole half %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.le.u16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ole half %2, %3
  %5 = sext i1 %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.le.u32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp ole half %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ls.f32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ule i64 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ls.u32.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp ule i16 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.bf16.bf16
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
  %9 = select i1 %8, i16 16256, i16 0
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.lt.bf16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp olt half %2, %3
  %5 = select i1 %4, i16 16256, i16 0
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.lt.bf16x2.bf16x2
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
  %13 = select i1 %12, i16 16256, i16 0
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp olt float %20, %23
  %25 = select i1 %24, i16 16256, i16 0
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.f16.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp olt float %2, %3
  %5 = uitofp i1 %4 to half
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.lt.f16x2.f16x2
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
  %13 = uitofp i1 %12 to half
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp olt half %17, %21
  %23 = uitofp i1 %22 to half
  %24 = bitcast half %13 to i16
  %25 = bitcast half %23 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %24 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.f32.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp olt float %2, %3
  %5 = uitofp i1 %4 to float
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.f32.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp olt double %2, %3
  %5 = uitofp i1 %4 to float
  %6 = bitcast float %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.f32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp slt i32 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.f32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.f32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ult i64 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.bf16x2
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
  %13 = sext i1 %12 to i16
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp olt float %20, %23
  %25 = sext i1 %24 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.f16x2
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
  %13 = sext i1 %12 to i16
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp olt half %17, %21
  %23 = sext i1 %22 to i16
  %24 = zext i16 %23 to i32
  %25 = shl i32 %24, 16
  %26 = zext i16 %13 to i32
  %27 = or i32 %26, %25
  store i32 %27, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp olt float %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp olt double %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp slt i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.s32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ult i64 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u16.bf16
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
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.lt.u32.bf16
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
  %9 = sext i1 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.bf16x2
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
  %13 = sext i1 %12 to i16
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp olt float %20, %23
  %25 = sext i1 %24 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.f16x2
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
  %13 = sext i1 %12 to i16
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp olt half %17, %21
  %23 = sext i1 %22 to i16
  %24 = zext i16 %23 to i32
  %25 = shl i32 %24, 16
  %26 = zext i16 %13 to i32
  %27 = or i32 %26, %25
  store i32 %27, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp olt float %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fcmp olt double %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp slt i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.lt.u32.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ult i64 %0, %1
  %3 = sext i1 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ltu.ftz.f32.f32
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
  %7 = uitofp i1 %6 to float
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.ltu.ftz.u32.f32
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
  %7 = sext i1 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.nan.and.ftz.s32.f32
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
  %9 = fcmp uno float %7, %8
  %10 = and i1 %9, %4
  %11 = sext i1 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.nan.and.ftz.u16.f16
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
  %19 = fcmp uno half %12, %18
  %20 = and i1 %19, %4
  %21 = sext i1 %20 to i16
  store i16 %21, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.nan.and.s32.f32
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
  %7 = fcmp uno float %5, %6
  %8 = and i1 %7, %4
  %9 = sext i1 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.nan.and.u16.f16
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
  %7 = fcmp uno half %5, %6
  %8 = and i1 %7, %4
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.nan.or.ftz.s32.f32
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
  %9 = fcmp uno float %7, %8
  %10 = or i1 %9, %4
  %11 = sext i1 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.nan.or.ftz.u16.f16
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
  %19 = fcmp uno half %12, %18
  %20 = or i1 %19, %4
  %21 = sext i1 %20 to i16
  store i16 %21, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.nan.or.s32.f32
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
  %7 = fcmp uno float %5, %6
  %8 = or i1 %7, %4
  %9 = sext i1 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.nan.or.u16.f16
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
  %7 = fcmp uno half %5, %6
  %8 = or i1 %7, %4
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.neu.s16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp une half %2, %3
  %5 = sext i1 %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.neu.s32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp une half %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.neu.u16.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp une half %2, %3
  %5 = sext i1 %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- set.neu.u32.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp une half %2, %3
  %5 = sext i1 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- set.num.and.ftz.s32.f32
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
  %9 = fcmp ord float %7, %8
  %10 = and i1 %9, %4
  %11 = sext i1 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.num.and.ftz.u16.f16
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
  %19 = fcmp ord half %12, %18
  %20 = and i1 %19, %4
  %21 = sext i1 %20 to i16
  store i16 %21, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.num.and.s32.f32
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
  %7 = fcmp ord float %5, %6
  %8 = and i1 %7, %4
  %9 = sext i1 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.num.and.u16.f16
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
  %7 = fcmp ord half %5, %6
  %8 = and i1 %7, %4
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.num.or.ftz.s32.f32
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
  %9 = fcmp ord float %7, %8
  %10 = or i1 %9, %4
  %11 = sext i1 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.num.or.ftz.u16.f16
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
  %19 = fcmp ord half %12, %18
  %20 = or i1 %19, %4
  %21 = sext i1 %20 to i16
  store i16 %21, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- set.num.or.s32.f32
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
  %7 = fcmp ord float %5, %6
  %8 = or i1 %7, %4
  %9 = sext i1 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- set.num.or.u16.f16
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
  %7 = fcmp ord half %5, %6
  %8 = or i1 %7, %4
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !3
  ret void
}
