define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = add i64 %5, %8
  %10 = call i64 @llvm.umin.i64(i64 %9, i64 127)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 8
  %13 = and i32 %12, 65280
  %14 = and i32 %2, -65281
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
