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
  %13 = sext i1 %12 to i16
  %14 = lshr i32 %0, 16
  %15 = trunc i32 %14 to i16
  %16 = lshr i32 %1, 16
  %17 = trunc i32 %16 to i16
  %18 = zext i16 %15 to i32
  %19 = shl i32 %18, 16
  %20 = bitcast i32 %19 to float
  %21 = zext i16 %17 to i32
  %22 = shl i32 %21, 16
  %23 = bitcast i32 %22 to float
  %24 = fcmp uge float %20, %23
  %25 = sext i1 %24 to i16
  %26 = zext i16 %25 to i32
  %27 = shl i32 %26, 16
  %28 = zext i16 %13 to i32
  %29 = or i32 %28, %27
  store i32 %29, ptr %d, align 4, !rw.line !2
  ret void
}
