define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32 } @rwc.ptx.tex.2d.v2.f16x2.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %6, align 4, !rw.line !5
  ret void
}
