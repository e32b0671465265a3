define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x i8>, ptr addrspace(1) %1, align 2, !rw.line !1
  %3 = extractelement <2 x i8> %2, i32 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <2 x i8> %2, i32 1
  %6 = sext i8 %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
