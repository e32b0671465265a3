define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = zext i64 %1 to i128
  %4 = shl i128 %3, 0
  %5 = or i128 0, %4
  %6 = zext i64 %2 to i128
  %7 = shl i128 %6, 64
  %8 = or i128 %5, %7
  %9 = inttoptr i64 %0 to ptr
  store i128 %8, ptr %9, align 16, !rw.line !3
  ret void
}
