define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %1, 255
  %4 = and i32 %2, 255
  %5 = icmp ult i32 %4, 32
  %6 = select i1 %5, i32 %4, i32 31
  %7 = shl i32 -1, %6
  %8 = select i1 %5, i32 %7, i32 0
  %9 = xor i32 %8, -1
  %10 = icmp ult i32 %3, 32
  %11 = select i1 %10, i32 %3, i32 31
  %12 = lshr i32 %0, %11
  %13 = select i1 %10, i32 %12, i32 0
  %14 = and i32 %13, %9
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
