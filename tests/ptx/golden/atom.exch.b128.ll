define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = zext i64 %1 to i128
  %4 = shl i128 %3, 0
  %5 = or i128 0, %4
  %6 = zext i64 %2 to i128
  %7 = shl i128 %6, 64
  %8 = or i128 %5, %7
  %9 = inttoptr i64 %0 to ptr
  %10 = call i128 @rwc.ptx.atom.exch.b128(ptr %9, i128 %8), !rw.line !3
  %11 = lshr i128 %10, 0
  %12 = trunc i128 %11 to i64
  %13 = lshr i128 %10, 64
  %14 = trunc i128 %13 to i64
  store i64 %12, ptr %d, align 8, !rw.line !4
  %15 = getelementptr i8, ptr %d, i64 8
  store i64 %14, ptr %15, align 8, !rw.line !5
  ret void
}
