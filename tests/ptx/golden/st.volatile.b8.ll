define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = trunc i32 %1 to i8
  store volatile i8 %3, ptr %2, align 1, !rw.line !2
  ret void
}
