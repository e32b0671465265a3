define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b8.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16 } %3, 0
  %5 = zext i16 %4 to i32
  %6 = extractvalue { i16, i16 } %3, 1
  %7 = zext i16 %6 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
