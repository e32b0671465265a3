; ---- vavrg2.s32.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 65535
  %17 = and i32 %2, -65536
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = lshr i32 %1, 16
  %23 = trunc i32 %22 to i16
  %24 = sext i16 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 16
  %32 = and i32 %31, -65536
  %33 = and i32 %18, 65535
  %34 = or i32 %33, %32
  store i32 %34, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.s32.s32.s32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.s32.s32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 -32768)
  %15 = call i64 @llvm.smin.i64(i64 %14, i64 32767)
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 0
  %18 = and i32 %17, 65535
  %19 = and i32 %2, -65536
  %20 = or i32 %19, %18
  %21 = lshr i32 %0, 16
  %22 = trunc i32 %21 to i16
  %23 = sext i16 %22 to i64
  %24 = lshr i32 %1, 16
  %25 = trunc i32 %24 to i16
  %26 = sext i16 %25 to i64
  %27 = add i64 %23, %26
  %28 = icmp sge i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = add i64 %27, %29
  %31 = ashr i64 %30, 1
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 -32768)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 32767)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, -65536
  %37 = and i32 %20, 65535
  %38 = or i32 %37, %36
  store i32 %38, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.s32.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 65535
  %17 = and i32 %2, -65536
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = lshr i32 %1, 16
  %23 = trunc i32 %22 to i16
  %24 = sext i16 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 16
  %32 = and i32 %31, -65536
  %33 = and i32 %18, 65535
  %34 = or i32 %33, %32
  store i32 %34, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.s32.u32.s32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.s32.u32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 -32768)
  %15 = call i64 @llvm.smin.i64(i64 %14, i64 32767)
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 0
  %18 = and i32 %17, 65535
  %19 = and i32 %2, -65536
  %20 = or i32 %19, %18
  %21 = lshr i32 %0, 16
  %22 = trunc i32 %21 to i16
  %23 = zext i16 %22 to i64
  %24 = lshr i32 %1, 16
  %25 = trunc i32 %24 to i16
  %26 = sext i16 %25 to i64
  %27 = add i64 %23, %26
  %28 = icmp sge i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = add i64 %27, %29
  %31 = ashr i64 %30, 1
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 -32768)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 32767)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, -65536
  %37 = and i32 %20, 65535
  %38 = or i32 %37, %36
  store i32 %38, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.u32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 65535
  %17 = and i32 %2, -65536
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = lshr i32 %1, 16
  %23 = trunc i32 %22 to i16
  %24 = zext i16 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 16
  %32 = and i32 %31, -65536
  %33 = and i32 %18, 65535
  %34 = or i32 %33, %32
  store i32 %34, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.u32.u32.u32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg2.u32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %15 = call i64 @llvm.smin.i64(i64 %14, i64 65535)
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 0
  %18 = and i32 %17, 65535
  %19 = and i32 %2, -65536
  %20 = or i32 %19, %18
  %21 = lshr i32 %0, 16
  %22 = trunc i32 %21 to i16
  %23 = zext i16 %22 to i64
  %24 = lshr i32 %1, 16
  %25 = trunc i32 %24 to i16
  %26 = zext i16 %25 to i64
  %27 = add i64 %23, %26
  %28 = icmp sge i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = add i64 %27, %29
  %31 = ashr i64 %30, 1
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 0)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 65535)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, -65536
  %37 = and i32 %20, 65535
  %38 = or i32 %37, %36
  store i32 %38, ptr %d, align 4, !rw.line !3
  ret void
}
