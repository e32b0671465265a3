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
