define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp sge i32 %0, %1
  %6 = xor i1 %5, %4
  %7 = sext i1 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
