define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %1, 0
  %3 = select i1 %2, i16 1, i16 %1
  %4 = udiv i16 %0, %3
  %5 = select i1 %2, i16 -1, i16 %4
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
