; ---- vshl.s32.s32.u32.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.s32.u32.clamp-h1-x-b1
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
  %7 = call i64 @llvm.umin.i64(i64 %6, i64 32)
  %8 = shl i64 %3, %7
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 16
  %11 = and i32 %10, -65536
  %12 = and i32 %2, 65535
  %13 = or i32 %11, %12
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.clamp.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.clamp.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = icmp sgt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.clamp.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = icmp slt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 -2147483648)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 2147483647)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp-b2-h1-b0
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i16
  %5 = sext i16 %4 to i64
  %6 = lshr i32 %1, 0
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = call i64 @llvm.umin.i64(i64 %8, i64 32)
  %10 = shl i64 %5, %9
  %11 = shl i64 %10, 30
  %12 = ashr i64 %11, 30
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 -2147483648)
  %14 = call i64 @llvm.smin.i64(i64 %13, i64 2147483647)
  %15 = trunc i64 %14 to i32
  %16 = shl i32 %15, 16
  %17 = and i32 %16, 16711680
  %18 = and i32 %2, -16711681
  %19 = or i32 %17, %18
  store i32 %19, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp-b3-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp-h0-x-b1
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
  %7 = call i64 @llvm.umin.i64(i64 %6, i64 32)
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp-h1-x-b1
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
  %7 = call i64 @llvm.umin.i64(i64 %6, i64 32)
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 16
  %15 = and i32 %14, -65536
  %16 = and i32 %2, 65535
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %2
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = sext i32 %2 to i64
  %14 = icmp sgt i64 %12, %13
  %15 = select i1 %14, i32 %11, i32 %2
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.clamp.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = sext i32 %2 to i64
  %14 = icmp slt i64 %12, %13
  %15 = select i1 %14, i32 %11, i32 %2
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 -2147483648)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 2147483647)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.s32.u32.sat.wrap-b3-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = and i64 %4, 31
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.sat.wrap-h0-x-b1
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
  %7 = and i64 %6, 31
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.s32.u32.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.u32.u32.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.u32.u32.sat.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 -2147483648)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 2147483647)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.u32.u32.sat.clamp-b3-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.u32.u32.sat.clamp-h0-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = call i64 @llvm.umin.i64(i64 %6, i64 32)
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.u32.u32.sat.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 -2147483648)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 2147483647)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.s32.u32.u32.sat.wrap-b3-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = and i64 %4, 31
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.u32.u32.sat.wrap-h0-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = and i64 %6, 31
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 -2147483648)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 2147483647)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.s32.u32.u32.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.s32.u32.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.s32.u32.sat.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 0)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 4294967295)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.s32.u32.sat.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 0)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 4294967295)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.s32.u32.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.u32.u32.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.u32.u32.clamp.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.clamp.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = zext i32 %2 to i64
  %9 = icmp ugt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.clamp.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = zext i32 %2 to i64
  %9 = icmp ult i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.clamp
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = call i64 @llvm.umin.i64(i64 %3, i64 32)
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 0)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 4294967295)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.u32.u32.sat.clamp-b3-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.clamp-h0-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = call i64 @llvm.umin.i64(i64 %6, i64 32)
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 4294967295)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.clamp.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %2
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.clamp.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = zext i32 %2 to i64
  %14 = icmp ugt i64 %12, %13
  %15 = select i1 %14, i32 %11, i32 %2
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.clamp.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = call i64 @llvm.umin.i64(i64 %4, i64 32)
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = zext i32 %2 to i64
  %14 = icmp ult i64 %12, %13
  %15 = select i1 %14, i32 %11, i32 %2
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = shl i64 %5, 30
  %7 = ashr i64 %6, 30
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 0)
  %9 = call i64 @llvm.smin.i64(i64 %8, i64 4294967295)
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vshl.u32.u32.u32.sat.wrap-b3-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = and i64 %4, 31
  %6 = shl i64 %3, %5
  %7 = shl i64 %6, 30
  %8 = ashr i64 %7, 30
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 4294967295)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.sat.wrap-h0-x-b1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = lshr i32 %1, 8
  %5 = trunc i32 %4 to i8
  %6 = zext i8 %5 to i64
  %7 = and i64 %6, 31
  %8 = shl i64 %3, %7
  %9 = shl i64 %8, 30
  %10 = ashr i64 %9, 30
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = call i64 @llvm.smin.i64(i64 %11, i64 4294967295)
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 0
  %15 = and i32 %14, 65535
  %16 = and i32 %2, -65536
  %17 = or i32 %15, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vshl.u32.u32.u32.wrap
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = and i64 %3, 31
  %5 = shl i64 %2, %4
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
