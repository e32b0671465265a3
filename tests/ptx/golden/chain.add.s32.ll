define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %2
  %5 = icmp ult i32 %4, %0
  %6 = add i32 %1, %3
  %7 = icmp ult i32 %6, %1
  %8 = zext i1 %5 to i32
  %9 = add i32 %6, %8
  %10 = icmp ult i32 %9, %6
  %11 = or i1 %7, %10
  store i32 %4, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %12, align 4, !rw.line !5
  ret void
}
