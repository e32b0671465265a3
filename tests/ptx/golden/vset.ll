; ---- vset.s32.s32.eq
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = icmp eq i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.s32.ge
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = icmp sge i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.s32.gt
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = icmp sgt i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.s32.le
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = icmp sle i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.s32.lt
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = icmp slt i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.s32.lt.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.s32.lt.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = icmp sgt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.s32.lt.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = icmp slt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.s32.ne
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = sext i32 %1 to i64
  %4 = icmp ne i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.u32.eq
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp eq i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.u32.ge
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp sge i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.u32.ge-b3-h0-b1
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
  %6 = lshr i32 %1, 8
  %7 = trunc i32 %6 to i8
  %8 = zext i8 %7 to i64
  %9 = icmp sge i64 %5, %8
  %10 = zext i1 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 24
  %13 = and i32 %12, -16777216
  %14 = and i32 %2, 16777215
  %15 = or i32 %13, %14
  store i32 %15, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.u32.gt
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp sgt i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.u32.le
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp sle i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.u32.lt
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp slt i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.s32.u32.lt.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.u32.lt.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = icmp sgt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.u32.lt.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = icmp slt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.s32.u32.ne
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = sext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp ne i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.s32.lt.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.u32.s32.lt.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = zext i32 %2 to i64
  %9 = icmp ugt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.u32.s32.lt.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = zext i32 %2 to i64
  %9 = icmp ult i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.u32.u32.eq
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp eq i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.u32.ge
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp sge i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.u32.gt
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp sgt i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.u32.le
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp sle i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.u32.lt
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp slt i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.u32.lt.add
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.u32.u32.lt.max
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = zext i32 %2 to i64
  %9 = icmp ugt i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.u32.u32.lt.min
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp slt i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = zext i32 %2 to i64
  %9 = icmp ult i64 %6, %8
  %10 = select i1 %9, i32 %7, i32 %2
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vset.u32.u32.ne
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = zext i32 %0 to i64
  %3 = zext i32 %1 to i64
  %4 = icmp ne i64 %2, %3
  %5 = zext i1 %4 to i64
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vset.u32.u32.ne-h1-x-x
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = icmp ne i64 %3, %4
  %6 = zext i1 %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 16
  %9 = and i32 %8, -65536
  %10 = and i32 %2, 65535
  %11 = or i32 %9, %10
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
