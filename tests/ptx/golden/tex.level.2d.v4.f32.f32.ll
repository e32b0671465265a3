define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %2 to float
  %6 = call { float, float, float, float } @rwc.ptx.tex.level.2d.v4.f32.f32(i64 %0, float %3, float %4, float %5), !rw.line !3
  %7 = extractvalue { float, float, float, float } %6, 0
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %6, 1
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %6, 2
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float } %6, 3
  %14 = bitcast float %13 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %15, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 16
  store i32 %12, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 24
  store i32 %14, ptr %17, align 4, !rw.line !7
  ret void
}
