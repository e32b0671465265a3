define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { float, float, float, float } @rwc.ptx.tex.2d.v4.f32.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !7
  ret void
}
