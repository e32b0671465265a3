define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = lshr i32 %0, 0
  %3 = trunc i32 %2 to i16
  %4 = lshr i32 %1, 0
  %5 = trunc i32 %4 to i16
  %6 = call i16 @llvm.smin.i16(i16 %3, i16 %5)
  %7 = call i16 @llvm.smax.i16(i16 %6, i16 0)
  %8 = lshr i32 %0, 16
  %9 = trunc i32 %8 to i16
  %10 = lshr i32 %1, 16
  %11 = trunc i32 %10 to i16
  %12 = call i16 @llvm.smin.i16(i16 %9, i16 %11)
  %13 = call i16 @llvm.smax.i16(i16 %12, i16 0)
  %14 = zext i16 %13 to i32
  %15 = shl i32 %14, 16
  %16 = zext i16 %7 to i32
  %17 = or i32 %16, %15
  store i32 %17, ptr %d, align 4, !rw.line !2
  ret void
}
