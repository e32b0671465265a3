define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = cmpxchg ptr %3, i64 %1, i64 %2 monotonic monotonic, align 8, !rw.line !3
  %5 = extractvalue { i64, i1 } %4, 0
  store i64 %5, ptr %d, align 8, !rw.line !4
  ret void
}
