define void @test(ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = add i64 %0, 4
  %2 = inttoptr i64 %1 to ptr
  store i32 305419896, ptr %2, align 4, !rw.line !1
  %3 = inttoptr i64 %0 to ptr
  store i32 -1, ptr %3, align 4, !rw.line !2
  ret void
}
