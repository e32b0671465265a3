define void @test(ptr %d, ptr %i, ptr %l, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i32, ptr %z, align 4, !rw.line !4
  %5 = bitcast i32 %2 to float
  %6 = bitcast i32 %3 to float
  %7 = bitcast i32 %4 to float
  %8 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.a.acube.v4.u32.f32(i64 %0, i32 %1, float %5, float %6, float %7), !rw.line !5
  %9 = extractvalue { i32, i32, i32, i32 } %8, 0
  %10 = extractvalue { i32, i32, i32, i32 } %8, 1
  %11 = extractvalue { i32, i32, i32, i32 } %8, 2
  %12 = extractvalue { i32, i32, i32, i32 } %8, 3
  store i32 %9, ptr %d, align 4, !rw.line !6
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %13, align 4, !rw.line !7
  %14 = getelementptr i8, ptr %d, i64 16
  store i32 %11, ptr %14, align 4, !rw.line !8
  %15 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %15, align 4, !rw.line !9
  ret void
}
