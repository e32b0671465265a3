define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i64 %0 to double
  %6 = bitcast i64 %1 to double
  %7 = select i1 %4, double %5, double %6
  %8 = bitcast double %7 to i64
  store i64 %8, ptr %d, align 8, !rw.line !3
  ret void
}
