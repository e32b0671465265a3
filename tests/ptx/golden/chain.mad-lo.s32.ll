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
  %7 = add i32 %3, 0
  %8 = icmp ult i32 %7, %3
  %9 = zext i1 %6 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  store i32 %5, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
