define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = sext i64 %0 to i128
  %4 = sext i64 %1 to i128
  %5 = mul i128 %3, %4
  %6 = lshr i128 %5, 64
  %7 = trunc i128 %6 to i64
  %8 = add i64 %7, %2
  store i64 %8, ptr %d, align 8, !rw.line !3
  ret void
}
