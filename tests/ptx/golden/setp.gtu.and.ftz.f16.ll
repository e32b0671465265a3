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
  %7 = bitcast half %5 to i16
  %8 = and i16 %7, 31744
  %9 = icmp eq i16 %8, 0
  %10 = and i16 %7, -32768
  %11 = select i1 %9, i16 %10, i16 %7
  %12 = bitcast i16 %11 to half
  %13 = bitcast half %6 to i16
  %14 = and i16 %13, 31744
  %15 = icmp eq i16 %14, 0
  %16 = and i16 %13, -32768
  %17 = select i1 %15, i16 %16, i16 %13
  %18 = bitcast i16 %17 to half
  %19 = fcmp ugt half %12, %18
  %20 = and i1 %19, %4
  %21 = select i1 %20, i32 1, i32 0
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
