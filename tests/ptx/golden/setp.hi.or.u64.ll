define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = icmp ugt i64 %0, %1
  %6 = xor i1 %5, true
  %7 = or i1 %5, %4
  %8 = or i1 %6, %4
  %9 = select i1 %7, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !3
  %10 = select i1 %8, i32 1, i32 0
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !4
  ret void
}
