define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = lshr i32 %1, 0
  %5 = trunc i32 %4 to i16
  %6 = zext i16 %5 to i64
  %7 = add i64 %3, %6
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 16
  %10 = and i32 %9, -65536
  %11 = and i32 %2, 65535
  %12 = or i32 %10, %11
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
