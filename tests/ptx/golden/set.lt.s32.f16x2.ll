define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = lshr i32 %4, 0
  %6 = trunc i32 %5 to i16
  %7 = bitcast i16 %6 to half
  %8 = bitcast <2 x half> %3 to i32
  %9 = lshr i32 %8, 0
  %10 = trunc i32 %9 to i16
  %11 = bitcast i16 %10 to half
  %12 = fcmp olt half %7, %11
  %13 = sext i1 %12 to i16
  %14 = bitcast <2 x half> %2 to i32
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i16
  %17 = bitcast i16 %16 to half
  %18 = bitcast <2 x half> %3 to i32
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i16
  %21 = bitcast i16 %20 to half
  %22 = fcmp olt half %17, %21
  %23 = sext i1 %22 to i16
  %24 = zext i16 %23 to i32
  %25 = shl i32 %24, 16
  %26 = zext i16 %13 to i32
  %27 = or i32 %26, %25
  store i32 %27, ptr %d, align 4, !rw.line !2
  ret void
}
