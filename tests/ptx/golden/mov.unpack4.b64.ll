define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = lshr i64 %0, 0
  %2 = trunc i64 %1 to i16
  %3 = lshr i64 %0, 16
  %4 = trunc i64 %3 to i16
  %5 = lshr i64 %0, 32
  %6 = trunc i64 %5 to i16
  %7 = lshr i64 %0, 48
  %8 = trunc i64 %7 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  %9 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %9, align 2, !rw.line !2
  %10 = getelementptr i8, ptr %d, i64 16
  store i16 %6, ptr %10, align 2, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 24
  store i16 %8, ptr %11, align 2, !rw.line !4
  ret void
}
