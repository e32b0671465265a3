define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = add i64 %0, %3
  %5 = icmp ult i64 %4, %0
  %6 = mul i64 %0, %1
  %7 = add i64 %6, %2
  %8 = icmp ult i64 %7, %6
  %9 = zext i1 %5 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  %13 = add i64 %3, 0
  %14 = icmp ult i64 %13, %3
  %15 = zext i1 %12 to i64
  %16 = add i64 %13, %15
  %17 = icmp ult i64 %16, %13
  %18 = or i1 %14, %17
  store i64 %10, ptr %d, align 8, !rw.line !4
  %19 = getelementptr i8, ptr %d, i64 8
  store i64 %16, ptr %19, align 8, !rw.line !5
  ret void
}
