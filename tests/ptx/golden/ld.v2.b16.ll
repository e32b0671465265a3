define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x i16>, ptr %1, align 4, !rw.line !1
  %3 = extractelement <2 x i16> %2, i32 0
  %4 = extractelement <2 x i16> %2, i32 1
  store i16 %3, ptr %d, align 2, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !3
  ret void
}
