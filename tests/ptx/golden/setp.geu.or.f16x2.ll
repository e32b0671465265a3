define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to <2 x half>
  %6 = bitcast i32 %1 to <2 x half>
  %7 = bitcast <2 x half> %5 to i32
  %8 = lshr i32 %7, 0
  %9 = trunc i32 %8 to i16
  %10 = bitcast i16 %9 to half
  %11 = bitcast <2 x half> %6 to i32
  %12 = lshr i32 %11, 0
  %13 = trunc i32 %12 to i16
  %14 = bitcast i16 %13 to half
  %15 = fcmp uge half %10, %14
  %16 = bitcast <2 x half> %5 to i32
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = bitcast i16 %18 to half
  %20 = bitcast <2 x half> %6 to i32
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i16
  %23 = bitcast i16 %22 to half
  %24 = fcmp uge half %19, %23
  %25 = or i1 %15, %4
  %26 = or i1 %24, %4
  %27 = select i1 %25, i32 1, i32 0
  store i32 %27, ptr %d, align 4, !rw.line !3
  %28 = select i1 %26, i32 1, i32 0
  %29 = getelementptr i8, ptr %d, i64 8
  store i32 %28, ptr %29, align 4, !rw.line !4
  ret void
}
