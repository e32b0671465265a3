define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 32
  %3 = sub i32 32, %1
  %4 = select i1 %2, i32 %3, i32 0
  %5 = icmp ult i32 %4, 32
  %6 = select i1 %5, i32 %4, i32 31
  %7 = shl i32 %0, %6
  %8 = select i1 %5, i32 %7, i32 0
  %9 = icmp ult i32 %4, 32
  %10 = select i1 %9, i32 %4, i32 31
  %11 = ashr i32 %8, %10
  store i32 %11, ptr %d, align 4, !rw.line !2
  ret void
}
