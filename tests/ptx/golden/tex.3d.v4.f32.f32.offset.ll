define void @test(ptr %d, ptr %i, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = bitcast i32 %3 to float
  %7 = call { float, float, float, float } @"rwc.ptx.tex.3d.v4.f32.f32+offset"(i64 %0, float %4, float %5, float %6, i32 2, i32 -1, i32 1), !rw.line !4
  %8 = extractvalue { float, float, float, float } %7, 0
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %7, 1
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %7, 2
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %7, 3
  %15 = bitcast float %14 to i32
  store i32 %9, ptr %d, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 16
  store i32 %13, ptr %17, align 4, !rw.line !7
  %18 = getelementptr i8, ptr %d, i64 24
  store i32 %15, ptr %18, align 4, !rw.line !8
  ret void
}
