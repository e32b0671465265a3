define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = and i16 %4, 31744
  %6 = icmp eq i16 %5, 0
  %7 = and i16 %4, -32768
  %8 = select i1 %6, i16 %7, i16 %4
  %9 = bitcast i16 %8 to half
  %10 = bitcast half %3 to i16
  %11 = and i16 %10, 31744
  %12 = icmp eq i16 %11, 0
  %13 = and i16 %10, -32768
  %14 = select i1 %12, i16 %13, i16 %10
  %15 = bitcast i16 %14 to half
  %16 = fcmp uno half %9, %15
  %17 = select i1 %16, i32 1, i32 0
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
