define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = zext i16 %0 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = zext i16 %1 to i32
  %9 = shl i32 %8, 16
  %10 = bitcast i32 %9 to float
  %11 = fcmp olt float %7, %10
  %12 = or i1 %11, %4
  %13 = select i1 %12, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
