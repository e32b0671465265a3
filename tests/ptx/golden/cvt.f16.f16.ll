define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = and i16 %2, 32767
  %4 = icmp ugt i16 %3, 31744
  %5 = select i1 %4, i16 32767, i16 %2
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
