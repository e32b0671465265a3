; ---- vset2.s32.s32.eq
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
  %9 = icmp eq i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 65535
  %14 = and i32 %2, -65536
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = icmp eq i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.s32.s32.eq.add
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
  %9 = icmp eq i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = sext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = icmp eq i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.s32.s32.ge
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
  %9 = icmp sge i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 65535
  %14 = and i32 %2, -65536
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = icmp sge i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.s32.s32.ge.add
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
  %9 = icmp sge i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = sext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = icmp sge i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.s32.s32.lt
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
  %9 = icmp slt i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 65535
  %14 = and i32 %2, -65536
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = sext i16 %20 to i64
  %22 = icmp slt i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.s32.s32.lt.add
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
  %9 = icmp slt i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = sext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = icmp slt i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.u32.u32.eq
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
  %9 = icmp eq i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 65535
  %14 = and i32 %2, -65536
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = icmp eq i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.u32.u32.eq.add
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
  %9 = icmp eq i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = zext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = icmp eq i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.u32.u32.ge
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
  %9 = icmp sge i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 65535
  %14 = and i32 %2, -65536
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = icmp sge i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.u32.u32.ge.add
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
  %9 = icmp sge i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = zext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = icmp sge i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.u32.u32.lt
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
  %9 = icmp slt i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 65535
  %14 = and i32 %2, -65536
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = lshr i32 %1, 16
  %20 = trunc i32 %19 to i16
  %21 = zext i16 %20 to i64
  %22 = icmp slt i64 %18, %21
  %23 = zext i1 %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset2.u32.u32.lt.add
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
  %9 = icmp slt i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = zext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = icmp slt i64 %15, %18
  %20 = zext i1 %19 to i64
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
