define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @llvm.nvvm.activemask(), !rw.line !1
  %4 = and i32 -1, %3
  %5 = call i1 @llvm.nvvm.vote.any.sync(i32 %4, i1 %2), !rw.line !1
  %6 = select i1 %5, i32 1, i32 0
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
