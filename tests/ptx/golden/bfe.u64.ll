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
  %6 = lshr i64 %0, %5
  %7 = select i1 %3, i64 %6, i64 0
  %8 = icmp ult i32 %2, 64
  %9 = select i1 %8, i32 %2, i32 63
  %10 = zext i32 %9 to i64
  %11 = shl i64 -1, %10
  %12 = select i1 %8, i64 %11, i64 0
  %13 = xor i64 %12, -1
  %14 = and i64 %7, %13
  store i64 %14, ptr %d, align 8, !rw.line !3
  ret void
}
