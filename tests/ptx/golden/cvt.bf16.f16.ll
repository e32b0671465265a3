define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rn.bf16.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
