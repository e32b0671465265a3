define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.umax.i32(i32 %0, i32 %1)
  %4 = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %5 = sub i32 %3, %4
  %6 = add i32 %5, %2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
