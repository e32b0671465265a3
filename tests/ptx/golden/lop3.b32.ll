define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 0, %3
  %5 = and i32 -1, %2
  %6 = or i32 %5, %4
  %7 = xor i32 %2, -1
  %8 = and i32 -1, %7
  %9 = and i32 0, %2
  %10 = or i32 %9, %8
  %11 = xor i32 %1, %10
  %12 = xor i32 %2, -1
  %13 = and i32 -1, %12
  %14 = and i32 0, %2
  %15 = or i32 %14, %13
  %16 = xor i32 %2, -1
  %17 = and i32 0, %16
  %18 = and i32 -1, %2
  %19 = or i32 %18, %17
  %20 = xor i32 %1, %19
  %21 = xor i32 %0, %20
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
