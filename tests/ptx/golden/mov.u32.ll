define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  ret void
}
