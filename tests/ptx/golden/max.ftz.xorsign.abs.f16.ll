define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = bitcast half %2 to i16
  %5 = bitcast half %3 to i16
  %6 = call i16 @rwc.ptx.max.ftz.xorsign.abs.f16(i16 %4, i16 %5), !rw.line !2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
