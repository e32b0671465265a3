define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i64 %0 to double
  %6 = bitcast i64 %1 to double
  %7 = fcmp olt double %5, %6
  %8 = xor i1 %7, true
  %9 = or i1 %7, %4
  %10 = or i1 %8, %4
  %11 = select i1 %9, i32 1, i32 0
  store i32 %11, ptr %d, align 4, !rw.line !3
  %12 = select i1 %10, i32 1, i32 0
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %12, ptr %13, align 4, !rw.line !4
  ret void
}
