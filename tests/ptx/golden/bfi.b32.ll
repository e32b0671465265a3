define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = and i32 %2, 255
  %5 = and i32 %3, 255
  %6 = icmp ult i32 %5, 32
  %7 = select i1 %6, i32 %5, i32 31
  %8 = shl i32 -1, %7
  %9 = select i1 %6, i32 %8, i32 0
  %10 = xor i32 %9, -1
  %11 = icmp ult i32 %4, 32
  %12 = select i1 %11, i32 %4, i32 31
  %13 = shl i32 %10, %12
  %14 = select i1 %11, i32 %13, i32 0
  %15 = icmp ult i32 %4, 32
  %16 = select i1 %15, i32 %4, i32 31
  %17 = shl i32 %0, %16
  %18 = select i1 %15, i32 %17, i32 0
  %19 = and i32 %18, %14
  %20 = xor i32 %14, -1
  %21 = and i32 %1, %20
  %22 = or i32 %19, %21
  store i32 %22, ptr %d, align 4, !rw.line !4
  ret void
}
