define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  %2 = icmp ult i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !0
  ret void
}
