define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = bitcast i16 %1 to half
  %5 = getelementptr half, ptr addrspace(1) %3, i32 0
  %6 = atomicrmw fadd ptr addrspace(1) %5, half %4 monotonic, align 2, !rw.line !3
  %7 = bitcast half %6 to i16
  %8 = bitcast i16 %2 to half
  %9 = getelementptr half, ptr addrspace(1) %3, i32 1
  %10 = atomicrmw fadd ptr addrspace(1) %9, half %8 monotonic, align 2, !rw.line !3
  %11 = bitcast half %10 to i16
  store i16 %7, ptr %d, align 2, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i16 %11, ptr %12, align 2, !rw.line !5
  ret void
}
