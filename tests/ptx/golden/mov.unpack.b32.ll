define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = lshr i32 %0, 0
  %2 = trunc i32 %1 to i16
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !2
  ret void
}
