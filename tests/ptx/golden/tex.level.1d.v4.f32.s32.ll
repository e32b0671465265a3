define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { float, float, float, float } @rwc.ptx.tex.level.1d.v4.f32.s32(i64 %0, i32 %1, i32 0), !rw.line !2
  %3 = extractvalue { float, float, float, float } %2, 0
  %4 = bitcast float %3 to i32
  %5 = extractvalue { float, float, float, float } %2, 1
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %2, 2
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %2, 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !6
  ret void
}
