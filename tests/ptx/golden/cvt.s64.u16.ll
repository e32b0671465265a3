define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i64
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
