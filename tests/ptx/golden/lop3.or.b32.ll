define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  %6 = xor i32 %2, -1
  %7 = and i32 -1, %2
  %8 = and i32 0, %6
  %9 = or i32 %7, %8
  %10 = xor i32 %1, -1
  %11 = and i32 %9, %1
  %12 = and i32 0, %10
  %13 = or i32 %11, %12
  %14 = xor i32 %0, -1
  %15 = and i32 %13, %0
  %16 = and i32 0, %14
  %17 = or i32 %15, %16
  %18 = icmp ne i32 %17, 0
  %19 = or i1 %18, %5
  store i32 %17, ptr %d, align 4, !rw.line !4
  %20 = select i1 %19, i32 1, i32 0
  %21 = getelementptr i8, ptr %d, i64 8
  store i32 %20, ptr %21, align 4, !rw.line !5
  ret void
}
