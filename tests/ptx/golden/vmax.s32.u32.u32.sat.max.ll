define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.smax.i64(i64 %3, i64 %4)
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 -2147483648)
  %7 = call i64 @llvm.smin.i64(i64 %6, i64 2147483647)
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %2 to i64
  %10 = icmp sgt i64 %7, %9
  %11 = select i1 %10, i32 %8, i32 %2
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
