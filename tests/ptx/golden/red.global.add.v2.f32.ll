define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = bitcast i32 %1 to float
  %5 = getelementptr float, ptr addrspace(1) %3, i32 0
  %6 = atomicrmw fadd ptr addrspace(1) %5, float %4 monotonic, align 4, !rw.line !3
  %7 = bitcast i32 %2 to float
  %8 = getelementptr float, ptr addrspace(1) %3, i32 1
  %9 = atomicrmw fadd ptr addrspace(1) %8, float %7 monotonic, align 4, !rw.line !3
  ret void
}
