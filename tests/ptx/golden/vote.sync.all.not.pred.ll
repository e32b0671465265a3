define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = xor i1 %2, true
  %4 = call i32 @llvm.nvvm.activemask(), !rw.line !1
  %5 = and i32 -1, %4
  %6 = call i1 @llvm.nvvm.vote.all.sync(i32 %5, i1 %3), !rw.line !1
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
