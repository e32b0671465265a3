define void @test(ptr %d, ptr %i, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %3 to float
  %6 = call { i32, i32, i32, i32 } @rwc.ptx.tex.a2d.v4.u32.f32(i64 %0, i32 %1, float %4, float %5), !rw.line !4
  %7 = extractvalue { i32, i32, i32, i32 } %6, 0
  %8 = extractvalue { i32, i32, i32, i32 } %6, 1
  %9 = extractvalue { i32, i32, i32, i32 } %6, 2
  %10 = extractvalue { i32, i32, i32, i32 } %6, 3
  store i32 %7, ptr %d, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %12, align 4, !rw.line !7
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !8
  ret void
}
