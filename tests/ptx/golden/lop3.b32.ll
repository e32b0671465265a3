define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 -1, %2
  %5 = and i32 0, %3
  %6 = or i32 %4, %5
  %7 = xor i32 %2, -1
  %8 = and i32 0, %2
  %9 = and i32 -1, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %1, %10
  %12 = xor i32 %2, -1
  %13 = and i32 0, %2
  %14 = and i32 -1, %12
  %15 = or i32 %13, %14
  %16 = xor i32 %2, -1
  %17 = and i32 -1, %2
  %18 = and i32 0, %16
  %19 = or i32 %17, %18
  %20 = xor i32 %1, %19
  %21 = xor i32 %0, %20
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
