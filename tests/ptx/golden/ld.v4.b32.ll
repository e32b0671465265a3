define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <4 x i32>, ptr %1, align 16, !rw.line !1
  %3 = extractelement <4 x i32> %2, i32 0
  %4 = extractelement <4 x i32> %2, i32 1
  %5 = extractelement <4 x i32> %2, i32 2
  %6 = extractelement <4 x i32> %2, i32 3
  store i32 %3, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %7, align 4, !rw.line !3
  %8 = getelementptr i8, ptr %d, i64 16
  store i32 %5, ptr %8, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 24
  store i32 %6, ptr %9, align 4, !rw.line !5
  ret void
}
