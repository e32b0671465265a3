define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = sub i32 %0, %2
  %5 = icmp ugt i32 %4, %0
  %6 = xor i1 %5, true
  %7 = sub i32 %1, %3
  %8 = icmp ugt i32 %7, %1
  %9 = xor i1 %6, true
  %10 = zext i1 %9 to i32
  %11 = sub i32 %7, %10
  %12 = icmp ugt i32 %11, %7
  %13 = or i1 %8, %12
  %14 = xor i1 %13, true
  %15 = sub i32 %0, %1
  %16 = icmp ugt i32 %15, %0
  %17 = xor i1 %14, true
  %18 = zext i1 %17 to i32
  %19 = sub i32 %15, %18
  %20 = icmp ugt i32 %19, %15
  %21 = or i1 %16, %20
  store i32 %4, ptr %d, align 4, !rw.line !4
  %22 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %22, align 4, !rw.line !5
  %23 = getelementptr i8, ptr %d, i64 16
  store i32 %19, ptr %23, align 4, !rw.line !6
  ret void
}
