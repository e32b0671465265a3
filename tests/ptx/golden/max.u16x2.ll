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
  %6 = call i16 @llvm.umax.i16(i16 %3, i16 %5)
  %7 = lshr i32 %0, 16
  %8 = trunc i32 %7 to i16
  %9 = lshr i32 %1, 16
  %10 = trunc i32 %9 to i16
  %11 = call i16 @llvm.umax.i16(i16 %8, i16 %10)
  %12 = zext i16 %11 to i32
  %13 = shl i32 %12, 16
  %14 = zext i16 %6 to i32
  %15 = or i32 %14, %13
  store i32 %15, ptr %d, align 4, !rw.line !2
  ret void
}
