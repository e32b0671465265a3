; ---- vavrg4.s32.s32.s32
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 255
  %17 = and i32 %2, -256
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 8
  %20 = trunc i32 %19 to i8
  %21 = sext i8 %20 to i64
  %22 = lshr i32 %1, 8
  %23 = trunc i32 %22 to i8
  %24 = sext i8 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 8
  %32 = and i32 %31, 65280
  %33 = and i32 %18, -65281
  %34 = or i32 %33, %32
  %35 = lshr i32 %0, 16
  %36 = trunc i32 %35 to i8
  %37 = sext i8 %36 to i64
  %38 = lshr i32 %1, 16
  %39 = trunc i32 %38 to i8
  %40 = sext i8 %39 to i64
  %41 = add i64 %37, %40
  %42 = icmp sge i64 %41, 0
  %43 = zext i1 %42 to i64
  %44 = add i64 %41, %43
  %45 = ashr i64 %44, 1
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 16
  %48 = and i32 %47, 16711680
  %49 = and i32 %34, -16711681
  %50 = or i32 %49, %48
  %51 = lshr i32 %0, 24
  %52 = trunc i32 %51 to i8
  %53 = sext i8 %52 to i64
  %54 = lshr i32 %1, 24
  %55 = trunc i32 %54 to i8
  %56 = sext i8 %55 to i64
  %57 = add i64 %53, %56
  %58 = icmp sge i64 %57, 0
  %59 = zext i1 %58 to i64
  %60 = add i64 %57, %59
  %61 = ashr i64 %60, 1
  %62 = trunc i64 %61 to i32
  %63 = shl i32 %62, 24
  %64 = and i32 %63, -16777216
  %65 = and i32 %50, 16777215
  %66 = or i32 %65, %64
  store i32 %66, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.s32.s32.s32.add
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = sext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = sext i8 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = sext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = sext i8 %33 to i64
  %35 = add i64 %31, %34
  %36 = icmp sge i64 %35, 0
  %37 = zext i1 %36 to i64
  %38 = add i64 %35, %37
  %39 = ashr i64 %38, 1
  %40 = trunc i64 %39 to i32
  %41 = add i32 %28, %40
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = sext i8 %46 to i64
  %48 = add i64 %44, %47
  %49 = icmp sge i64 %48, 0
  %50 = zext i1 %49 to i64
  %51 = add i64 %48, %50
  %52 = ashr i64 %51, 1
  %53 = trunc i64 %52 to i32
  %54 = add i32 %41, %53
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.s32.s32.s32.sat
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 -128)
  %15 = call i64 @llvm.smin.i64(i64 %14, i64 127)
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 0
  %18 = and i32 %17, 255
  %19 = and i32 %2, -256
  %20 = or i32 %19, %18
  %21 = lshr i32 %0, 8
  %22 = trunc i32 %21 to i8
  %23 = sext i8 %22 to i64
  %24 = lshr i32 %1, 8
  %25 = trunc i32 %24 to i8
  %26 = sext i8 %25 to i64
  %27 = add i64 %23, %26
  %28 = icmp sge i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = add i64 %27, %29
  %31 = ashr i64 %30, 1
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 -128)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 127)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 8
  %36 = and i32 %35, 65280
  %37 = and i32 %20, -65281
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 16
  %40 = trunc i32 %39 to i8
  %41 = sext i8 %40 to i64
  %42 = lshr i32 %1, 16
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = add i64 %41, %44
  %46 = icmp sge i64 %45, 0
  %47 = zext i1 %46 to i64
  %48 = add i64 %45, %47
  %49 = ashr i64 %48, 1
  %50 = call i64 @llvm.smax.i64(i64 %49, i64 -128)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 127)
  %52 = trunc i64 %51 to i32
  %53 = shl i32 %52, 16
  %54 = and i32 %53, 16711680
  %55 = and i32 %38, -16711681
  %56 = or i32 %55, %54
  %57 = lshr i32 %0, 24
  %58 = trunc i32 %57 to i8
  %59 = sext i8 %58 to i64
  %60 = lshr i32 %1, 24
  %61 = trunc i32 %60 to i8
  %62 = sext i8 %61 to i64
  %63 = add i64 %59, %62
  %64 = icmp sge i64 %63, 0
  %65 = zext i1 %64 to i64
  %66 = add i64 %63, %65
  %67 = ashr i64 %66, 1
  %68 = call i64 @llvm.smax.i64(i64 %67, i64 -128)
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 127)
  %70 = trunc i64 %69 to i32
  %71 = shl i32 %70, 24
  %72 = and i32 %71, -16777216
  %73 = and i32 %56, 16777215
  %74 = or i32 %73, %72
  store i32 %74, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.s32.u32.s32
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 255
  %17 = and i32 %2, -256
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 8
  %20 = trunc i32 %19 to i8
  %21 = zext i8 %20 to i64
  %22 = lshr i32 %1, 8
  %23 = trunc i32 %22 to i8
  %24 = sext i8 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 8
  %32 = and i32 %31, 65280
  %33 = and i32 %18, -65281
  %34 = or i32 %33, %32
  %35 = lshr i32 %0, 16
  %36 = trunc i32 %35 to i8
  %37 = zext i8 %36 to i64
  %38 = lshr i32 %1, 16
  %39 = trunc i32 %38 to i8
  %40 = sext i8 %39 to i64
  %41 = add i64 %37, %40
  %42 = icmp sge i64 %41, 0
  %43 = zext i1 %42 to i64
  %44 = add i64 %41, %43
  %45 = ashr i64 %44, 1
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 16
  %48 = and i32 %47, 16711680
  %49 = and i32 %34, -16711681
  %50 = or i32 %49, %48
  %51 = lshr i32 %0, 24
  %52 = trunc i32 %51 to i8
  %53 = zext i8 %52 to i64
  %54 = lshr i32 %1, 24
  %55 = trunc i32 %54 to i8
  %56 = sext i8 %55 to i64
  %57 = add i64 %53, %56
  %58 = icmp sge i64 %57, 0
  %59 = zext i1 %58 to i64
  %60 = add i64 %57, %59
  %61 = ashr i64 %60, 1
  %62 = trunc i64 %61 to i32
  %63 = shl i32 %62, 24
  %64 = and i32 %63, -16777216
  %65 = and i32 %50, 16777215
  %66 = or i32 %65, %64
  store i32 %66, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.s32.u32.s32.add
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = zext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = sext i8 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = zext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = sext i8 %33 to i64
  %35 = add i64 %31, %34
  %36 = icmp sge i64 %35, 0
  %37 = zext i1 %36 to i64
  %38 = add i64 %35, %37
  %39 = ashr i64 %38, 1
  %40 = trunc i64 %39 to i32
  %41 = add i32 %28, %40
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = sext i8 %46 to i64
  %48 = add i64 %44, %47
  %49 = icmp sge i64 %48, 0
  %50 = zext i1 %49 to i64
  %51 = add i64 %48, %50
  %52 = ashr i64 %51, 1
  %53 = trunc i64 %52 to i32
  %54 = add i32 %41, %53
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.s32.u32.s32.sat
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 -128)
  %15 = call i64 @llvm.smin.i64(i64 %14, i64 127)
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 0
  %18 = and i32 %17, 255
  %19 = and i32 %2, -256
  %20 = or i32 %19, %18
  %21 = lshr i32 %0, 8
  %22 = trunc i32 %21 to i8
  %23 = zext i8 %22 to i64
  %24 = lshr i32 %1, 8
  %25 = trunc i32 %24 to i8
  %26 = sext i8 %25 to i64
  %27 = add i64 %23, %26
  %28 = icmp sge i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = add i64 %27, %29
  %31 = ashr i64 %30, 1
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 -128)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 127)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 8
  %36 = and i32 %35, 65280
  %37 = and i32 %20, -65281
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 16
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i64
  %42 = lshr i32 %1, 16
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i64
  %45 = add i64 %41, %44
  %46 = icmp sge i64 %45, 0
  %47 = zext i1 %46 to i64
  %48 = add i64 %45, %47
  %49 = ashr i64 %48, 1
  %50 = call i64 @llvm.smax.i64(i64 %49, i64 -128)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 127)
  %52 = trunc i64 %51 to i32
  %53 = shl i32 %52, 16
  %54 = and i32 %53, 16711680
  %55 = and i32 %38, -16711681
  %56 = or i32 %55, %54
  %57 = lshr i32 %0, 24
  %58 = trunc i32 %57 to i8
  %59 = zext i8 %58 to i64
  %60 = lshr i32 %1, 24
  %61 = trunc i32 %60 to i8
  %62 = sext i8 %61 to i64
  %63 = add i64 %59, %62
  %64 = icmp sge i64 %63, 0
  %65 = zext i1 %64 to i64
  %66 = add i64 %63, %65
  %67 = ashr i64 %66, 1
  %68 = call i64 @llvm.smax.i64(i64 %67, i64 -128)
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 127)
  %70 = trunc i64 %69 to i32
  %71 = shl i32 %70, 24
  %72 = and i32 %71, -16777216
  %73 = and i32 %56, 16777215
  %74 = or i32 %73, %72
  store i32 %74, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.u32.u32.u32
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 0
  %16 = and i32 %15, 255
  %17 = and i32 %2, -256
  %18 = or i32 %17, %16
  %19 = lshr i32 %0, 8
  %20 = trunc i32 %19 to i8
  %21 = zext i8 %20 to i64
  %22 = lshr i32 %1, 8
  %23 = trunc i32 %22 to i8
  %24 = zext i8 %23 to i64
  %25 = add i64 %21, %24
  %26 = icmp sge i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add i64 %25, %27
  %29 = ashr i64 %28, 1
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 8
  %32 = and i32 %31, 65280
  %33 = and i32 %18, -65281
  %34 = or i32 %33, %32
  %35 = lshr i32 %0, 16
  %36 = trunc i32 %35 to i8
  %37 = zext i8 %36 to i64
  %38 = lshr i32 %1, 16
  %39 = trunc i32 %38 to i8
  %40 = zext i8 %39 to i64
  %41 = add i64 %37, %40
  %42 = icmp sge i64 %41, 0
  %43 = zext i1 %42 to i64
  %44 = add i64 %41, %43
  %45 = ashr i64 %44, 1
  %46 = trunc i64 %45 to i32
  %47 = shl i32 %46, 16
  %48 = and i32 %47, 16711680
  %49 = and i32 %34, -16711681
  %50 = or i32 %49, %48
  %51 = lshr i32 %0, 24
  %52 = trunc i32 %51 to i8
  %53 = zext i8 %52 to i64
  %54 = lshr i32 %1, 24
  %55 = trunc i32 %54 to i8
  %56 = zext i8 %55 to i64
  %57 = add i64 %53, %56
  %58 = icmp sge i64 %57, 0
  %59 = zext i1 %58 to i64
  %60 = add i64 %57, %59
  %61 = ashr i64 %60, 1
  %62 = trunc i64 %61 to i32
  %63 = shl i32 %62, 24
  %64 = and i32 %63, -16777216
  %65 = and i32 %50, 16777215
  %66 = or i32 %65, %64
  store i32 %66, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.u32.u32.u32.add
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = lshr i32 %0, 8
  %17 = trunc i32 %16 to i8
  %18 = zext i8 %17 to i64
  %19 = lshr i32 %1, 8
  %20 = trunc i32 %19 to i8
  %21 = zext i8 %20 to i64
  %22 = add i64 %18, %21
  %23 = icmp sge i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add i64 %22, %24
  %26 = ashr i64 %25, 1
  %27 = trunc i64 %26 to i32
  %28 = add i32 %15, %27
  %29 = lshr i32 %0, 16
  %30 = trunc i32 %29 to i8
  %31 = zext i8 %30 to i64
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = zext i8 %33 to i64
  %35 = add i64 %31, %34
  %36 = icmp sge i64 %35, 0
  %37 = zext i1 %36 to i64
  %38 = add i64 %35, %37
  %39 = ashr i64 %38, 1
  %40 = trunc i64 %39 to i32
  %41 = add i32 %28, %40
  %42 = lshr i32 %0, 24
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = lshr i32 %1, 24
  %46 = trunc i32 %45 to i8
  %47 = zext i8 %46 to i64
  %48 = add i64 %44, %47
  %49 = icmp sge i64 %48, 0
  %50 = zext i1 %49 to i64
  %51 = add i64 %48, %50
  %52 = ashr i64 %51, 1
  %53 = trunc i64 %52 to i32
  %54 = add i32 %41, %53
  store i32 %54, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vavrg4.u32.u32.u32.sat
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
  %9 = add i64 %5, %8
  %10 = icmp sge i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = add i64 %9, %11
  %13 = ashr i64 %12, 1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %15 = call i64 @llvm.smin.i64(i64 %14, i64 255)
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 0
  %18 = and i32 %17, 255
  %19 = and i32 %2, -256
  %20 = or i32 %19, %18
  %21 = lshr i32 %0, 8
  %22 = trunc i32 %21 to i8
  %23 = zext i8 %22 to i64
  %24 = lshr i32 %1, 8
  %25 = trunc i32 %24 to i8
  %26 = zext i8 %25 to i64
  %27 = add i64 %23, %26
  %28 = icmp sge i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = add i64 %27, %29
  %31 = ashr i64 %30, 1
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 0)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 255)
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 8
  %36 = and i32 %35, 65280
  %37 = and i32 %20, -65281
  %38 = or i32 %37, %36
  %39 = lshr i32 %0, 16
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i64
  %42 = lshr i32 %1, 16
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i64
  %45 = add i64 %41, %44
  %46 = icmp sge i64 %45, 0
  %47 = zext i1 %46 to i64
  %48 = add i64 %45, %47
  %49 = ashr i64 %48, 1
  %50 = call i64 @llvm.smax.i64(i64 %49, i64 0)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 255)
  %52 = trunc i64 %51 to i32
  %53 = shl i32 %52, 16
  %54 = and i32 %53, 16711680
  %55 = and i32 %38, -16711681
  %56 = or i32 %55, %54
  %57 = lshr i32 %0, 24
  %58 = trunc i32 %57 to i8
  %59 = zext i8 %58 to i64
  %60 = lshr i32 %1, 24
  %61 = trunc i32 %60 to i8
  %62 = zext i8 %61 to i64
  %63 = add i64 %59, %62
  %64 = icmp sge i64 %63, 0
  %65 = zext i1 %64 to i64
  %66 = add i64 %63, %65
  %67 = ashr i64 %66, 1
  %68 = call i64 @llvm.smax.i64(i64 %67, i64 0)
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 255)
  %70 = trunc i64 %69 to i32
  %71 = shl i32 %70, 24
  %72 = and i32 %71, -16777216
  %73 = and i32 %56, 16777215
  %74 = or i32 %73, %72
  store i32 %74, ptr %d, align 4, !rw.line !3
  ret void
}
