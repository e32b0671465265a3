define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %1, 255
  %4 = and i32 %2, 255
  %5 = icmp ult i32 %3, 32
  %6 = select i1 %5, i32 %3, i32 31
  %7 = ashr i32 %0, %6
  %8 = icmp ult i32 %4, 32
  %9 = sub i32 32, %4
  %10 = select i1 %8, i32 %9, i32 0
  %11 = icmp ult i32 %10, 32
  %12 = select i1 %11, i32 %10, i32 31
  %13 = shl i32 %7, %12
  %14 = select i1 %11, i32 %13, i32 0
  %15 = icmp ult i32 %10, 32
  %16 = select i1 %15, i32 %10, i32 31
  %17 = ashr i32 %14, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
