define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = trunc i32 %3 to i16
  %6 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v2.b8.clamp(i64 %0, i32 %1, i32 %2, i16 %5, i16 %6), !rw.line !5
  ret void
}
