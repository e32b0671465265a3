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
  %13 = bitcast <2 x half> %2 to i32
  %14 = lshr i32 %13, 16
  %15 = trunc i32 %14 to i16
  %16 = bitcast i16 %15 to half
  %17 = bitcast <2 x half> %3 to i32
  %18 = lshr i32 %17, 16
  %19 = trunc i32 %18 to i16
  %20 = bitcast i16 %19 to half
  %21 = fcmp olt half %16, %20
  %22 = select i1 %12, i32 1, i32 0
  store i32 %22, ptr %d, align 4, !rw.line !2
  %23 = select i1 %21, i32 1, i32 0
  %24 = getelementptr i8, ptr %d, i64 8
  store i32 %23, ptr %24, align 4, !rw.line !3
  ret void
}
