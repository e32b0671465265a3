define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %3
  %5 = icmp ult i32 %4, %0
  %6 = mul i32 %0, %1
  %7 = add i32 %6, %2
  %8 = icmp ult i32 %7, %6
  %9 = zext i1 %5 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  %13 = add i32 %3, 0
  %14 = icmp ult i32 %13, %3
  %15 = zext i1 %12 to i32
  %16 = add i32 %13, %15
  %17 = icmp ult i32 %16, %13
  %18 = or i1 %14, %17
  store i32 %10, ptr %d, align 4, !rw.line !4
  %19 = getelementptr i8, ptr %d, i64 8
  store i32 %16, ptr %19, align 4, !rw.line !5
  ret void
}
