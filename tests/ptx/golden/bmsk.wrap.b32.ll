define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %0, 31
  %3 = and i32 %1, 31
  %4 = icmp ult i32 %3, 32
  %5 = select i1 %4, i32 %3, i32 31
  %6 = shl i32 -1, %5
  %7 = select i1 %4, i32 %6, i32 0
  %8 = xor i32 %7, -1
  %9 = icmp ult i32 %2, 32
  %10 = select i1 %9, i32 %2, i32 31
  %11 = shl i32 %8, %10
  %12 = select i1 %9, i32 %11, i32 0
  store i32 %12, ptr %d, align 4, !rw.line !2
  ret void
}
