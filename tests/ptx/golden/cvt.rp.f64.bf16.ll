define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = fpext float %3 to double
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
