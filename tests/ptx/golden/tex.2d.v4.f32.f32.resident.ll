define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float, i1 } @"rwc.ptx.tex.2d.v4.f32.f32+resident"(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { float, float, float, float, i1 } %5, 0
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float, i1 } %5, 1
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float, i1 } %5, 2
  %11 = extractvalue { float, float, float, float, i1 } %5, 3
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float, i1 } %5, 4
  store i32 %7, ptr %d, align 4, !rw.line !4
  %14 = select i1 %13, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %17, align 4, !rw.line !7
  ret void
}
