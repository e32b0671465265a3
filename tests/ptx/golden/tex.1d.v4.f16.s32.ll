define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i16, i16, i16, i16 } @rwc.ptx.tex.1d.v4.f16.s32(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i16, i16, i16, i16 } %2, 0
  %4 = extractvalue { i16, i16, i16, i16 } %2, 1
  %5 = extractvalue { i16, i16, i16, i16 } %2, 2
  %6 = extractvalue { i16, i16, i16, i16 } %2, 3
  store i16 %3, ptr %d, align 2, !rw.line !3
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %7, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 16
  store i16 %5, ptr %8, align 2, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 24
  store i16 %6, ptr %9, align 2, !rw.line !6
  ret void
}
