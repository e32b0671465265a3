define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = insertelement <2 x i64> undef, i64 %1, i32 0
  %5 = insertelement <2 x i64> %4, i64 %2, i32 1
  store <2 x i64> %5, ptr %3, align 16, !rw.line !3
  ret void
}
