define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = and i64 %0, 3
  %2 = call i32 @llvm.nvvm.activemask(), !rw.line !1
  %3 = and i32 -1, %2
  %4 = call i32 @llvm.nvvm.match.any.sync.i64(i32 %3, i64 %1), !rw.line !1
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
