define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to <2 x half>
  %2 = call <2 x half> @llvm.fabs.v2f16(<2 x half> %1)
  %3 = bitcast <2 x half> %2 to i32
  %4 = lshr i32 %3, 0
  %5 = trunc i32 %4 to i16
  %6 = and i16 %5, 31744
  %7 = icmp eq i16 %6, 0
  %8 = and i16 %5, -32768
  %9 = select i1 %7, i16 %8, i16 %5
  %10 = bitcast <2 x half> %2 to i32
  %11 = lshr i32 %10, 16
  %12 = trunc i32 %11 to i16
  %13 = and i16 %12, 31744
  %14 = icmp eq i16 %13, 0
  %15 = and i16 %12, -32768
  %16 = select i1 %14, i16 %15, i16 %12
  %17 = zext i16 %16 to i32
  %18 = shl i32 %17, 16
  %19 = zext i16 %9 to i32
  %20 = or i32 %19, %18
  %21 = bitcast i32 %20 to <2 x half>
  %22 = bitcast <2 x half> %21 to i32
  store i32 %22, ptr %d, align 4, !rw.line !1
  ret void
}
