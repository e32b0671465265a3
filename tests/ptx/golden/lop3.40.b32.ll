define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 0, %2
  %5 = and i32 -1, %3
  %6 = or i32 %4, %5
  %7 = xor i32 %1, -1
  %8 = and i32 %6, %1
  %9 = and i32 0, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %0, -1
  %12 = and i32 %10, %0
  %13 = and i32 0, %11
  %14 = or i32 %12, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
