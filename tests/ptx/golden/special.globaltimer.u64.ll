define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %2 = icmp uge i64 %1, %0
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !0
  ret void
}
