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
