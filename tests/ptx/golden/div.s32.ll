define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %1, 0
  %3 = icmp eq i32 %1, -1
  %4 = icmp eq i32 %0, -2147483648
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i32 1, i32 %1
  %8 = sdiv i32 %0, %7
  %9 = select i1 %2, i32 -1, i32 %8
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
