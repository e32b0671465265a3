define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.nvvm.activemask(), !rw.line !1
  %2 = and i32 -1, %1
  %3 = call i32 @llvm.nvvm.redux.sync.xor(i32 %0, i32 %2), !rw.line !1
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
