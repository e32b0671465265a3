define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i16 %0 to half
  %6 = bitcast i16 %1 to half
  %7 = fcmp ord half %5, %6
  %8 = or i1 %7, %4
  %9 = sext i1 %8 to i16
  store i16 %9, ptr %d, align 2, !rw.line !3
  ret void
}
