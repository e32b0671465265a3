define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = and i16 %0, 32767
  %5 = icmp ugt i16 %4, 32640
  %6 = select i1 %5, i16 32767, i16 %0
  store i16 %6, ptr %d, align 2, !rw.line !1
  ret void
}
