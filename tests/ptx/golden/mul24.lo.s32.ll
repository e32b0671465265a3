define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = shl i32 %0, 8
  %3 = ashr i32 %2, 8
  %4 = shl i32 %1, 8
  %5 = ashr i32 %4, 8
  %6 = mul i32 %3, %5
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
