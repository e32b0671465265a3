define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i16
  %8 = sext i16 %7 to i64
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.abs.i64(i64 %9, i1 false)
  %11 = call i64 @llvm.umin.i64(i64 %10, i64 255)
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 8
  %14 = and i32 %13, 65280
  %15 = and i32 %2, -65281
  %16 = or i32 %14, %15
  store i32 %16, ptr %d, align 4, !rw.line !3
  ret void
}
