define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = lshr i32 %0, 0
  %3 = trunc i32 %2 to i8
  %4 = zext i8 %3 to i64
  %5 = lshr i32 %1, 24
  %6 = trunc i32 %5 to i8
  %7 = zext i8 %6 to i64
  %8 = add i64 %4, %7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
