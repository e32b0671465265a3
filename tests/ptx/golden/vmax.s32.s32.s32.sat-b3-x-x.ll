define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = call i64 @llvm.smax.i64(i64 %3, i64 %4)
  %6 = call i64 @llvm.umin.i64(i64 %5, i64 127)
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 24
  %9 = and i32 %8, -16777216
  %10 = and i32 %2, 16777215
  %11 = or i32 %9, %10
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
