define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = getelementptr i32, ptr addrspace(1) %3, i32 0
  %5 = addrspacecast ptr addrspace(1) %4 to ptr
  %6 = call i32 @rwc.ptx.atom.add.noftz.bf16x2(ptr %5, i32 %1), !rw.line !3
  %7 = getelementptr i32, ptr addrspace(1) %3, i32 1
  %8 = addrspacecast ptr addrspace(1) %7 to ptr
  %9 = call i32 @rwc.ptx.atom.add.noftz.bf16x2(ptr %8, i32 %2), !rw.line !3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %10, align 4, !rw.line !5
  ret void
}
