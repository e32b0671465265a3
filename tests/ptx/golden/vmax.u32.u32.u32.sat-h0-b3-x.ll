define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 24
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = zext i32 %1 to i64
  %7 = call i64 @llvm.smax.i64(i64 %5, i64 %6)
  %8 = call i64 @llvm.umin.i64(i64 %7, i64 65535)
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 0
  %11 = and i32 %10, 65535
  %12 = and i32 %2, -65536
  %13 = or i32 %11, %12
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
