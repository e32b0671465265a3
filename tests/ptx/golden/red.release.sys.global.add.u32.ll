define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.sys()
  %3 = addrspacecast ptr addrspace(1) %2 to ptr
  %4 = call i32 @rwc.ptx.atom.relaxed.sys.add.u32(ptr %3, i32 %1), !rw.line !2
  ret void
}
