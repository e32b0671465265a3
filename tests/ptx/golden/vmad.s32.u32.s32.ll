define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
