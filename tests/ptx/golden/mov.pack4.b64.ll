define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = load i16, ptr %x, align 2, !rw.line !3
  %4 = zext i16 %0 to i64
  %5 = shl i64 %4, 0
  %6 = or i64 0, %5
  %7 = zext i16 %1 to i64
  %8 = shl i64 %7, 16
  %9 = or i64 %6, %8
  %10 = zext i16 %2 to i64
  %11 = shl i64 %10, 32
  %12 = or i64 %9, %11
  %13 = zext i16 %3 to i64
  %14 = shl i64 %13, 48
  %15 = or i64 %12, %14
  store i64 %15, ptr %d, align 8, !rw.line !4
  ret void
}
