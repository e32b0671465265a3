define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = and i64 %6, 31
  %8 = ashr i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
