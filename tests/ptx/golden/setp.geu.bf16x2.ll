define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = lshr i32 %0, 0
  %3 = trunc i32 %2 to i16
  %4 = lshr i32 %1, 0
  %5 = trunc i32 %4 to i16
  %6 = zext i16 %3 to i32
  %7 = shl i32 %6, 16
  %8 = bitcast i32 %7 to float
  %9 = zext i16 %5 to i32
  %10 = shl i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fcmp uge float %8, %11
  %13 = lshr i32 %0, 16
  %14 = trunc i32 %13 to i16
  %15 = lshr i32 %1, 16
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %14 to i32
  %18 = shl i32 %17, 16
  %19 = bitcast i32 %18 to float
  %20 = zext i16 %16 to i32
  %21 = shl i32 %20, 16
  %22 = bitcast i32 %21 to float
  %23 = fcmp uge float %19, %22
  %24 = select i1 %12, i32 1, i32 0
  store i32 %24, ptr %d, align 4, !rw.line !2
  %25 = select i1 %23, i32 1, i32 0
  %26 = getelementptr i8, ptr %d, i64 8
  store i32 %25, ptr %26, align 4, !rw.line !3
  ret void
}
