define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to <2 x half>
  %4 = bitcast i32 %1 to <2 x half>
  %5 = bitcast i32 %2 to <2 x half>
  %6 = bitcast <2 x half> %3 to i32
  %7 = bitcast <2 x half> %4 to i32
  %8 = bitcast <2 x half> %5 to i32
  %9 = call i32 @rwc.ptx.fma.rn.relu.f16x2(i32 %6, i32 %7, i32 %8), !rw.line !3
  store i32 %9, ptr %d, align 4, !rw.line !4
  ret void
}
