; ---- vsub2.s32.s32.s32
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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 65535
  %13 = and i32 %2, -65536
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 16
  %16 = trunc i32 %15 to i16
  %17 = sext i16 %16 to i64
  %18 = lshr i32 %1, 16
  %19 = trunc i32 %18 to i16
  %20 = sext i16 %19 to i64
  %21 = sub i64 %17, %20
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 16
  %24 = and i32 %23, -65536
  %25 = and i32 %14, 65535
  %26 = or i32 %25, %24
  store i32 %26, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.s32.s32.s32.add
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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 16
  %13 = trunc i32 %12 to i16
  %14 = sext i16 %13 to i64
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = sext i16 %16 to i64
  %18 = sub i64 %14, %17
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  store i32 %20, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.s32.s32.s32.sat
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -32768)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 32767)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 0
  %14 = and i32 %13, 65535
  %15 = and i32 %2, -65536
  %16 = or i32 %15, %14
  %17 = lshr i32 %0, 16
  %18 = trunc i32 %17 to i16
  %19 = sext i16 %18 to i64
  %20 = lshr i32 %1, 16
  %21 = trunc i32 %20 to i16
  %22 = sext i16 %21 to i64
  %23 = sub i64 %19, %22
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 -32768)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 32767)
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 16
  %28 = and i32 %27, -65536
  %29 = and i32 %16, 65535
  %30 = or i32 %29, %28
  store i32 %30, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.s32.u32.s32
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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 65535
  %13 = and i32 %2, -65536
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %16 to i64
  %18 = lshr i32 %1, 16
  %19 = trunc i32 %18 to i16
  %20 = sext i16 %19 to i64
  %21 = sub i64 %17, %20
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 16
  %24 = and i32 %23, -65536
  %25 = and i32 %14, 65535
  %26 = or i32 %25, %24
  store i32 %26, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.s32.u32.s32.add
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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 16
  %13 = trunc i32 %12 to i16
  %14 = zext i16 %13 to i64
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = sext i16 %16 to i64
  %18 = sub i64 %14, %17
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  store i32 %20, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.s32.u32.s32.sat
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -32768)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 32767)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 0
  %14 = and i32 %13, 65535
  %15 = and i32 %2, -65536
  %16 = or i32 %15, %14
  %17 = lshr i32 %0, 16
  %18 = trunc i32 %17 to i16
  %19 = zext i16 %18 to i64
  %20 = lshr i32 %1, 16
  %21 = trunc i32 %20 to i16
  %22 = sext i16 %21 to i64
  %23 = sub i64 %19, %22
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 -32768)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 32767)
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 16
  %28 = and i32 %27, -65536
  %29 = and i32 %16, 65535
  %30 = or i32 %29, %28
  store i32 %30, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.u32.u32.u32
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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 65535
  %13 = and i32 %2, -65536
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %16 to i64
  %18 = lshr i32 %1, 16
  %19 = trunc i32 %18 to i16
  %20 = zext i16 %19 to i64
  %21 = sub i64 %17, %20
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 16
  %24 = and i32 %23, -65536
  %25 = and i32 %14, 65535
  %26 = or i32 %25, %24
  store i32 %26, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.u32.u32.u32.add
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
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 16
  %13 = trunc i32 %12 to i16
  %14 = zext i16 %13 to i64
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %16 to i64
  %18 = sub i64 %14, %17
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  store i32 %20, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub2.u32.u32.u32.sat
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 65535)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 0
  %14 = and i32 %13, 65535
  %15 = and i32 %2, -65536
  %16 = or i32 %15, %14
  %17 = lshr i32 %0, 16
  %18 = trunc i32 %17 to i16
  %19 = zext i16 %18 to i64
  %20 = lshr i32 %1, 16
  %21 = trunc i32 %20 to i16
  %22 = zext i16 %21 to i64
  %23 = sub i64 %19, %22
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 65535)
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 16
  %28 = and i32 %27, -65536
  %29 = and i32 %16, 65535
  %30 = or i32 %29, %28
  store i32 %30, ptr %d, align 4, !rw.line !3
  ret void
}
