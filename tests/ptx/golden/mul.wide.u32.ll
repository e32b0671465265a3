define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = mul i64 %2, %3
  store i64 %4, ptr %d, align 8, !rw.line !2
  ret void
}
