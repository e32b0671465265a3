define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = sext i64 %0 to i128
  %5 = sext i64 %1 to i128
  %6 = mul i128 %4, %5
  %7 = lshr i128 %6, 64
  %8 = trunc i128 %7 to i64
  %9 = add i64 %8, %2
  %10 = icmp ult i64 %9, %8
  %11 = add i64 %3, 0
  %12 = icmp ult i64 %11, %3
  %13 = zext i1 %10 to i64
  %14 = add i64 %11, %13
  %15 = icmp ult i64 %14, %11
  %16 = or i1 %12, %15
  store i64 %9, ptr %d, align 8, !rw.line !4
  %17 = getelementptr i8, ptr %d, i64 8
  store i64 %14, ptr %17, align 8, !rw.line !5
  ret void
}
