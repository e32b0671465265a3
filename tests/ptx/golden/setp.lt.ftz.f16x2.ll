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
  %12 = bitcast half %7 to i16
  %13 = and i16 %12, 31744
  %14 = icmp eq i16 %13, 0
  %15 = and i16 %12, -32768
  %16 = select i1 %14, i16 %15, i16 %12
  %17 = bitcast i16 %16 to half
  %18 = bitcast half %11 to i16
  %19 = and i16 %18, 31744
  %20 = icmp eq i16 %19, 0
  %21 = and i16 %18, -32768
  %22 = select i1 %20, i16 %21, i16 %18
  %23 = bitcast i16 %22 to half
  %24 = fcmp olt half %17, %23
  %25 = bitcast <2 x half> %2 to i32
  %26 = lshr i32 %25, 16
  %27 = trunc i32 %26 to i16
  %28 = bitcast i16 %27 to half
  %29 = bitcast <2 x half> %3 to i32
  %30 = lshr i32 %29, 16
  %31 = trunc i32 %30 to i16
  %32 = bitcast i16 %31 to half
  %33 = bitcast half %28 to i16
  %34 = and i16 %33, 31744
  %35 = icmp eq i16 %34, 0
  %36 = and i16 %33, -32768
  %37 = select i1 %35, i16 %36, i16 %33
  %38 = bitcast i16 %37 to half
  %39 = bitcast half %32 to i16
  %40 = and i16 %39, 31744
  %41 = icmp eq i16 %40, 0
  %42 = and i16 %39, -32768
  %43 = select i1 %41, i16 %42, i16 %39
  %44 = bitcast i16 %43 to half
  %45 = fcmp olt half %38, %44
  %46 = select i1 %24, i32 1, i32 0
  store i32 %46, ptr %d, align 4, !rw.line !2
  %47 = select i1 %45, i32 1, i32 0
  %48 = getelementptr i8, ptr %d, i64 8
  store i32 %47, ptr %48, align 4, !rw.line !3
  ret void
}
