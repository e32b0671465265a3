define void @test(ptr %a, ptr %b, ptr %c, ptr %m) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i64, ptr %m, align 8, !rw.line !3
  %4 = call { float, float, float, float } @rwc.ptx.tex.2d.v4.f32.s32(i64 %0, i32 %1, i32 %2), !rw.line !4
  %5 = extractvalue { float, float, float, float } %4, 0
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %4, 1
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %4, 2
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %4, 3
  %12 = bitcast float %11 to i32
  %13 = inttoptr i64 %3 to ptr
  %14 = insertelement <4 x i32> undef, i32 %6, i32 0
  %15 = insertelement <4 x i32> %14, i32 %8, i32 1
  %16 = insertelement <4 x i32> %15, i32 %10, i32 2
  %17 = insertelement <4 x i32> %16, i32 %12, i32 3
  store <4 x i32> %17, ptr %13, align 16, !rw.line !5
  ret void
}
