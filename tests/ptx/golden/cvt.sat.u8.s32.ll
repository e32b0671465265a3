define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 255)
  %3 = trunc i32 %2 to i8
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
