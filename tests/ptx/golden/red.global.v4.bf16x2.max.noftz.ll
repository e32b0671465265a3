define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.max.noftz.v4.bf16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  ret void
}
