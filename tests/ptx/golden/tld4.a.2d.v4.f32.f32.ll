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
  %6 = call { float, float, float, float } @rwc.ptx.tld4.a.2d.v4.f32.f32(i64 %0, float %4, float %5), !rw.line !4
  %7 = extractvalue { float, float, float, float } %6, 0
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %6, 1
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %6, 2
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float } %6, 3
  %14 = bitcast float %13 to i32
  %15 = inttoptr i64 %3 to ptr
  %16 = insertelement <4 x i32> undef, i32 %8, i32 0
  %17 = insertelement <4 x i32> %16, i32 %10, i32 1
  %18 = insertelement <4 x i32> %17, i32 %12, i32 2
  %19 = insertelement <4 x i32> %18, i32 %14, i32 3
  store <4 x i32> %19, ptr %15, align 16, !rw.line !5
  ret void
}
