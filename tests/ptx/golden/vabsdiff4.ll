; ---- vabsdiff4.s32.s32.s32
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 255
  %14 = and i32 %2, -256
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = sext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = sext i8 %20 to i64
  %22 = sub i64 %18, %21
  %23 = call i64 @llvm.abs.i64(i64 %22, i1 false)
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 8
  %26 = and i32 %25, 65280
  %27 = and i32 %15, -65281
  %28 = or i32 %27, %26
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = sext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = sext i8 %33 to i64
  %35 = sub i64 %31, %34
  %36 = call i64 @llvm.abs.i64(i64 %35, i1 false)
  %37 = trunc i64 %36 to i32
  %38 = shl i32 %37, 16
  %39 = and i32 %38, 16711680
  %40 = and i32 %28, -16711681
  %41 = or i32 %40, %39
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = sext i8 %46 to i64
  %48 = sub i64 %44, %47
  %49 = call i64 @llvm.abs.i64(i64 %48, i1 false)
  %50 = trunc i64 %49 to i32
  %51 = shl i32 %50, 24
  %52 = and i32 %51, -16777216
  %53 = and i32 %41, 16777215
  %54 = or i32 %53, %52
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.s32.s32.s32.add
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 8
  %14 = trunc i32 %13 to i8
  %15 = sext i8 %14 to i64
  %16 = lshr i32 %1, 8
  %17 = trunc i32 %16 to i8
  %18 = sext i8 %17 to i64
  %19 = sub i64 %15, %18
  %20 = call i64 @llvm.abs.i64(i64 %19, i1 false)
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  %23 = lshr i32 %0, 16
  %24 = trunc i32 %23 to i8
  %25 = sext i8 %24 to i64
  %26 = lshr i32 %1, 16
  %27 = trunc i32 %26 to i8
  %28 = sext i8 %27 to i64
  %29 = sub i64 %25, %28
  %30 = call i64 @llvm.abs.i64(i64 %29, i1 false)
  %31 = trunc i64 %30 to i32
  %32 = add i32 %22, %31
  %33 = lshr i32 %0, 24
  %34 = trunc i32 %33 to i8
  %35 = sext i8 %34 to i64
  %36 = lshr i32 %1, 24
  %37 = trunc i32 %36 to i8
  %38 = sext i8 %37 to i64
  %39 = sub i64 %35, %38
  %40 = call i64 @llvm.abs.i64(i64 %39, i1 false)
  %41 = trunc i64 %40 to i32
  %42 = add i32 %32, %41
  store i32 %42, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.s32.s32.s32.sat
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -128)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 127)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 255
  %16 = and i32 %2, -256
  %17 = or i32 %16, %15
  %18 = lshr i32 %0, 8
  %19 = trunc i32 %18 to i8
  %20 = sext i8 %19 to i64
  %21 = lshr i32 %1, 8
  %22 = trunc i32 %21 to i8
  %23 = sext i8 %22 to i64
  %24 = sub i64 %20, %23
  %25 = call i64 @llvm.abs.i64(i64 %24, i1 false)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 -128)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 127)
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 8
  %30 = and i32 %29, 65280
  %31 = and i32 %17, -65281
  %32 = or i32 %31, %30
  %33 = lshr i32 %0, 16
  %34 = trunc i32 %33 to i8
  %35 = sext i8 %34 to i64
  %36 = lshr i32 %1, 16
  %37 = trunc i32 %36 to i8
  %38 = sext i8 %37 to i64
  %39 = sub i64 %35, %38
  %40 = call i64 @llvm.abs.i64(i64 %39, i1 false)
  %41 = call i64 @llvm.smax.i64(i64 %40, i64 -128)
  %42 = call i64 @llvm.smin.i64(i64 %41, i64 127)
  %43 = trunc i64 %42 to i32
  %44 = shl i32 %43, 16
  %45 = and i32 %44, 16711680
  %46 = and i32 %32, -16711681
  %47 = or i32 %46, %45
  %48 = lshr i32 %0, 24
  %49 = trunc i32 %48 to i8
  %50 = sext i8 %49 to i64
  %51 = lshr i32 %1, 24
  %52 = trunc i32 %51 to i8
  %53 = sext i8 %52 to i64
  %54 = sub i64 %50, %53
  %55 = call i64 @llvm.abs.i64(i64 %54, i1 false)
  %56 = call i64 @llvm.smax.i64(i64 %55, i64 -128)
  %57 = call i64 @llvm.smin.i64(i64 %56, i64 127)
  %58 = trunc i64 %57 to i32
  %59 = shl i32 %58, 24
  %60 = and i32 %59, -16777216
  %61 = and i32 %47, 16777215
  %62 = or i32 %61, %60
  store i32 %62, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.s32.u32.s32
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 255
  %14 = and i32 %2, -256
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = zext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = sext i8 %20 to i64
  %22 = sub i64 %18, %21
  %23 = call i64 @llvm.abs.i64(i64 %22, i1 false)
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 8
  %26 = and i32 %25, 65280
  %27 = and i32 %15, -65281
  %28 = or i32 %27, %26
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = zext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = sext i8 %33 to i64
  %35 = sub i64 %31, %34
  %36 = call i64 @llvm.abs.i64(i64 %35, i1 false)
  %37 = trunc i64 %36 to i32
  %38 = shl i32 %37, 16
  %39 = and i32 %38, 16711680
  %40 = and i32 %28, -16711681
  %41 = or i32 %40, %39
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = sext i8 %46 to i64
  %48 = sub i64 %44, %47
  %49 = call i64 @llvm.abs.i64(i64 %48, i1 false)
  %50 = trunc i64 %49 to i32
  %51 = shl i32 %50, 24
  %52 = and i32 %51, -16777216
  %53 = and i32 %41, 16777215
  %54 = or i32 %53, %52
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.s32.u32.s32.add
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 8
  %14 = trunc i32 %13 to i8
  %15 = zext i8 %14 to i64
  %16 = lshr i32 %1, 8
  %17 = trunc i32 %16 to i8
  %18 = sext i8 %17 to i64
  %19 = sub i64 %15, %18
  %20 = call i64 @llvm.abs.i64(i64 %19, i1 false)
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  %23 = lshr i32 %0, 16
  %24 = trunc i32 %23 to i8
  %25 = zext i8 %24 to i64
  %26 = lshr i32 %1, 16
  %27 = trunc i32 %26 to i8
  %28 = sext i8 %27 to i64
  %29 = sub i64 %25, %28
  %30 = call i64 @llvm.abs.i64(i64 %29, i1 false)
  %31 = trunc i64 %30 to i32
  %32 = add i32 %22, %31
  %33 = lshr i32 %0, 24
  %34 = trunc i32 %33 to i8
  %35 = zext i8 %34 to i64
  %36 = lshr i32 %1, 24
  %37 = trunc i32 %36 to i8
  %38 = sext i8 %37 to i64
  %39 = sub i64 %35, %38
  %40 = call i64 @llvm.abs.i64(i64 %39, i1 false)
  %41 = trunc i64 %40 to i32
  %42 = add i32 %32, %41
  store i32 %42, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.s32.u32.s32.sat
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -128)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 127)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 255
  %16 = and i32 %2, -256
  %17 = or i32 %16, %15
  %18 = lshr i32 %0, 8
  %19 = trunc i32 %18 to i8
  %20 = zext i8 %19 to i64
  %21 = lshr i32 %1, 8
  %22 = trunc i32 %21 to i8
  %23 = sext i8 %22 to i64
  %24 = sub i64 %20, %23
  %25 = call i64 @llvm.abs.i64(i64 %24, i1 false)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 -128)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 127)
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 8
  %30 = and i32 %29, 65280
  %31 = and i32 %17, -65281
  %32 = or i32 %31, %30
  %33 = lshr i32 %0, 16
  %34 = trunc i32 %33 to i8
  %35 = zext i8 %34 to i64
  %36 = lshr i32 %1, 16
  %37 = trunc i32 %36 to i8
  %38 = sext i8 %37 to i64
  %39 = sub i64 %35, %38
  %40 = call i64 @llvm.abs.i64(i64 %39, i1 false)
  %41 = call i64 @llvm.smax.i64(i64 %40, i64 -128)
  %42 = call i64 @llvm.smin.i64(i64 %41, i64 127)
  %43 = trunc i64 %42 to i32
  %44 = shl i32 %43, 16
  %45 = and i32 %44, 16711680
  %46 = and i32 %32, -16711681
  %47 = or i32 %46, %45
  %48 = lshr i32 %0, 24
  %49 = trunc i32 %48 to i8
  %50 = zext i8 %49 to i64
  %51 = lshr i32 %1, 24
  %52 = trunc i32 %51 to i8
  %53 = sext i8 %52 to i64
  %54 = sub i64 %50, %53
  %55 = call i64 @llvm.abs.i64(i64 %54, i1 false)
  %56 = call i64 @llvm.smax.i64(i64 %55, i64 -128)
  %57 = call i64 @llvm.smin.i64(i64 %56, i64 127)
  %58 = trunc i64 %57 to i32
  %59 = shl i32 %58, 24
  %60 = and i32 %59, -16777216
  %61 = and i32 %47, 16777215
  %62 = or i32 %61, %60
  store i32 %62, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.u32.u32.u32
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 0
  %13 = and i32 %12, 255
  %14 = and i32 %2, -256
  %15 = or i32 %14, %13
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = zext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = zext i8 %20 to i64
  %22 = sub i64 %18, %21
  %23 = call i64 @llvm.abs.i64(i64 %22, i1 false)
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 8
  %26 = and i32 %25, 65280
  %27 = and i32 %15, -65281
  %28 = or i32 %27, %26
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = zext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = zext i8 %33 to i64
  %35 = sub i64 %31, %34
  %36 = call i64 @llvm.abs.i64(i64 %35, i1 false)
  %37 = trunc i64 %36 to i32
  %38 = shl i32 %37, 16
  %39 = and i32 %38, 16711680
  %40 = and i32 %28, -16711681
  %41 = or i32 %40, %39
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = zext i8 %46 to i64
  %48 = sub i64 %44, %47
  %49 = call i64 @llvm.abs.i64(i64 %48, i1 false)
  %50 = trunc i64 %49 to i32
  %51 = shl i32 %50, 24
  %52 = and i32 %51, -16777216
  %53 = and i32 %41, 16777215
  %54 = or i32 %53, %52
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.u32.u32.u32.add
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %2, %11
  %13 = lshr i32 %0, 8
  %14 = trunc i32 %13 to i8
  %15 = zext i8 %14 to i64
  %16 = lshr i32 %1, 8
  %17 = trunc i32 %16 to i8
  %18 = zext i8 %17 to i64
  %19 = sub i64 %15, %18
  %20 = call i64 @llvm.abs.i64(i64 %19, i1 false)
  %21 = trunc i64 %20 to i32
  %22 = add i32 %12, %21
  %23 = lshr i32 %0, 16
  %24 = trunc i32 %23 to i8
  %25 = zext i8 %24 to i64
  %26 = lshr i32 %1, 16
  %27 = trunc i32 %26 to i8
  %28 = zext i8 %27 to i64
  %29 = sub i64 %25, %28
  %30 = call i64 @llvm.abs.i64(i64 %29, i1 false)
  %31 = trunc i64 %30 to i32
  %32 = add i32 %22, %31
  %33 = lshr i32 %0, 24
  %34 = trunc i32 %33 to i8
  %35 = zext i8 %34 to i64
  %36 = lshr i32 %1, 24
  %37 = trunc i32 %36 to i8
  %38 = zext i8 %37 to i64
  %39 = sub i64 %35, %38
  %40 = call i64 @llvm.abs.i64(i64 %39, i1 false)
  %41 = trunc i64 %40 to i32
  %42 = add i32 %32, %41
  store i32 %42, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vabsdiff4.u32.u32.u32.sat
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
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 255)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 255
  %16 = and i32 %2, -256
  %17 = or i32 %16, %15
  %18 = lshr i32 %0, 8
  %19 = trunc i32 %18 to i8
  %20 = zext i8 %19 to i64
  %21 = lshr i32 %1, 8
  %22 = trunc i32 %21 to i8
  %23 = zext i8 %22 to i64
  %24 = sub i64 %20, %23
  %25 = call i64 @llvm.abs.i64(i64 %24, i1 false)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 255)
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 8
  %30 = and i32 %29, 65280
  %31 = and i32 %17, -65281
  %32 = or i32 %31, %30
  %33 = lshr i32 %0, 16
  %34 = trunc i32 %33 to i8
  %35 = zext i8 %34 to i64
  %36 = lshr i32 %1, 16
  %37 = trunc i32 %36 to i8
  %38 = zext i8 %37 to i64
  %39 = sub i64 %35, %38
  %40 = call i64 @llvm.abs.i64(i64 %39, i1 false)
  %41 = call i64 @llvm.smax.i64(i64 %40, i64 0)
  %42 = call i64 @llvm.smin.i64(i64 %41, i64 255)
  %43 = trunc i64 %42 to i32
  %44 = shl i32 %43, 16
  %45 = and i32 %44, 16711680
  %46 = and i32 %32, -16711681
  %47 = or i32 %46, %45
  %48 = lshr i32 %0, 24
  %49 = trunc i32 %48 to i8
  %50 = zext i8 %49 to i64
  %51 = lshr i32 %1, 24
  %52 = trunc i32 %51 to i8
  %53 = zext i8 %52 to i64
  %54 = sub i64 %50, %53
  %55 = call i64 @llvm.abs.i64(i64 %54, i1 false)
  %56 = call i64 @llvm.smax.i64(i64 %55, i64 0)
  %57 = call i64 @llvm.smin.i64(i64 %56, i64 255)
  %58 = trunc i64 %57 to i32
  %59 = shl i32 %58, 24
  %60 = and i32 %59, -16777216
  %61 = and i32 %47, 16777215
  %62 = or i32 %61, %60
  store i32 %62, ptr %d, align 4, !rw.line !3
  ret void
}
