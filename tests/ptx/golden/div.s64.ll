define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %1, 0
  %3 = icmp eq i64 %1, -1
  %4 = icmp eq i64 %0, -9223372036854775808
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i64 1, i64 %1
  %8 = sdiv i64 %0, %7
  %9 = select i1 %2, i64 -1, i64 %8
  store i64 %9, ptr %d, align 8, !rw.line !2
  ret void
}
