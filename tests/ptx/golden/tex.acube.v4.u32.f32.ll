define void @test(ptr %a, ptr %b, ptr %c, ptr %m) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i64, ptr %m, align 8, !rw.line !3
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %2 to float
  %6 = bitcast i32 %2 to float
  %7 = call { i32, i32, i32, i32 } @rwc.ptx.tex.acube.v4.u32.f32(i64 %0, i32 %1, float %4, float %5, float %6), !rw.line !4
  %8 = extractvalue { i32, i32, i32, i32 } %7, 0
  %9 = extractvalue { i32, i32, i32, i32 } %7, 1
  %10 = extractvalue { i32, i32, i32, i32 } %7, 2
  %11 = extractvalue { i32, i32, i32, i32 } %7, 3
  %12 = inttoptr i64 %3 to ptr
  %13 = insertelement <4 x i32> undef, i32 %8, i32 0
  %14 = insertelement <4 x i32> %13, i32 %9, i32 1
  %15 = insertelement <4 x i32> %14, i32 %10, i32 2
  %16 = insertelement <4 x i32> %15, i32 %11, i32 3
  store <4 x i32> %16, ptr %12, align 16, !rw.line !5
  ret void
}
