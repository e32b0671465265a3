; ---- mov.b128
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = zext i64 %0 to i128
  %3 = shl i128 %2, 0
  %4 = or i128 0, %3
  %5 = zext i64 %1 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %8 = lshr i128 %7, 0
  %9 = trunc i128 %8 to i64
  %10 = lshr i128 %7, 64
  %11 = trunc i128 %10 to i64
  store i64 %11, ptr %d, align 8, !rw.line !2
  %12 = getelementptr i8, ptr %d, i64 8
  store i64 %9, ptr %12, align 8, !rw.line !3
  ret void
}
; ---- mov.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  store i16 %0, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- mov.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- mov.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  store i64 %0, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- mov.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = bitcast float %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- mov.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = bitcast double %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- mov.pack.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = zext i16 %0 to i32
  %3 = shl i32 %2, 0
  %4 = or i32 0, %3
  %5 = zext i16 %1 to i32
  %6 = shl i32 %5, 16
  %7 = or i32 %4, %6
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mov.pack.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = shl i64 %2, 0
  %4 = or i64 0, %3
  %5 = zext i32 %1 to i64
  %6 = shl i64 %5, 32
  %7 = or i64 %4, %6
  store i64 %7, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- mov.pack4.b64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = load i16, ptr %x, align 2, !rw.line !3
  %4 = zext i16 %0 to i64
  %5 = shl i64 %4, 0
  %6 = or i64 0, %5
  %7 = zext i16 %1 to i64
  %8 = shl i64 %7, 16
  %9 = or i64 %6, %8
  %10 = zext i16 %2 to i64
  %11 = shl i64 %10, 32
  %12 = or i64 %9, %11
  %13 = zext i16 %3 to i64
  %14 = shl i64 %13, 48
  %15 = or i64 %12, %14
  store i64 %15, ptr %d, align 8, !rw.line !4
  ret void
}
; ---- mov.pred
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- mov.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  store i16 %0, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- mov.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- mov.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  store i64 %0, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- mov.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  store i16 %0, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- mov.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- mov.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  store i64 %0, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- mov.unpack-low.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = lshr i64 %0, 0
  %2 = trunc i64 %1 to i32
  %3 = lshr i64 %0, 32
  %4 = trunc i64 %3 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- mov.unpack.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = lshr i32 %0, 0
  %2 = trunc i32 %1 to i16
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !2
  ret void
}
; ---- mov.unpack.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = lshr i64 %0, 0
  %2 = trunc i64 %1 to i32
  %3 = lshr i64 %0, 32
  %4 = trunc i64 %3 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !2
  ret void
}
; ---- mov.unpack4.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = lshr i64 %0, 0
  %2 = trunc i64 %1 to i16
  %3 = lshr i64 %0, 16
  %4 = trunc i64 %3 to i16
  %5 = lshr i64 %0, 32
  %6 = trunc i64 %5 to i16
  %7 = lshr i64 %0, 48
  %8 = trunc i64 %7 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  %9 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %9, align 2, !rw.line !2
  %10 = getelementptr i8, ptr %d, i64 16
  store i16 %6, ptr %10, align 2, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 24
  store i16 %8, ptr %11, align 2, !rw.line !4
  ret void
}
