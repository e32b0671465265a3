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
