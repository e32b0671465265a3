define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %then, label %next

then:                                             ; preds = %body
  %6 = call i32 @llvm.nvvm.activemask(), !rw.line !1
  %7 = and i32 1431655765, %6
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %7, i1 %2), !rw.line !1
  br label %next

next:                                             ; preds = %then, %body
  %"%d.0" = phi i32 [ %8, %then ], [ 0, %body ]
  store i32 %"%d.0", ptr %d, align 4, !rw.line !2
  ret void
}
