define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %2 = sub i32 %1, %0
  %3 = icmp ult i32 %2, 268435456
  %4 = select i1 %3, i32 1, i32 0
  store i32 %4, ptr %d, align 4, !rw.line !0
  ret void
}
