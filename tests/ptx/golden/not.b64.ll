define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = xor i64 %0, -1
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
