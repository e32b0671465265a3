define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp ugt i64 %0, %1
  %3 = uitofp i1 %2 to float
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
