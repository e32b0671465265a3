define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = sext i64 %0 to i128
  %3 = sext i64 %1 to i128
  %4 = mul i128 %2, %3
  %5 = lshr i128 %4, 64
  %6 = trunc i128 %5 to i64
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
