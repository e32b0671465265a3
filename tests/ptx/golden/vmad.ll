; ---- vmad.minus-c.s32.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.s32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.s32.s32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.s32.s32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.u32.u32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.s32.u32.u32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.u32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.u32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.u32.u32.u32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-c.u32.u32.u32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.s32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.s32.s32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.s32.s32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.u32.u32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.s32.u32.u32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.u32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.u32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.u32.u32.u32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.minus-product.u32.u32.u32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = sub i64 %6, %5
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.po
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.po.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.po.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.po.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 7
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.po.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.po.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 7
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.sat-x-h0-b3
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 24
  %7 = trunc i32 %6 to i8
  %8 = sext i8 %7 to i64
  %9 = mul i64 %5, %8
  %10 = sext i32 %2 to i64
  %11 = add i64 %9, %10
  %12 = ashr i64 %11, 0
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 -2147483648)
  %14 = call i64 @llvm.smin.i64(i64 %13, i64 2147483647)
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.sat-x-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = sext i8 %5 to i64
  %7 = mul i64 %3, %6
  %8 = sext i32 %2 to i64
  %9 = add i64 %7, %8
  %10 = ashr i64 %9, 0
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.s32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.u32.sat-x-h0-b3
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 24
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = mul i64 %5, %8
  %10 = sext i32 %2 to i64
  %11 = add i64 %9, %10
  %12 = ashr i64 %11, 0
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 -2147483648)
  %14 = call i64 @llvm.smin.i64(i64 %13, i64 2147483647)
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.s32.u32.sat-x-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = mul i64 %3, %6
  %8 = sext i32 %2 to i64
  %9 = add i64 %7, %8
  %10 = ashr i64 %9, 0
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.po
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.po.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.po.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.po.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 7
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.po.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.po.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 7
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.s32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.po
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 0
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.po.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 0
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 4294967295)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.po.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 15
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 4294967295)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.po.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 15
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 15
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.s32.u32.u32.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 15
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.po
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.po.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.po.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.po.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.s32.u32.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.po
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.po.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 0
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.po.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 -2147483648)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 2147483647)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.po.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = ashr i64 %8, 15
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.s32.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = ashr i64 %7, 15
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 0
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.po
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 0
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.po.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 0
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 4294967295)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.po.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 15
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 4294967295)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.po.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 7
  %10 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %11 = call i64 @llvm.smin.i64(i64 %10, i64 4294967295)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.po.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 15
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.po.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = add i64 %7, 1
  %9 = lshr i64 %8, 7
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.sat-x-h0-b3
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 0
  %4 = trunc i32 %3 to i16
  %5 = zext i16 %4 to i64
  %6 = lshr i32 %1, 24
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = mul i64 %5, %8
  %10 = sext i32 %2 to i64
  %11 = add i64 %9, %10
  %12 = lshr i64 %11, 0
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %14 = call i64 @llvm.smin.i64(i64 %13, i64 4294967295)
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.sat-x-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = mul i64 %3, %6
  %8 = sext i32 %2 to i64
  %9 = add i64 %7, %8
  %10 = lshr i64 %9, 0
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 4294967295)
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.sat.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 15
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.sat.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.shr15
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 15
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vmad.u32.u32.u32.shr7
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = sext i32 %2 to i64
  %7 = add i64 %5, %6
  %8 = lshr i64 %7, 7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
