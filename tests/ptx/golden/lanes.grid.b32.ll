define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  store i32 %0, ptr %d, align 4, !rw.line !0
  %4 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %4, align 4, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %5, align 4, !rw.line !2
  %6 = getelementptr i8, ptr %d, i64 24
  store i32 %3, ptr %6, align 4, !rw.line !3
  ret void
}
