define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %1, 31
  %3 = icmp ult i32 %2, 32
  %4 = select i1 %3, i32 %2, i32 31
  %5 = shl i32 -1, %4
  %6 = select i1 %3, i32 %5, i32 0
  %7 = xor i32 %6, -1
  %8 = and i32 %0, %7
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
