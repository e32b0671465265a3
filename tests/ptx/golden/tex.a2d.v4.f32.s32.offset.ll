define void @test(ptr %d, ptr %i, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { float, float, float, float } @"rwc.ptx.tex.a2d.v4.f32.s32+offset"(i64 %0, i32 %1, i32 %2, i32 %3, i32 2, i32 -1), !rw.line !4
  %5 = extractvalue { float, float, float, float } %4, 0
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %4, 1
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %4, 2
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %4, 3
  %12 = bitcast float %11 to i32
  store i32 %6, ptr %d, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %8, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 16
  store i32 %10, ptr %14, align 4, !rw.line !7
  %15 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %15, align 4, !rw.line !8
  ret void
}
