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
  %7 = bitcast i32 %1 to float
  %8 = bitcast i32 %2 to float
  %9 = bitcast i32 %3 to float
  %10 = bitcast i32 %2 to float
  %11 = bitcast i32 %1 to float
  %12 = bitcast i32 %3 to float
  %13 = call { float, float, float, float } @rwc.ptx.tex.grad.3d.v4.f32.f32(i64 %0, float %4, float %5, float %6, float %7, float %8, float %9, float %10, float %11, float %12), !rw.line !4
  %14 = extractvalue { float, float, float, float } %13, 0
  %15 = bitcast float %14 to i32
  %16 = extractvalue { float, float, float, float } %13, 1
  %17 = bitcast float %16 to i32
  %18 = extractvalue { float, float, float, float } %13, 2
  %19 = bitcast float %18 to i32
  %20 = extractvalue { float, float, float, float } %13, 3
  %21 = bitcast float %20 to i32
  store i32 %15, ptr %d, align 4, !rw.line !5
  %22 = getelementptr i8, ptr %d, i64 8
  store i32 %17, ptr %22, align 4, !rw.line !6
  %23 = getelementptr i8, ptr %d, i64 16
  store i32 %19, ptr %23, align 4, !rw.line !7
  %24 = getelementptr i8, ptr %d, i64 24
  store i32 %21, ptr %24, align 4, !rw.line !8
  ret void
}
