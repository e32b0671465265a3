define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = zext i64 %0 to i128
  %3 = shl i128 %2, 0
  %4 = or i128 0, %3
  %5 = zext i64 %1 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %8 = lshr i128 %7, 0
  %9 = trunc i128 %8 to i64
  %10 = lshr i128 %7, 64
  %11 = trunc i128 %10 to i64
  store i64 %11, ptr %d, align 8, !rw.line !2
  %12 = getelementptr i8, ptr %d, i64 8
  store i64 %9, ptr %12, align 8, !rw.line !3
  ret void
}
