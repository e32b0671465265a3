; ---- vmin4.s32.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 255
  %13 = and i32 %2, -256
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 8
  %16 = trunc i32 %15 to i8
  %17 = sext i8 %16 to i64
  %18 = lshr i32 %1, 8
  %19 = trunc i32 %18 to i8
  %20 = sext i8 %19 to i64
  %21 = call i64 @llvm.smin.i64(i64 %17, i64 %20)
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 8
  %24 = and i32 %23, 65280
  %25 = and i32 %14, -65281
  %26 = or i32 %25, %24
  %27 = lshr i32 %0, 16
  %28 = trunc i32 %27 to i8
  %29 = sext i8 %28 to i64
  %30 = lshr i32 %1, 16
  %31 = trunc i32 %30 to i8
  %32 = sext i8 %31 to i64
  %33 = call i64 @llvm.smin.i64(i64 %29, i64 %32)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, 16711680
  %37 = and i32 %26, -16711681
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 24
  %40 = trunc i32 %39 to i8
  %41 = sext i8 %40 to i64
  %42 = lshr i32 %1, 24
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = call i64 @llvm.smin.i64(i64 %41, i64 %44)
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 24
  %48 = and i32 %47, -16777216
  %49 = and i32 %38, 16777215
  %50 = or i32 %49, %48
  store i32 %50, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.s32.s32.s32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 8
  %13 = trunc i32 %12 to i8
  %14 = sext i8 %13 to i64
  %15 = lshr i32 %1, 8
  %16 = trunc i32 %15 to i8
  %17 = sext i8 %16 to i64
  %18 = call i64 @llvm.smin.i64(i64 %14, i64 %17)
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  %21 = lshr i32 %0, 16
  %22 = trunc i32 %21 to i8
  %23 = sext i8 %22 to i64
  %24 = lshr i32 %1, 16
  %25 = trunc i32 %24 to i8
  %26 = sext i8 %25 to i64
  %27 = call i64 @llvm.smin.i64(i64 %23, i64 %26)
  %28 = trunc i64 %27 to i32
  %29 = add i32 %20, %28
  %30 = lshr i32 %0, 24
  %31 = trunc i32 %30 to i8
  %32 = sext i8 %31 to i64
  %33 = lshr i32 %1, 24
  %34 = trunc i32 %33 to i8
  %35 = sext i8 %34 to i64
  %36 = call i64 @llvm.smin.i64(i64 %32, i64 %35)
  %37 = trunc i64 %36 to i32
  %38 = add i32 %29, %37
  store i32 %38, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.s32.s32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -128)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 127)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 0
  %14 = and i32 %13, 255
  %15 = and i32 %2, -256
  %16 = or i32 %15, %14
  %17 = lshr i32 %0, 8
  %18 = trunc i32 %17 to i8
  %19 = sext i8 %18 to i64
  %20 = lshr i32 %1, 8
  %21 = trunc i32 %20 to i8
  %22 = sext i8 %21 to i64
  %23 = call i64 @llvm.smin.i64(i64 %19, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 -128)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 127)
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 8
  %28 = and i32 %27, 65280
  %29 = and i32 %16, -65281
  %30 = or i32 %29, %28
  %31 = lshr i32 %0, 16
  %32 = trunc i32 %31 to i8
  %33 = sext i8 %32 to i64
  %34 = lshr i32 %1, 16
  %35 = trunc i32 %34 to i8
  %36 = sext i8 %35 to i64
  %37 = call i64 @llvm.smin.i64(i64 %33, i64 %36)
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 -128)
  %39 = call i64 @llvm.smin.i64(i64 %38, i64 127)
  %40 = trunc i64 %39 to i32
  %41 = shl i32 %40, 16
  %42 = and i32 %41, 16711680
  %43 = and i32 %30, -16711681
  %44 = or i32 %43, %42
  %45 = lshr i32 %0, 24
  %46 = trunc i32 %45 to i8
  %47 = sext i8 %46 to i64
  %48 = lshr i32 %1, 24
  %49 = trunc i32 %48 to i8
  %50 = sext i8 %49 to i64
  %51 = call i64 @llvm.smin.i64(i64 %47, i64 %50)
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 -128)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 127)
  %54 = trunc i64 %53 to i32
  %55 = shl i32 %54, 24
  %56 = and i32 %55, -16777216
  %57 = and i32 %44, 16777215
  %58 = or i32 %57, %56
  store i32 %58, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.s32.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 255
  %13 = and i32 %2, -256
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 8
  %16 = trunc i32 %15 to i8
  %17 = zext i8 %16 to i64
  %18 = lshr i32 %1, 8
  %19 = trunc i32 %18 to i8
  %20 = sext i8 %19 to i64
  %21 = call i64 @llvm.smin.i64(i64 %17, i64 %20)
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 8
  %24 = and i32 %23, 65280
  %25 = and i32 %14, -65281
  %26 = or i32 %25, %24
  %27 = lshr i32 %0, 16
  %28 = trunc i32 %27 to i8
  %29 = zext i8 %28 to i64
  %30 = lshr i32 %1, 16
  %31 = trunc i32 %30 to i8
  %32 = sext i8 %31 to i64
  %33 = call i64 @llvm.smin.i64(i64 %29, i64 %32)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, 16711680
  %37 = and i32 %26, -16711681
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 24
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i64
  %42 = lshr i32 %1, 24
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = call i64 @llvm.smin.i64(i64 %41, i64 %44)
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 24
  %48 = and i32 %47, -16777216
  %49 = and i32 %38, 16777215
  %50 = or i32 %49, %48
  store i32 %50, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.s32.u32.s32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 8
  %13 = trunc i32 %12 to i8
  %14 = zext i8 %13 to i64
  %15 = lshr i32 %1, 8
  %16 = trunc i32 %15 to i8
  %17 = sext i8 %16 to i64
  %18 = call i64 @llvm.smin.i64(i64 %14, i64 %17)
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  %21 = lshr i32 %0, 16
  %22 = trunc i32 %21 to i8
  %23 = zext i8 %22 to i64
  %24 = lshr i32 %1, 16
  %25 = trunc i32 %24 to i8
  %26 = sext i8 %25 to i64
  %27 = call i64 @llvm.smin.i64(i64 %23, i64 %26)
  %28 = trunc i64 %27 to i32
  %29 = add i32 %20, %28
  %30 = lshr i32 %0, 24
  %31 = trunc i32 %30 to i8
  %32 = zext i8 %31 to i64
  %33 = lshr i32 %1, 24
  %34 = trunc i32 %33 to i8
  %35 = sext i8 %34 to i64
  %36 = call i64 @llvm.smin.i64(i64 %32, i64 %35)
  %37 = trunc i64 %36 to i32
  %38 = add i32 %29, %37
  store i32 %38, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.s32.u32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -128)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 127)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 0
  %14 = and i32 %13, 255
  %15 = and i32 %2, -256
  %16 = or i32 %15, %14
  %17 = lshr i32 %0, 8
  %18 = trunc i32 %17 to i8
  %19 = zext i8 %18 to i64
  %20 = lshr i32 %1, 8
  %21 = trunc i32 %20 to i8
  %22 = sext i8 %21 to i64
  %23 = call i64 @llvm.smin.i64(i64 %19, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 -128)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 127)
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 8
  %28 = and i32 %27, 65280
  %29 = and i32 %16, -65281
  %30 = or i32 %29, %28
  %31 = lshr i32 %0, 16
  %32 = trunc i32 %31 to i8
  %33 = zext i8 %32 to i64
  %34 = lshr i32 %1, 16
  %35 = trunc i32 %34 to i8
  %36 = sext i8 %35 to i64
  %37 = call i64 @llvm.smin.i64(i64 %33, i64 %36)
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 -128)
  %39 = call i64 @llvm.smin.i64(i64 %38, i64 127)
  %40 = trunc i64 %39 to i32
  %41 = shl i32 %40, 16
  %42 = and i32 %41, 16711680
  %43 = and i32 %30, -16711681
  %44 = or i32 %43, %42
  %45 = lshr i32 %0, 24
  %46 = trunc i32 %45 to i8
  %47 = zext i8 %46 to i64
  %48 = lshr i32 %1, 24
  %49 = trunc i32 %48 to i8
  %50 = sext i8 %49 to i64
  %51 = call i64 @llvm.smin.i64(i64 %47, i64 %50)
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 -128)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 127)
  %54 = trunc i64 %53 to i32
  %55 = shl i32 %54, 24
  %56 = and i32 %55, -16777216
  %57 = and i32 %44, 16777215
  %58 = or i32 %57, %56
  store i32 %58, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.u32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 255
  %13 = and i32 %2, -256
  %14 = or i32 %13, %12
  %15 = lshr i32 %0, 8
  %16 = trunc i32 %15 to i8
  %17 = zext i8 %16 to i64
  %18 = lshr i32 %1, 8
  %19 = trunc i32 %18 to i8
  %20 = zext i8 %19 to i64
  %21 = call i64 @llvm.smin.i64(i64 %17, i64 %20)
  %22 = trunc i64 %21 to i32
  %23 = shl i32 %22, 8
  %24 = and i32 %23, 65280
  %25 = and i32 %14, -65281
  %26 = or i32 %25, %24
  %27 = lshr i32 %0, 16
  %28 = trunc i32 %27 to i8
  %29 = zext i8 %28 to i64
  %30 = lshr i32 %1, 16
  %31 = trunc i32 %30 to i8
  %32 = zext i8 %31 to i64
  %33 = call i64 @llvm.smin.i64(i64 %29, i64 %32)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 16
  %36 = and i32 %35, 16711680
  %37 = and i32 %26, -16711681
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 24
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i64
  %42 = lshr i32 %1, 24
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = call i64 @llvm.smin.i64(i64 %41, i64 %44)
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 24
  %48 = and i32 %47, -16777216
  %49 = and i32 %38, 16777215
  %50 = or i32 %49, %48
  store i32 %50, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.u32.u32.u32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = trunc i64 %9 to i32
  %11 = add i32 %2, %10
  %12 = lshr i32 %0, 8
  %13 = trunc i32 %12 to i8
  %14 = zext i8 %13 to i64
  %15 = lshr i32 %1, 8
  %16 = trunc i32 %15 to i8
  %17 = zext i8 %16 to i64
  %18 = call i64 @llvm.smin.i64(i64 %14, i64 %17)
  %19 = trunc i64 %18 to i32
  %20 = add i32 %11, %19
  %21 = lshr i32 %0, 16
  %22 = trunc i32 %21 to i8
  %23 = zext i8 %22 to i64
  %24 = lshr i32 %1, 16
  %25 = trunc i32 %24 to i8
  %26 = zext i8 %25 to i64
  %27 = call i64 @llvm.smin.i64(i64 %23, i64 %26)
  %28 = trunc i64 %27 to i32
  %29 = add i32 %20, %28
  %30 = lshr i32 %0, 24
  %31 = trunc i32 %30 to i8
  %32 = zext i8 %31 to i64
  %33 = lshr i32 %1, 24
  %34 = trunc i32 %33 to i8
  %35 = zext i8 %34 to i64
  %36 = call i64 @llvm.smin.i64(i64 %32, i64 %35)
  %37 = trunc i64 %36 to i32
  %38 = add i32 %29, %37
  store i32 %38, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmin4.u32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = call i64 @llvm.smin.i64(i64 %5, i64 %8)
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 255)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 0
  %14 = and i32 %13, 255
  %15 = and i32 %2, -256
  %16 = or i32 %15, %14
  %17 = lshr i32 %0, 8
  %18 = trunc i32 %17 to i8
  %19 = zext i8 %18 to i64
  %20 = lshr i32 %1, 8
  %21 = trunc i32 %20 to i8
  %22 = zext i8 %21 to i64
  %23 = call i64 @llvm.smin.i64(i64 %19, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 255)
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 8
  %28 = and i32 %27, 65280
  %29 = and i32 %16, -65281
  %30 = or i32 %29, %28
  %31 = lshr i32 %0, 16
  %32 = trunc i32 %31 to i8
  %33 = zext i8 %32 to i64
  %34 = lshr i32 %1, 16
  %35 = trunc i32 %34 to i8
  %36 = zext i8 %35 to i64
  %37 = call i64 @llvm.smin.i64(i64 %33, i64 %36)
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 0)
  %39 = call i64 @llvm.smin.i64(i64 %38, i64 255)
  %40 = trunc i64 %39 to i32
  %41 = shl i32 %40, 16
  %42 = and i32 %41, 16711680
  %43 = and i32 %30, -16711681
  %44 = or i32 %43, %42
  %45 = lshr i32 %0, 24
  %46 = trunc i32 %45 to i8
  %47 = zext i8 %46 to i64
  %48 = lshr i32 %1, 24
  %49 = trunc i32 %48 to i8
  %50 = zext i8 %49 to i64
  %51 = call i64 @llvm.smin.i64(i64 %47, i64 %50)
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 255)
  %54 = trunc i64 %53 to i32
  %55 = shl i32 %54, 24
  %56 = and i32 %55, -16777216
  %57 = and i32 %44, 16777215
  %58 = or i32 %57, %56
  store i32 %58, ptr %d, align 4, !rw.line !3
  ret void
}
