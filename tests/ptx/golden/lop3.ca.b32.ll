define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %1, 0
  %4 = xor i32 %2, -1
  %5 = and i32 -1, %2
  %6 = and i32 0, %4
  %7 = or i32 %5, %6
  %8 = xor i32 %0, -1
  %9 = and i32 %3, %0
  %10 = and i32 %7, %8
  %11 = or i32 %9, %10
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
