; ---- tex.1d.v4.f16.s32
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i16, i16, i16, i16 } @rwc.ptx.tex.1d.v4.f16.s32(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i16, i16, i16, i16 } %2, 0
  %4 = extractvalue { i16, i16, i16, i16 } %2, 1
  %5 = extractvalue { i16, i16, i16, i16 } %2, 2
  %6 = extractvalue { i16, i16, i16, i16 } %2, 3
  store i16 %3, ptr %d, align 2, !rw.line !3
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %7, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 16
  store i16 %5, ptr %8, align 2, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 24
  store i16 %6, ptr %9, align 2, !rw.line !6
  ret void
}
; ---- tex.1d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = call { float, float, float, float } @rwc.ptx.tex.1d.v4.f32.f32(i64 %0, float %2), !rw.line !2
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !5
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !6
  ret void
}
; ---- tex.1d.v4.f32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = call { float, float, float, float } @"rwc.ptx.tex.1d.v4.f32.f32+offset"(i64 %0, float %2, i32 2), !rw.line !2
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !5
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !6
  ret void
}
; ---- tex.1d.v4.f32.s32
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { float, float, float, float } @rwc.ptx.tex.1d.v4.f32.s32(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { float, float, float, float } %2, 0
  %4 = bitcast float %3 to i32
  %5 = extractvalue { float, float, float, float } %2, 1
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %2, 2
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %2, 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !6
  ret void
}
; ---- tex.1d.v4.f32.s32.offset
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { float, float, float, float } @"rwc.ptx.tex.1d.v4.f32.s32+offset"(i64 %0, i32 %1, i32 2), !rw.line !2
  %3 = extractvalue { float, float, float, float } %2, 0
  %4 = bitcast float %3 to i32
  %5 = extractvalue { float, float, float, float } %2, 1
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %2, 2
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %2, 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !6
  ret void
}
; ---- tex.2d.v2.f16x2.f32
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
; ---- tex.2d.v2.f16x2.s32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32 } @rwc.ptx.tex.2d.v2.f16x2.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %6, align 4, !rw.line !5
  ret void
}
; ---- tex.2d.v4.f16.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i16, i16, i16, i16 } @rwc.ptx.tex.2d.v4.f16.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i16, i16, i16, i16 } %5, 0
  %7 = extractvalue { i16, i16, i16, i16 } %5, 1
  %8 = extractvalue { i16, i16, i16, i16 } %5, 2
  %9 = extractvalue { i16, i16, i16, i16 } %5, 3
  store i16 %6, ptr %d, align 2, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %10, align 2, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i16 %8, ptr %11, align 2, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i16 %9, ptr %12, align 2, !rw.line !7
  ret void
}
; ---- tex.2d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float } @rwc.ptx.tex.2d.v4.f32.f32(i64 %0, float %3, float %4), !rw.line !3
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
; ---- tex.2d.v4.f32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float } @"rwc.ptx.tex.2d.v4.f32.f32+offset"(i64 %0, float %3, float %4, i32 2, i32 -1), !rw.line !3
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
; ---- tex.2d.v4.f32.f32.resident
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float, i1 } @"rwc.ptx.tex.2d.v4.f32.f32+resident"(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { float, float, float, float, i1 } %5, 0
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float, i1 } %5, 1
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float, i1 } %5, 2
  %11 = extractvalue { float, float, float, float, i1 } %5, 3
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float, i1 } %5, 4
  store i32 %7, ptr %d, align 4, !rw.line !4
  %14 = select i1 %13, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %17, align 4, !rw.line !7
  ret void
}
; ---- tex.2d.v4.f32.f32.resident.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float, i1 } @"rwc.ptx.tex.2d.v4.f32.f32+offset+resident"(i64 %0, float %3, float %4, i32 2, i32 -1), !rw.line !3
  %6 = extractvalue { float, float, float, float, i1 } %5, 0
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float, i1 } %5, 1
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float, i1 } %5, 2
  %11 = extractvalue { float, float, float, float, i1 } %5, 3
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float, i1 } %5, 4
  store i32 %7, ptr %d, align 4, !rw.line !4
  %14 = select i1 %13, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %17, align 4, !rw.line !7
  ret void
}
; ---- tex.2d.v4.f32.s32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { float, float, float, float } @rwc.ptx.tex.2d.v4.f32.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !7
  ret void
}
; ---- tex.2d.v4.s32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tex.2d.v4.s32.f32(i64 %0, float %3, float %4), !rw.line !3
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
; ---- tex.2d.v4.s32.s32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32, i32, i32 } @rwc.ptx.tex.2d.v4.s32.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32, i32, i32 } %3, 0
  %5 = extractvalue { i32, i32, i32, i32 } %3, 1
  %6 = extractvalue { i32, i32, i32, i32 } %3, 2
  %7 = extractvalue { i32, i32, i32, i32 } %3, 3
  store i32 %4, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %8, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i32 %7, ptr %10, align 4, !rw.line !7
  ret void
}
; ---- tex.2d.v4.u32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.tex.2d.v4.u32.f32(i64 %0, float %3, float %4), !rw.line !3
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
; ---- tex.2d.v4.u32.s32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32, i32, i32 } @rwc.ptx.tex.2d.v4.u32.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32, i32, i32 } %3, 0
  %5 = extractvalue { i32, i32, i32, i32 } %3, 1
  %6 = extractvalue { i32, i32, i32, i32 } %3, 2
  %7 = extractvalue { i32, i32, i32, i32 } %3, 3
  store i32 %4, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %8, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i32 %7, ptr %10, align 4, !rw.line !7
  ret void
}
; ---- tex.2d.v4.u32.s32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32, i32, i32 } @"rwc.ptx.tex.2d.v4.u32.s32+offset"(i64 %0, i32 %1, i32 %2, i32 2, i32 -1), !rw.line !3
  %4 = extractvalue { i32, i32, i32, i32 } %3, 0
  %5 = extractvalue { i32, i32, i32, i32 } %3, 1
  %6 = extractvalue { i32, i32, i32, i32 } %3, 2
  %7 = extractvalue { i32, i32, i32, i32 } %3, 3
  store i32 %4, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %8, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i32 %7, ptr %10, align 4, !rw.line !7
  ret void
}
; ---- tex.3d.v4.f32.f32
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
  %7 = call { float, float, float, float } @rwc.ptx.tex.3d.v4.f32.f32(i64 %0, float %4, float %5, float %6), !rw.line !4
  %8 = extractvalue { float, float, float, float } %7, 0
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %7, 1
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %7, 2
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %7, 3
  %15 = bitcast float %14 to i32
  store i32 %9, ptr %d, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 16
  store i32 %13, ptr %17, align 4, !rw.line !7
  %18 = getelementptr i8, ptr %d, i64 24
  store i32 %15, ptr %18, align 4, !rw.line !8
  ret void
}
; ---- tex.3d.v4.f32.f32.offset
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
  %7 = call { float, float, float, float } @"rwc.ptx.tex.3d.v4.f32.f32+offset"(i64 %0, float %4, float %5, float %6, i32 2, i32 -1, i32 1), !rw.line !4
  %8 = extractvalue { float, float, float, float } %7, 0
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %7, 1
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %7, 2
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %7, 3
  %15 = bitcast float %14 to i32
  store i32 %9, ptr %d, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 16
  store i32 %13, ptr %17, align 4, !rw.line !7
  %18 = getelementptr i8, ptr %d, i64 24
  store i32 %15, ptr %18, align 4, !rw.line !8
  ret void
}
; ---- tex.3d.v4.s32.s32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call { i32, i32, i32, i32 } @rwc.ptx.tex.3d.v4.s32.s32(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  store i32 %5, ptr %d, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 16
  store i32 %7, ptr %10, align 4, !rw.line !7
  %11 = getelementptr i8, ptr %d, i64 24
  store i32 %8, ptr %11, align 4, !rw.line !8
  ret void
}
; ---- tex.a1d.v4.f32.f32.offset
define void @test(ptr %d, ptr %i, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = call { float, float, float, float } @"rwc.ptx.tex.a1d.v4.f32.f32+offset"(i64 %0, i32 %1, float %3, i32 2), !rw.line !3
  %5 = extractvalue { float, float, float, float } %4, 0
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %4, 1
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %4, 2
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %4, 3
  %12 = bitcast float %11 to i32
  store i32 %6, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %8, ptr %13, align 4, !rw.line !5
  %14 = getelementptr i8, ptr %d, i64 16
  store i32 %10, ptr %14, align 4, !rw.line !6
  %15 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %15, align 4, !rw.line !7
  ret void
}
; ---- tex.a1d.v4.s32.f32
define void @test(ptr %d, ptr %i, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = call { i32, i32, i32, i32 } @rwc.ptx.tex.a1d.v4.s32.f32(i64 %0, i32 %1, float %3), !rw.line !3
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  store i32 %5, ptr %d, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %9, align 4, !rw.line !5
  %10 = getelementptr i8, ptr %d, i64 16
  store i32 %7, ptr %10, align 4, !rw.line !6
  %11 = getelementptr i8, ptr %d, i64 24
  store i32 %8, ptr %11, align 4, !rw.line !7
  ret void
}
; ---- tex.a2d.v4.f32.s32.offset
define void @test(ptr %d, ptr %i, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { float, float, float, float } @"rwc.ptx.tex.a2d.v4.f32.s32+offset"(i64 %0, i32 %1, i32 %2, i32 %3, i32 2, i32 -1), !rw.line !4
  %5 = extractvalue { float, float, float, float } %4, 0
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %4, 1
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %4, 2
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %4, 3
  %12 = bitcast float %11 to i32
  store i32 %6, ptr %d, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %8, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 16
  store i32 %10, ptr %14, align 4, !rw.line !7
  %15 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %15, align 4, !rw.line !8
  ret void
}
; ---- tex.a2d.v4.u32.f32
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
; ---- tex.a2d.v4.u32.s32
define void @test(ptr %d, ptr %i, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { i32, i32, i32, i32 } @rwc.ptx.tex.a2d.v4.u32.s32(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  store i32 %5, ptr %d, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 16
  store i32 %7, ptr %10, align 4, !rw.line !7
  %11 = getelementptr i8, ptr %d, i64 24
  store i32 %8, ptr %11, align 4, !rw.line !8
  ret void
}
; ---- tex.acube.v4.s32.f32
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
  %8 = call { i32, i32, i32, i32 } @rwc.ptx.tex.acube.v4.s32.f32(i64 %0, i32 %1, float %5, float %6, float %7), !rw.line !5
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
; ---- tex.base.1d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = call { float, float, float, float } @rwc.ptx.tex.base.1d.v4.f32.f32(i64 %0, float %2), !rw.line !2
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !5
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !6
  ret void
}
; ---- tex.base.2d.v2.f16x2.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i32, i32 } @rwc.ptx.tex.base.2d.v2.f16x2.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- tex.base.2d.v4.f16.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { i16, i16, i16, i16 } @rwc.ptx.tex.base.2d.v4.f16.f32(i64 %0, float %3, float %4), !rw.line !3
  %6 = extractvalue { i16, i16, i16, i16 } %5, 0
  %7 = extractvalue { i16, i16, i16, i16 } %5, 1
  %8 = extractvalue { i16, i16, i16, i16 } %5, 2
  %9 = extractvalue { i16, i16, i16, i16 } %5, 3
  store i16 %6, ptr %d, align 2, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %10, align 2, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i16 %8, ptr %11, align 2, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i16 %9, ptr %12, align 2, !rw.line !7
  ret void
}
; ---- tex.base.2d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float } @rwc.ptx.tex.base.2d.v4.f32.f32(i64 %0, float %3, float %4), !rw.line !3
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
; ---- tex.base.2d.v4.f32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = call { float, float, float, float } @"rwc.ptx.tex.base.2d.v4.f32.f32+offset"(i64 %0, float %3, float %4, i32 2, i32 -1), !rw.line !3
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
; ---- tex.base.2d.v4.f32.s32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { float, float, float, float } @rwc.ptx.tex.base.2d.v4.f32.s32(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { float, float, float, float } %3, 0
  %5 = bitcast float %4 to i32
  %6 = extractvalue { float, float, float, float } %3, 1
  %7 = bitcast float %6 to i32
  %8 = extractvalue { float, float, float, float } %3, 2
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %3, 3
  %11 = bitcast float %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !7
  ret void
}
; ---- tex.cube.v4.f32.f32.compare
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %2 to float
  %6 = bitcast i32 %2 to float
  %7 = call { float, float, float, float } @"rwc.ptx.tex.cube.v4.f32.f32+compare"(i64 %0, float %3, float %4, float %5, float %6), !rw.line !3
  %8 = extractvalue { float, float, float, float } %7, 0
  %9 = bitcast float %8 to i32
  %10 = extractvalue { float, float, float, float } %7, 1
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %7, 2
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %7, 3
  %15 = bitcast float %14 to i32
  store i32 %9, ptr %d, align 4, !rw.line !4
  %16 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %16, align 4, !rw.line !5
  %17 = getelementptr i8, ptr %d, i64 16
  store i32 %13, ptr %17, align 4, !rw.line !6
  %18 = getelementptr i8, ptr %d, i64 24
  store i32 %15, ptr %18, align 4, !rw.line !7
  ret void
}
; ---- tex.cube.v4.u32.f32
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
  %7 = call { i32, i32, i32, i32 } @rwc.ptx.tex.cube.v4.u32.f32(i64 %0, float %4, float %5, float %6), !rw.line !4
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
; ---- tex.grad.2d.v2.f16x2.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %1 to float
  %6 = bitcast i32 %1 to float
  %7 = bitcast i32 %2 to float
  %8 = bitcast i32 %2 to float
  %9 = call { i32, i32 } @rwc.ptx.tex.grad.2d.v2.f16x2.f32(i64 %0, float %3, float %4, float %5, float %6, float %7, float %8), !rw.line !3
  %10 = extractvalue { i32, i32 } %9, 0
  %11 = extractvalue { i32, i32 } %9, 1
  store i32 %10, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %12, align 4, !rw.line !5
  ret void
}
; ---- tex.grad.2d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %1 to float
  %6 = bitcast i32 %2 to float
  %7 = bitcast i32 %2 to float
  %8 = bitcast i32 %1 to float
  %9 = call { float, float, float, float } @rwc.ptx.tex.grad.2d.v4.f32.f32(i64 %0, float %3, float %4, float %5, float %6, float %7, float %8), !rw.line !3
  %10 = extractvalue { float, float, float, float } %9, 0
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %9, 1
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %9, 2
  %15 = bitcast float %14 to i32
  %16 = extractvalue { float, float, float, float } %9, 3
  %17 = bitcast float %16 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %13, ptr %18, align 4, !rw.line !5
  %19 = getelementptr i8, ptr %d, i64 16
  store i32 %15, ptr %19, align 4, !rw.line !6
  %20 = getelementptr i8, ptr %d, i64 24
  store i32 %17, ptr %20, align 4, !rw.line !7
  ret void
}
; ---- tex.grad.2d.v4.f32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %1 to float
  %6 = bitcast i32 %2 to float
  %7 = bitcast i32 %2 to float
  %8 = bitcast i32 %1 to float
  %9 = call { float, float, float, float } @"rwc.ptx.tex.grad.2d.v4.f32.f32+offset"(i64 %0, float %3, float %4, float %5, float %6, float %7, float %8, i32 2, i32 -1), !rw.line !3
  %10 = extractvalue { float, float, float, float } %9, 0
  %11 = bitcast float %10 to i32
  %12 = extractvalue { float, float, float, float } %9, 1
  %13 = bitcast float %12 to i32
  %14 = extractvalue { float, float, float, float } %9, 2
  %15 = bitcast float %14 to i32
  %16 = extractvalue { float, float, float, float } %9, 3
  %17 = bitcast float %16 to i32
  store i32 %11, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %13, ptr %18, align 4, !rw.line !5
  %19 = getelementptr i8, ptr %d, i64 16
  store i32 %15, ptr %19, align 4, !rw.line !6
  %20 = getelementptr i8, ptr %d, i64 24
  store i32 %17, ptr %20, align 4, !rw.line !7
  ret void
}
; ---- tex.grad.3d.v4.f32.f32
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
  %7 = bitcast i32 %1 to float
  %8 = bitcast i32 %2 to float
  %9 = bitcast i32 %3 to float
  %10 = bitcast i32 %2 to float
  %11 = bitcast i32 %1 to float
  %12 = bitcast i32 %3 to float
  %13 = call { float, float, float, float } @rwc.ptx.tex.grad.3d.v4.f32.f32(i64 %0, float %4, float %5, float %6, float %7, float %8, float %9, float %10, float %11, float %12), !rw.line !4
  %14 = extractvalue { float, float, float, float } %13, 0
  %15 = bitcast float %14 to i32
  %16 = extractvalue { float, float, float, float } %13, 1
  %17 = bitcast float %16 to i32
  %18 = extractvalue { float, float, float, float } %13, 2
  %19 = bitcast float %18 to i32
  %20 = extractvalue { float, float, float, float } %13, 3
  %21 = bitcast float %20 to i32
  store i32 %15, ptr %d, align 4, !rw.line !5
  %22 = getelementptr i8, ptr %d, i64 8
  store i32 %17, ptr %22, align 4, !rw.line !6
  %23 = getelementptr i8, ptr %d, i64 16
  store i32 %19, ptr %23, align 4, !rw.line !7
  %24 = getelementptr i8, ptr %d, i64 24
  store i32 %21, ptr %24, align 4, !rw.line !8
  ret void
}
; ---- tex.level.1d.v4.f32.s32
define void @test(ptr %d, ptr %i, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { float, float, float, float } @rwc.ptx.tex.level.1d.v4.f32.s32(i64 %0, i32 %1, i32 0), !rw.line !2
  %3 = extractvalue { float, float, float, float } %2, 0
  %4 = bitcast float %3 to i32
  %5 = extractvalue { float, float, float, float } %2, 1
  %6 = bitcast float %5 to i32
  %7 = extractvalue { float, float, float, float } %2, 2
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %2, 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !6
  ret void
}
; ---- tex.level.2d.v4.f32.f32
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %2 to float
  %6 = call { float, float, float, float } @rwc.ptx.tex.level.2d.v4.f32.f32(i64 %0, float %3, float %4, float %5), !rw.line !3
  %7 = extractvalue { float, float, float, float } %6, 0
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %6, 1
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %6, 2
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float } %6, 3
  %14 = bitcast float %13 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %15, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 16
  store i32 %12, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 24
  store i32 %14, ptr %17, align 4, !rw.line !7
  ret void
}
; ---- tex.level.2d.v4.f32.f32.offset
define void @test(ptr %d, ptr %i, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = bitcast i32 %1 to float
  %4 = bitcast i32 %2 to float
  %5 = bitcast i32 %2 to float
  %6 = call { float, float, float, float } @"rwc.ptx.tex.level.2d.v4.f32.f32+offset"(i64 %0, float %3, float %4, float %5, i32 2, i32 -1), !rw.line !3
  %7 = extractvalue { float, float, float, float } %6, 0
  %8 = bitcast float %7 to i32
  %9 = extractvalue { float, float, float, float } %6, 1
  %10 = bitcast float %9 to i32
  %11 = extractvalue { float, float, float, float } %6, 2
  %12 = bitcast float %11 to i32
  %13 = extractvalue { float, float, float, float } %6, 3
  %14 = bitcast float %13 to i32
  store i32 %8, ptr %d, align 4, !rw.line !4
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %15, align 4, !rw.line !5
  %16 = getelementptr i8, ptr %d, i64 16
  store i32 %12, ptr %16, align 4, !rw.line !6
  %17 = getelementptr i8, ptr %d, i64 24
  store i32 %14, ptr %17, align 4, !rw.line !7
  ret void
}
; ---- tex.level.3d.v2.f16x2.f32
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
  %7 = bitcast i32 %1 to float
  %8 = call { i32, i32 } @rwc.ptx.tex.level.3d.v2.f16x2.f32(i64 %0, float %4, float %5, float %6, float %7), !rw.line !4
  %9 = extractvalue { i32, i32 } %8, 0
  %10 = extractvalue { i32, i32 } %8, 1
  store i32 %9, ptr %d, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %11, align 4, !rw.line !6
  ret void
}
