; ---- prmt.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %2)
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.b32.b4e
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 82032442562664048, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.b32.ecl
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 3689347642196832784, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.b32.ecr
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 3607420753924849664, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.b32.f4e
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 7296768396121682448, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.b32.rc16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 3616971112479592464, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.b32.rc8
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 3
  %4 = mul i32 %3, 16
  %5 = zext i32 %4 to i64
  %6 = lshr i64 3689330049457127424, %5
  %7 = trunc i64 %6 to i32
  %8 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %7)
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- prmt.constant.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %1 to i64
  %3 = shl i64 %2, 32
  %4 = zext i32 %0 to i64
  %5 = or i64 %4, %3
  %6 = lshr i64 %5, 40
  %7 = trunc i64 %6 to i8
  %8 = ashr i8 %7, 7
  %9 = select i1 false, i8 %8, i8 %7
  %10 = zext i8 %9 to i32
  %11 = shl i32 %10, 0
  %12 = lshr i64 %5, 48
  %13 = trunc i64 %12 to i8
  %14 = ashr i8 %13, 7
  %15 = select i1 true, i8 %14, i8 %13
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 8
  %18 = or i32 %11, %17
  %19 = lshr i64 %5, 16
  %20 = trunc i64 %19 to i8
  %21 = ashr i8 %20, 7
  %22 = select i1 false, i8 %21, i8 %20
  %23 = zext i8 %22 to i32
  %24 = shl i32 %23, 16
  %25 = or i32 %18, %24
  %26 = lshr i64 %5, 24
  %27 = trunc i64 %26 to i8
  %28 = ashr i8 %27, 7
  %29 = select i1 true, i8 %28, i8 %27
  %30 = zext i8 %29 to i32
  %31 = shl i32 %30, 24
  %32 = or i32 %25, %31
  store i32 %32, ptr %d, align 4, !rw.line !2
  ret void
}
