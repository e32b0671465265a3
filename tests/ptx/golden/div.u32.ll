define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %1, 0
  %3 = select i1 %2, i32 1, i32 %1
  %4 = udiv i32 %0, %3
  %5 = select i1 %2, i32 -1, i32 %4
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
