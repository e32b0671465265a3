define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %1, 255
  %4 = and i32 %2, 255
  %5 = icmp ult i32 %3, 32
  %6 = select i1 %5, i32 %3, i32 31
  %7 = lshr i32 %0, %6
  %8 = select i1 %5, i32 %7, i32 0
  %9 = icmp ult i32 %4, 32
  %10 = select i1 %9, i32 %4, i32 31
  %11 = shl i32 -1, %10
  %12 = select i1 %9, i32 %11, i32 0
  %13 = xor i32 %12, -1
  %14 = and i32 %8, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
