define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %1 to float
  %6 = bitcast i32 %2 to float
  %7 = bitcast i32 %2 to float
  %8 = bitcast i32 %1 to float
  %9 = call { float, float, float, float } @rwc.ptx.tex.grad.2d.v4.f32.f32(i64 %0, float %3, float %4, float %5, float %6, float %7, float %8), !rw.line !3
  %10 = extractvalue { float, float, float, float } %9, 0
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %9, 1
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %9, 2
  %15 = bitcast float %14 to i32
  %16 = extractvalue { float, float, float, float } %9, 3
  %17 = bitcast float %16 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %13, ptr %18, align 4, !rw.line !5
  %19 = getelementptr i8, ptr %d, i64 16
  store i32 %15, ptr %19, align 4, !rw.line !6
  %20 = getelementptr i8, ptr %d, i64 24
  store i32 %17, ptr %20, align 4, !rw.line !7
  ret void
}
