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
  %8 = and i32 0, %1
  %9 = and i32 %6, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %2, -1
  %12 = and i32 -1, %2
  %13 = and i32 0, %11
  %14 = or i32 %12, %13
  %15 = xor i32 %1, -1
  %16 = and i32 %14, %1
  %17 = and i32 -1, %15
  %18 = or i32 %16, %17
  %19 = xor i32 %0, -1
  %20 = and i32 %10, %0
  %21 = and i32 %18, %19
  %22 = or i32 %20, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
