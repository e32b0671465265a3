define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.activemask(), !rw.line !0
  %1 = and i32 -1, %0
  %2 = call i32 @llvm.cttz.i32(i32 %1, i1 false)
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %4 = icmp eq i32 %3, %2
  store i32 %2, ptr %d, align 4, !rw.line !1
  %5 = select i1 %4, i32 1, i32 0
  %6 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %6, align 4, !rw.line !2
  ret void
}
