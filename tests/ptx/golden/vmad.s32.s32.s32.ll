define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = sext i64 %4 to i128
  %6 = sext i64 %3 to i128
  %7 = mul i128 %6, %5
  %8 = sext i32 %2 to i128
  %9 = add i128 %7, %8
  %10 = ashr i128 %9, 0
  %11 = trunc i128 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
