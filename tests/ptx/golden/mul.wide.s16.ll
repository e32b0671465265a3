define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = sext i16 %0 to i32
  %3 = sext i16 %1 to i32
  %4 = mul i32 %2, %3
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
