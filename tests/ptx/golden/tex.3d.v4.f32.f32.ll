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
  %6 = bitcast i32 %2 to float
  %7 = call { float, float, float, float } @rwc.ptx.tex.3d.v4.f32.f32(i64 %0, float %4, float %5, float %6), !rw.line !4
  %8 = extractvalue { float, float, float, float } %7, 0
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %7, 1
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %7, 2
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %7, 3
  %15 = bitcast float %14 to i32
  %16 = inttoptr i64 %3 to ptr
  %17 = insertelement <4 x i32> undef, i32 %9, i32 0
  %18 = insertelement <4 x i32> %17, i32 %11, i32 1
  %19 = insertelement <4 x i32> %18, i32 %13, i32 2
  %20 = insertelement <4 x i32> %19, i32 %15, i32 3
  store <4 x i32> %20, ptr %16, align 16, !rw.line !5
  ret void
}
