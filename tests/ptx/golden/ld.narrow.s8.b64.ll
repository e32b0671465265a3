define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i8, ptr %1, align 1, !rw.line !1
  %3 = sext i8 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !2
  ret void
}
