define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = add i64 %0, 12
  %2 = inttoptr i64 %1 to ptr
  %3 = load i32, ptr %2, align 4, !rw.line !1
  %4 = add i64 %0, 60
  %5 = inttoptr i64 %4 to ptr
  %6 = load i32, ptr %5, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
