define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %1 = lshr i64 %0, 32
  %2 = trunc i64 %1 to i32
  %3 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %4 = lshr i64 %3, 32
  %5 = select i1 true, i64 %4, i64 0
  %6 = trunc i64 %5 to i32
  %7 = icmp ule i32 %2, %6
  %8 = select i1 %7, i32 1, i32 0
  store i32 %8, ptr %d, align 4, !rw.line !0
  ret void
}
