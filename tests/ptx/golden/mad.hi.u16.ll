define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = mul i32 %3, %4
  %6 = lshr i32 %5, 16
  %7 = trunc i32 %6 to i16
  %8 = add i16 %7, %2
  store i16 %8, ptr %d, align 2, !rw.line !3
  ret void
}
