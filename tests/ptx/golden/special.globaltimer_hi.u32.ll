define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %1 = lshr i64 %0, 32
  %2 = trunc i64 %1 to i32
  %3 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %4 = lshr i64 %3, 32
  %5 = trunc i64 %4 to i32
  %6 = icmp uge i32 %5, %2
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !0
  ret void
}
