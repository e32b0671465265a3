define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %1, 0
  %3 = icmp eq i16 %1, -1
  %4 = icmp eq i16 %0, -32768
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i16 1, i16 %1
  %8 = sdiv i16 %0, %7
  %9 = select i1 %2, i16 -1, i16 %8
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
