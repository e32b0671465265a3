define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.smax.i64(i64 %0, i64 0)
  %2 = call i64 @llvm.smin.i64(i64 %1, i64 255)
  %3 = trunc i64 %2 to i8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
