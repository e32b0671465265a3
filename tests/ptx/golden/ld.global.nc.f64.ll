define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load double, ptr addrspace(1) %1, align 8, !invariant.load !1, !rw.line !2
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
