define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32 } @rwc.ptx.tex.2d.v2.f16x2.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
