; ---- vsub.s32.s32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.s32.s32.s32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = add i32 %6, %2
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.s32.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = sext i32 %2 to i64
  %9 = icmp sgt i64 %7, %8
  %10 = select i1 %9, i32 %6, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.s32.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = sext i32 %2 to i64
  %9 = icmp slt i64 %7, %8
  %10 = select i1 %9, i32 %6, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 -2147483648)
  %6 = call i64 @llvm.smin.i64(i64 %5, i64 2147483647)
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.s32.s32.s32.sat.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 -2147483648)
  %7 = call i64 @llvm.smin.i64(i64 %6, i64 2147483647)
  %8 = trunc i64 %7 to i32
  %9 = add i32 %8, %2
  store i32 %9, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.u32-b1-b2-h1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 8
  %12 = and i32 %11, 65280
  %13 = and i32 %2, -65281
  %14 = or i32 %12, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.u32-h0-b3-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 24
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = zext i32 %1 to i64
  %7 = sub i64 %5, %6
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 0
  %10 = and i32 %9, 65535
  %11 = and i32 %2, -65536
  %12 = or i32 %10, %11
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.u32.sat-b1-b2-h1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.umin.i64(i64 %9, i64 127)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 8
  %13 = and i32 %12, 65280
  %14 = and i32 %2, -65281
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.s32.u32.sat-h0-b3-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 24
  %4 = trunc i32 %3 to i8
  %5 = sext i8 %4 to i64
  %6 = zext i32 %1 to i64
  %7 = sub i64 %5, %6
  %8 = call i64 @llvm.umin.i64(i64 %7, i64 32767)
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 0
  %11 = and i32 %10, 65535
  %12 = and i32 %2, -65536
  %13 = or i32 %11, %12
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.u32.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.s32.u32.s32.sat
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 -2147483648)
  %6 = call i64 @llvm.smin.i64(i64 %5, i64 2147483647)
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.s32.u32.u32.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = sext i32 %2 to i64
  %9 = icmp slt i64 %7, %8
  %10 = select i1 %9, i32 %6, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.s32.u32.u32.sat.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 -2147483648)
  %7 = call i64 @llvm.smin.i64(i64 %6, i64 2147483647)
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = sext i32 %2 to i64
  %11 = icmp sgt i64 %9, %10
  %12 = select i1 %11, i32 %8, i32 %2
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.s32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.u32.s32.u32.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = zext i32 %2 to i64
  %9 = icmp ult i64 %7, %8
  %10 = select i1 %9, i32 %6, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.s32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.u32.s32.u32.sat.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = zext i32 %2 to i64
  %10 = icmp ugt i64 %8, %9
  %11 = select i1 %10, i32 %7, i32 %2
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.u32.u32.u32-b1-b2-h1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = sub i64 %5, %8
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 8
  %12 = and i32 %11, 65280
  %13 = and i32 %2, -65281
  %14 = or i32 %12, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32-h0-b3-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 24
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = zext i32 %1 to i64
  %7 = sub i64 %5, %6
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 0
  %10 = and i32 %9, 65535
  %11 = and i32 %2, -65536
  %12 = or i32 %10, %11
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = add i32 %6, %2
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = zext i32 %2 to i64
  %9 = icmp ugt i64 %7, %8
  %10 = select i1 %9, i32 %6, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = zext i32 %2 to i64
  %9 = icmp ult i64 %7, %8
  %10 = select i1 %9, i32 %6, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32.sat
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = sub i64 %2, %3
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vsub.u32.u32.u32.sat-b1-b2-h1
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 16
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = lshr i32 %1, 16
  %7 = trunc i32 %6 to i16
  %8 = zext i16 %7 to i64
  %9 = sub i64 %5, %8
  %10 = call i64 @llvm.umin.i64(i64 %9, i64 255)
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 8
  %13 = and i32 %12, 65280
  %14 = and i32 %2, -65281
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32.sat-h0-b3-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = lshr i32 %0, 24
  %4 = trunc i32 %3 to i8
  %5 = zext i8 %4 to i64
  %6 = zext i32 %1 to i64
  %7 = sub i64 %5, %6
  %8 = call i64 @llvm.umin.i64(i64 %7, i64 65535)
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 0
  %11 = and i32 %10, 65535
  %12 = and i32 %2, -65536
  %13 = or i32 %11, %12
  store i32 %13, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vsub.u32.u32.u32.sat.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = sub i64 %3, %4
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
