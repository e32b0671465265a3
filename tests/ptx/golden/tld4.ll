; ---- tld4.a.2d.v4.u32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.a.2d.v4.u32.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- tld4.a.2d.v4.u32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @"rwc.ptx.tld4.a.2d.v4.u32.f32+offset"(i64 %0, float %3, float %4, i32 2, i32 -1), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- tld4.a.acube.v4.u32.f32
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
; ---- tld4.b.2d.v4.u32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.b.2d.v4.u32.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- tld4.b.a2d.v4.s32.f32
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
  %6 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.b.a2d.v4.s32.f32(i64 %0, i32 %1, float %4, float %5), !rw.line !4
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
; ---- tld4.g.2d.v4.u32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.g.2d.v4.u32.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- tld4.g.a2d.v4.s32.f32
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
  %6 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.g.a2d.v4.s32.f32(i64 %0, i32 %1, float %4, float %5), !rw.line !4
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
; ---- tld4.g.cube.v4.u32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = bitcast i32 %3 to float
  %7 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.g.cube.v4.u32.f32(i64 %0, float %4, float %5, float %6), !rw.line !4
  %8 = extractvalue { i32, i32, i32, i32 } %7, 0
  %9 = extractvalue { i32, i32, i32, i32 } %7, 1
  %10 = extractvalue { i32, i32, i32, i32 } %7, 2
  %11 = extractvalue { i32, i32, i32, i32 } %7, 3
  store i32 %8, ptr %d, align 4, !rw.line !5
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %12, align 4, !rw.line !6
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %10, ptr %13, align 4, !rw.line !7
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !8
  ret void
}
; ---- tld4.r.2d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float } @rwc.ptx.tld4.r.2d.v4.f32.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { float, float, float, float } %5, 0
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %5, 1
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %5, 2
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %5, 3
  %13 = bitcast float %12 to i32
  store i32 %7, ptr %d, align 4, !rw.line !4
  %14 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %14, align 4, !rw.line !5
  %15 = getelementptr i8, ptr %d, i64 16
  store i32 %11, ptr %15, align 4, !rw.line !6
  %16 = getelementptr i8, ptr %d, i64 24
  store i32 %13, ptr %16, align 4, !rw.line !7
  ret void
}
; ---- tld4.r.2d.v4.u32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tld4.r.2d.v4.u32.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- tld4.r.2d.v4.u32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @"rwc.ptx.tld4.r.2d.v4.u32.f32+offset"(i64 %0, float %3, float %4, i32 2, i32 -1), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- tld4.r.a2d.v4.u32.f32.offset
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
  %6 = call { i32, i32, i32, i32 } @"rwc.ptx.tld4.r.a2d.v4.u32.f32+offset"(i64 %0, i32 %1, float %4, float %5, i32 2, i32 -1), !rw.line !4
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
