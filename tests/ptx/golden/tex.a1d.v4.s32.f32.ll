define void @test(ptr %a, ptr %b, ptr %c, ptr %m) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i64, ptr %m, align 8, !rw.line !3
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tex.a1d.v4.s32.f32(i64 %0, i32 %1, float %4), !rw.line !4
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  %10 = inttoptr i64 %3 to ptr
  %11 = insertelement <4 x i32> undef, i32 %6, i32 0
  %12 = insertelement <4 x i32> %11, i32 %7, i32 1
  %13 = insertelement <4 x i32> %12, i32 %8, i32 2
  %14 = insertelement <4 x i32> %13, i32 %9, i32 3
  store <4 x i32> %14, ptr %10, align 16, !rw.line !5
  ret void
}
