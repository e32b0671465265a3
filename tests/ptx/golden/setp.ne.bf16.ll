define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 16
  %4 = bitcast i32 %3 to float
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = bitcast i32 %6 to float
  %8 = fcmp one float %4, %7
  %9 = select i1 %8, i32 1, i32 0
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
