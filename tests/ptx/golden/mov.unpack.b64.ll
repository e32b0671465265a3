define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = lshr i64 %0, 0
  %2 = trunc i64 %1 to i32
  %3 = lshr i64 %0, 32
  %4 = trunc i64 %3 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !2
  ret void
}
