define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i16 %1 to half
  %4 = fcmp uno half %2, %3
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
