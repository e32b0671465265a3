define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 3689347642196832784, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
