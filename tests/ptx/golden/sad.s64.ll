define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = call i64 @llvm.smax.i64(i64 %0, i64 %1)
  %4 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %5 = sub i64 %3, %4
  %6 = add i64 %5, %2
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
