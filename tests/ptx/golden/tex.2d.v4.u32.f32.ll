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
  %6 = call { i32, i32, i32, i32 } @rwc.ptx.tex.2d.v4.u32.f32(i64 %0, float %4, float %5), !rw.line !4
  %7 = extractvalue { i32, i32, i32, i32 } %6, 0
  %8 = extractvalue { i32, i32, i32, i32 } %6, 1
  %9 = extractvalue { i32, i32, i32, i32 } %6, 2
  %10 = extractvalue { i32, i32, i32, i32 } %6, 3
  %11 = inttoptr i64 %3 to ptr
  %12 = insertelement <4 x i32> undef, i32 %7, i32 0
  %13 = insertelement <4 x i32> %12, i32 %8, i32 1
  %14 = insertelement <4 x i32> %13, i32 %9, i32 2
  %15 = insertelement <4 x i32> %14, i32 %10, i32 3
  store <4 x i32> %15, ptr %11, align 16, !rw.line !5
  ret void
}
