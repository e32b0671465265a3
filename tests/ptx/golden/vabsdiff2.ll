; ---- vabsdiff2.s32.s32.s32
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
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
  %22 = sub i64 %18, %21
  %23 = call i64 @llvm.abs.i64(i64 %22, i1 false)
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.s32.s32.s32.add
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = sext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = sub i64 %15, %18
  %20 = call i64 @llvm.abs.i64(i64 %19, i1 false)
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.s32.s32.s32.sat
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -32768)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 32767)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %16, %15
  %18 = lshr i32 %0, 16
  %19 = trunc i32 %18 to i16
  %20 = sext i16 %19 to i64
  %21 = lshr i32 %1, 16
  %22 = trunc i32 %21 to i16
  %23 = sext i16 %22 to i64
  %24 = sub i64 %20, %23
  %25 = call i64 @llvm.abs.i64(i64 %24, i1 false)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 -32768)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 32767)
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 16
  %30 = and i32 %29, -65536
  %31 = and i32 %17, 65535
  %32 = or i32 %31, %30
  store i32 %32, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.s32.u32.s32
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
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
  %21 = sext i16 %20 to i64
  %22 = sub i64 %18, %21
  %23 = call i64 @llvm.abs.i64(i64 %22, i1 false)
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.s32.u32.s32.add
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = zext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = sext i16 %17 to i64
  %19 = sub i64 %15, %18
  %20 = call i64 @llvm.abs.i64(i64 %19, i1 false)
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.s32.u32.s32.sat
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -32768)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 32767)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %16, %15
  %18 = lshr i32 %0, 16
  %19 = trunc i32 %18 to i16
  %20 = zext i16 %19 to i64
  %21 = lshr i32 %1, 16
  %22 = trunc i32 %21 to i16
  %23 = sext i16 %22 to i64
  %24 = sub i64 %20, %23
  %25 = call i64 @llvm.abs.i64(i64 %24, i1 false)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 -32768)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 32767)
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 16
  %30 = and i32 %29, -65536
  %31 = and i32 %17, 65535
  %32 = or i32 %31, %30
  store i32 %32, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.u32.u32.u32
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
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
  %22 = sub i64 %18, %21
  %23 = call i64 @llvm.abs.i64(i64 %22, i1 false)
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = and i32 %25, -65536
  %27 = and i32 %15, 65535
  %28 = or i32 %27, %26
  store i32 %28, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.u32.u32.u32.add
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = zext i16 %14 to i64
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %17 to i64
  %19 = sub i64 %15, %18
  %20 = call i64 @llvm.abs.i64(i64 %19, i1 false)
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff2.u32.u32.u32.sat
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
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 65535)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %16, %15
  %18 = lshr i32 %0, 16
  %19 = trunc i32 %18 to i16
  %20 = zext i16 %19 to i64
  %21 = lshr i32 %1, 16
  %22 = trunc i32 %21 to i16
  %23 = zext i16 %22 to i64
  %24 = sub i64 %20, %23
  %25 = call i64 @llvm.abs.i64(i64 %24, i1 false)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 65535)
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 16
  %30 = and i32 %29, -65536
  %31 = and i32 %17, 65535
  %32 = or i32 %31, %30
  store i32 %32, ptr %d, align 4, !rw.line !3
  ret void
}
