define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %1 to double
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, double %2 monotonic, align 8, !rw.line !2
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
