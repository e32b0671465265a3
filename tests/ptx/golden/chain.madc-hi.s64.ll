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
  %7 = sext i64 %0 to i128
  %8 = sext i64 %1 to i128
  %9 = mul i128 %7, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  %12 = add i64 %11, %3
  %13 = icmp ult i64 %12, %11
  %14 = zext i1 %6 to i64
  %15 = add i64 %12, %14
  %16 = icmp ult i64 %15, %12
  %17 = or i1 %13, %16
  store i64 %5, ptr %d, align 8, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i64 %15, ptr %18, align 8, !rw.line !5
  ret void
}
