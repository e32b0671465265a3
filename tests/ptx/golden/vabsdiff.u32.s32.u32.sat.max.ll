define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = call i64 @llvm.abs.i64(i64 %5, i1 false)
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 0)
  %8 = trunc i64 %7 to i32
  %9 = zext i32 %2 to i64
  %10 = icmp ugt i64 %7, %9
  %11 = select i1 %10, i32 %8, i32 %2
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
