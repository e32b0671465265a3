define void @test(ptr %a, ptr %b, ptr %c, ptr %m) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i64, ptr %m, align 8, !rw.line !3
  %4 = call { i32, i32, i32, i32 } @rwc.ptx.tex.2d.v4.u32.s32(i64 %0, i32 %1, i32 %2), !rw.line !4
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  %9 = inttoptr i64 %3 to ptr
  %10 = insertelement <4 x i32> undef, i32 %5, i32 0
  %11 = insertelement <4 x i32> %10, i32 %6, i32 1
  %12 = insertelement <4 x i32> %11, i32 %7, i32 2
  %13 = insertelement <4 x i32> %12, i32 %8, i32 3
  store <4 x i32> %13, ptr %9, align 16, !rw.line !5
  ret void
}
