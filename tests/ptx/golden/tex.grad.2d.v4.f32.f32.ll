define void @test(ptr %a, ptr %b, ptr %c, ptr %m) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i64, ptr %m, align 8, !rw.line !3
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = bitcast i32 %1 to float
  %7 = bitcast i32 %2 to float
  %8 = bitcast i32 %2 to float
  %9 = bitcast i32 %1 to float
  %10 = call { float, float, float, float } @rwc.ptx.tex.grad.2d.v4.f32.f32(i64 %0, float %4, float %5, float %6, float %7, float %8, float %9), !rw.line !4
  %11 = extractvalue { float, float, float, float } %10, 0
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float } %10, 1
  %14 = bitcast float %13 to i32
  %15 = extractvalue { float, float, float, float } %10, 2
  %16 = bitcast float %15 to i32
  %17 = extractvalue { float, float, float, float } %10, 3
  %18 = bitcast float %17 to i32
  %19 = inttoptr i64 %3 to ptr
  %20 = insertelement <4 x i32> undef, i32 %12, i32 0
  %21 = insertelement <4 x i32> %20, i32 %14, i32 1
  %22 = insertelement <4 x i32> %21, i32 %16, i32 2
  %23 = insertelement <4 x i32> %22, i32 %18, i32 3
  store <4 x i32> %23, ptr %19, align 16, !rw.line !5
  ret void
}
