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
  %9 = zext i64 %2 to i128
  %10 = shl i128 %9, 0
  %11 = or i128 0, %10
  %12 = zext i64 %1 to i128
  %13 = shl i128 %12, 64
  %14 = or i128 %11, %13
  %15 = inttoptr i64 %0 to ptr
  %16 = call i128 @rwc.ptx.atom.cas.b128(ptr %15, i128 %8, i128 %14), !rw.line !3
  %17 = lshr i128 %16, 0
  %18 = trunc i128 %17 to i64
  %19 = lshr i128 %16, 64
  %20 = trunc i128 %19 to i64
  store i64 %18, ptr %d, align 8, !rw.line !4
  %21 = getelementptr i8, ptr %d, i64 8
  store i64 %20, ptr %21, align 8, !rw.line !5
  ret void
}
