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
