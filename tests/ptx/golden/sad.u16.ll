define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @llvm.umax.i16(i16 %0, i16 %1)
  %4 = call i16 @llvm.umin.i16(i16 %0, i16 %1)
  %5 = sub i16 %3, %4
  %6 = add i16 %5, %2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
