define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = mul i64 %0, %1
  %5 = add i64 %4, %2
  %6 = icmp ult i64 %5, %4
  %7 = add i64 %3, 0
  %8 = icmp ult i64 %7, %3
  %9 = zext i1 %6 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  store i64 %5, ptr %d, align 8, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i64 %10, ptr %13, align 8, !rw.line !5
  ret void
}
