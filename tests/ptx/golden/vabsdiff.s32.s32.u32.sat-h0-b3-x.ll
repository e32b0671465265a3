define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 24
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = zext i32 %1 to i64
  %7 = sub i64 %5, %6
  %8 = call i64 @llvm.abs.i64(i64 %7, i1 false)
  %9 = call i64 @llvm.umin.i64(i64 %8, i64 32767)
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 0
  %12 = and i32 %11, 65535
  %13 = and i32 %2, -65536
  %14 = or i32 %12, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
