define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = call i16 @rwc.ptx.min.xorsign.abs.bf16(i16 %0, i16 %1), !rw.line !2
  store i16 %2, ptr %d, align 2, !rw.line !3
  ret void
}
