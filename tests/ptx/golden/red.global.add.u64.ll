define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
