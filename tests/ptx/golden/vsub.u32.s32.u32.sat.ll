define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
