define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = sub i64 %0, %2
  %5 = icmp ugt i64 %4, %0
  %6 = xor i1 %5, true
  %7 = sub i64 %1, %3
  %8 = icmp ugt i64 %7, %1
  %9 = xor i1 %6, true
  %10 = zext i1 %9 to i64
  %11 = sub i64 %7, %10
  %12 = icmp ugt i64 %11, %7
  %13 = or i1 %8, %12
  store i64 %4, ptr %d, align 8, !rw.line !4
  %14 = getelementptr i8, ptr %d, i64 8
  store i64 %11, ptr %14, align 8, !rw.line !5
  ret void
}
