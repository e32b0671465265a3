define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.nvvm.activemask(), !rw.line !2
  %3 = and i32 -1, %2
  %4 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %3, i32 %0, i32 %1, i32 0), !rw.line !2
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
