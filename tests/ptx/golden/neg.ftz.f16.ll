define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fneg half %1
  %3 = bitcast half %2 to i16
  %4 = and i16 %3, 31744
  %5 = icmp eq i16 %4, 0
  %6 = and i16 %3, -32768
  %7 = select i1 %5, i16 %6, i16 %3
  %8 = bitcast i16 %7 to half
  %9 = bitcast half %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !1
  ret void
}
