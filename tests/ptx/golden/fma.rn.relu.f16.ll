define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i16 %2 to half
  %6 = bitcast half %3 to i16
  %7 = bitcast half %4 to i16
  %8 = bitcast half %5 to i16
  %9 = call i16 @rwc.ptx.fma.rn.relu.f16(i16 %6, i16 %7, i16 %8), !rw.line !3
  store i16 %9, ptr %d, align 2, !rw.line !4
  ret void
}
