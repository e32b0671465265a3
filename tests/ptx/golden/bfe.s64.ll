define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp ult i32 %1, 64
  %4 = select i1 %3, i32 %1, i32 63
  %5 = zext i32 %4 to i64
  %6 = ashr i64 %0, %5
  %7 = icmp ult i32 %2, 64
  %8 = sub i32 64, %2
  %9 = select i1 %7, i32 %8, i32 0
  %10 = icmp ult i32 %9, 64
  %11 = select i1 %10, i32 %9, i32 63
  %12 = zext i32 %11 to i64
  %13 = shl i64 %6, %12
  %14 = select i1 %10, i64 %13, i64 0
  %15 = icmp ult i32 %9, 64
  %16 = select i1 %15, i32 %9, i32 63
  %17 = zext i32 %16 to i64
  %18 = ashr i64 %14, %17
  store i64 %18, ptr %d, align 8, !rw.line !3
  ret void
}
