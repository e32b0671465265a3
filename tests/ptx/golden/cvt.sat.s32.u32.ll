define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.umax.i32(i32 %0, i32 0)
  %2 = call i32 @llvm.umin.i32(i32 %1, i32 2147483647)
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
