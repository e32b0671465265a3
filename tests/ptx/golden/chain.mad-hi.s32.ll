define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul i64 %4, %5
  %7 = lshr i64 %6, 32
  %8 = trunc i64 %7 to i32
  %9 = add i32 %8, %2
  %10 = icmp ult i32 %9, %8
  %11 = add i32 %3, 0
  %12 = icmp ult i32 %11, %3
  %13 = zext i1 %10 to i32
  %14 = add i32 %11, %13
  %15 = icmp ult i32 %14, %11
  %16 = or i1 %12, %15
  store i32 %9, ptr %d, align 4, !rw.line !4
  %17 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %17, align 4, !rw.line !5
  ret void
}
