define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fcmp uge float %2, %3
  %5 = uitofp i1 %4 to half
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
