define void @test(ptr %d, ptr %i, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { i32, i32, i32, i32 } @rwc.ptx.tex.a2d.v4.u32.s32(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  store i32 %5, ptr %d, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 16
  store i32 %7, ptr %10, align 4, !rw.line !7
  %11 = getelementptr i8, ptr %d, i64 24
  store i32 %8, ptr %11, align 4, !rw.line !8
  ret void
}
