define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i128, ptr %1, align 16, !rw.line !1
  %3 = lshr i128 %2, 0
  %4 = trunc i128 %3 to i64
  %5 = lshr i128 %2, 64
  %6 = trunc i128 %5 to i64
  store i64 %4, ptr %d, align 8, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i64 %6, ptr %7, align 8, !rw.line !3
  ret void
}
