define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 16
  %3 = select i1 %2, i32 %1, i32 15
  %4 = trunc i32 %3 to i16
  %5 = shl i16 %0, %4
  %6 = select i1 %2, i16 %5, i16 0
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
