define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 1, i64 %1
  %4 = udiv i64 %0, %3
  %5 = select i1 %2, i64 -1, i64 %4
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
