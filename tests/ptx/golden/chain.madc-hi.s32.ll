define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = mul i32 %0, %1
  %5 = add i32 %4, %2
  %6 = icmp ult i32 %5, %4
  %7 = sext i32 %0 to i64
  %8 = sext i32 %1 to i64
  %9 = mul i64 %7, %8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %3
  %13 = icmp ult i32 %12, %11
  %14 = zext i1 %6 to i32
  %15 = add i32 %12, %14
  %16 = icmp ult i32 %15, %12
  %17 = or i1 %13, %16
  store i32 %5, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %15, ptr %18, align 4, !rw.line !5
  ret void
}
