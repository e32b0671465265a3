define void @test(ptr %a, ptr %b, ptr %m) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i64, ptr %m, align 8, !rw.line !2
  %3 = call { float, float, float, float } @rwc.ptx.tex.1d.v4.f32.s32(i64 %0, i32 %1), !rw.line !3
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  %12 = inttoptr i64 %2 to ptr
  %13 = insertelement <4 x i32> undef, i32 %5, i32 0
  %14 = insertelement <4 x i32> %13, i32 %7, i32 1
  %15 = insertelement <4 x i32> %14, i32 %9, i32 2
  %16 = insertelement <4 x i32> %15, i32 %11, i32 3
  store <4 x i32> %16, ptr %12, align 16, !rw.line !4
  ret void
}
