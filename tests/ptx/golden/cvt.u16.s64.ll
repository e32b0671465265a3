define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = trunc i64 %0 to i16
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
