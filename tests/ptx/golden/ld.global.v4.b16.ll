define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x i16>, ptr addrspace(1) %1, align 8, !rw.line !1
  %3 = extractelement <4 x i16> %2, i32 0
  %4 = extractelement <4 x i16> %2, i32 1
  %5 = extractelement <4 x i16> %2, i32 2
  %6 = extractelement <4 x i16> %2, i32 3
  store i16 %3, ptr %d, align 2, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %7, align 2, !rw.line !3
  %8 = getelementptr i8, ptr %d, i64 16
  store i16 %5, ptr %8, align 2, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 24
  store i16 %6, ptr %9, align 2, !rw.line !5
  ret void
}
