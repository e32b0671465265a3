define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  store i32 %0, ptr %d, align 4, !rw.line !0
  %3 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %3, align 4, !rw.line !1
  %4 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %4, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 24
  store i32 32, ptr %5, align 4, !rw.line !3
  ret void
}
