define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.sys()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
