define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = shl i64 %2, 0
  %4 = or i64 0, %3
  %5 = zext i32 %1 to i64
  %6 = shl i64 %5, 32
  %7 = or i64 %4, %6
  store i64 %7, ptr %d, align 8, !rw.line !2
  ret void
}
