define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %1, 31
  %3 = icmp ult i32 %2, 32
  %4 = sub i32 32, %2
  %5 = select i1 %3, i32 %4, i32 0
  %6 = icmp ult i32 %5, 32
  %7 = select i1 %6, i32 %5, i32 31
  %8 = shl i32 %0, %7
  %9 = select i1 %6, i32 %8, i32 0
  %10 = icmp ult i32 %5, 32
  %11 = select i1 %10, i32 %5, i32 31
  %12 = ashr i32 %9, %11
  store i32 %12, ptr %d, align 4, !rw.line !2
  ret void
}
