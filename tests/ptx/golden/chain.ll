; ---- chain.add.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %2
  %5 = icmp ult i32 %4, %0
  %6 = add i32 %1, %3
  %7 = icmp ult i32 %6, %1
  %8 = zext i1 %5 to i32
  %9 = add i32 %6, %8
  %10 = icmp ult i32 %9, %6
  %11 = or i1 %7, %10
  store i32 %4, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %12, align 4, !rw.line !5
  ret void
}
; ---- chain.add.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = add i64 %0, %2
  %5 = icmp ult i64 %4, %0
  %6 = add i64 %1, %3
  %7 = icmp ult i64 %6, %1
  %8 = zext i1 %5 to i64
  %9 = add i64 %6, %8
  %10 = icmp ult i64 %9, %6
  %11 = or i1 %7, %10
  store i64 %4, ptr %d, align 8, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i64 %9, ptr %12, align 8, !rw.line !5
  ret void
}
; ---- chain.add.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %2
  %5 = icmp ult i32 %4, %0
  %6 = add i32 %1, %3
  %7 = icmp ult i32 %6, %1
  %8 = zext i1 %5 to i32
  %9 = add i32 %6, %8
  %10 = icmp ult i32 %9, %6
  %11 = or i1 %7, %10
  store i32 %4, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %12, align 4, !rw.line !5
  ret void
}
; ---- chain.add.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = add i64 %0, %2
  %5 = icmp ult i64 %4, %0
  %6 = add i64 %1, %3
  %7 = icmp ult i64 %6, %1
  %8 = zext i1 %5 to i64
  %9 = add i64 %6, %8
  %10 = icmp ult i64 %9, %6
  %11 = or i1 %7, %10
  store i64 %4, ptr %d, align 8, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i64 %9, ptr %12, align 8, !rw.line !5
  ret void
}
; ---- chain.addc-after-sub.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = sub i32 %0, %2
  %5 = icmp ugt i32 %4, %0
  %6 = xor i1 %5, true
  %7 = add i32 %1, %3
  %8 = icmp ult i32 %7, %1
  %9 = zext i1 %6 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  store i32 %4, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- chain.addc-after-sub.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = sub i64 %0, %2
  %5 = icmp ugt i64 %4, %0
  %6 = xor i1 %5, true
  %7 = add i64 %1, %3
  %8 = icmp ult i64 %7, %1
  %9 = zext i1 %6 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  store i64 %4, ptr %d, align 8, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i64 %10, ptr %13, align 8, !rw.line !5
  ret void
}
; ---- chain.mad-hi.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul i64 %4, %5
  %7 = lshr i64 %6, 32
  %8 = trunc i64 %7 to i32
  %9 = add i32 %8, %2
  %10 = icmp ult i32 %9, %8
  %11 = add i32 %3, 0
  %12 = icmp ult i32 %11, %3
  %13 = zext i1 %10 to i32
  %14 = add i32 %11, %13
  %15 = icmp ult i32 %14, %11
  %16 = or i1 %12, %15
  store i32 %9, ptr %d, align 4, !rw.line !4
  %17 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %17, align 4, !rw.line !5
  ret void
}
; ---- chain.mad-hi.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = sext i64 %0 to i128
  %5 = sext i64 %1 to i128
  %6 = mul i128 %4, %5
  %7 = lshr i128 %6, 64
  %8 = trunc i128 %7 to i64
  %9 = add i64 %8, %2
  %10 = icmp ult i64 %9, %8
  %11 = add i64 %3, 0
  %12 = icmp ult i64 %11, %3
  %13 = zext i1 %10 to i64
  %14 = add i64 %11, %13
  %15 = icmp ult i64 %14, %11
  %16 = or i1 %12, %15
  store i64 %9, ptr %d, align 8, !rw.line !4
  %17 = getelementptr i8, ptr %d, i64 8
  store i64 %14, ptr %17, align 8, !rw.line !5
  ret void
}
; ---- chain.mad-hi.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  %6 = mul i64 %4, %5
  %7 = lshr i64 %6, 32
  %8 = trunc i64 %7 to i32
  %9 = add i32 %8, %2
  %10 = icmp ult i32 %9, %8
  %11 = add i32 %3, 0
  %12 = icmp ult i32 %11, %3
  %13 = zext i1 %10 to i32
  %14 = add i32 %11, %13
  %15 = icmp ult i32 %14, %11
  %16 = or i1 %12, %15
  store i32 %9, ptr %d, align 4, !rw.line !4
  %17 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %17, align 4, !rw.line !5
  ret void
}
; ---- chain.mad-hi.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = zext i64 %0 to i128
  %5 = zext i64 %1 to i128
  %6 = mul i128 %4, %5
  %7 = lshr i128 %6, 64
  %8 = trunc i128 %7 to i64
  %9 = add i64 %8, %2
  %10 = icmp ult i64 %9, %8
  %11 = add i64 %3, 0
  %12 = icmp ult i64 %11, %3
  %13 = zext i1 %10 to i64
  %14 = add i64 %11, %13
  %15 = icmp ult i64 %14, %11
  %16 = or i1 %12, %15
  store i64 %9, ptr %d, align 8, !rw.line !4
  %17 = getelementptr i8, ptr %d, i64 8
  store i64 %14, ptr %17, align 8, !rw.line !5
  ret void
}
; ---- chain.mad-lo.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = mul i32 %0, %1
  %5 = add i32 %4, %2
  %6 = icmp ult i32 %5, %4
  %7 = add i32 %3, 0
  %8 = icmp ult i32 %7, %3
  %9 = zext i1 %6 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  store i32 %5, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- chain.mad-lo.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = mul i64 %0, %1
  %5 = add i64 %4, %2
  %6 = icmp ult i64 %5, %4
  %7 = add i64 %3, 0
  %8 = icmp ult i64 %7, %3
  %9 = zext i1 %6 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  store i64 %5, ptr %d, align 8, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i64 %10, ptr %13, align 8, !rw.line !5
  ret void
}
; ---- chain.mad-lo.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = mul i32 %0, %1
  %5 = add i32 %4, %2
  %6 = icmp ult i32 %5, %4
  %7 = add i32 %3, 0
  %8 = icmp ult i32 %7, %3
  %9 = zext i1 %6 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  store i32 %5, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- chain.mad-lo.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = mul i64 %0, %1
  %5 = add i64 %4, %2
  %6 = icmp ult i64 %5, %4
  %7 = add i64 %3, 0
  %8 = icmp ult i64 %7, %3
  %9 = zext i1 %6 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  store i64 %5, ptr %d, align 8, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i64 %10, ptr %13, align 8, !rw.line !5
  ret void
}
; ---- chain.madc-hi.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = mul i32 %0, %1
  %5 = add i32 %4, %2
  %6 = icmp ult i32 %5, %4
  %7 = sext i32 %0 to i64
  %8 = sext i32 %1 to i64
  %9 = mul i64 %7, %8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %3
  %13 = icmp ult i32 %12, %11
  %14 = zext i1 %6 to i32
  %15 = add i32 %12, %14
  %16 = icmp ult i32 %15, %12
  %17 = or i1 %13, %16
  store i32 %5, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %15, ptr %18, align 4, !rw.line !5
  ret void
}
; ---- chain.madc-hi.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = mul i64 %0, %1
  %5 = add i64 %4, %2
  %6 = icmp ult i64 %5, %4
  %7 = sext i64 %0 to i128
  %8 = sext i64 %1 to i128
  %9 = mul i128 %7, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  %12 = add i64 %11, %3
  %13 = icmp ult i64 %12, %11
  %14 = zext i1 %6 to i64
  %15 = add i64 %12, %14
  %16 = icmp ult i64 %15, %12
  %17 = or i1 %13, %16
  store i64 %5, ptr %d, align 8, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i64 %15, ptr %18, align 8, !rw.line !5
  ret void
}
; ---- chain.madc-hi.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = mul i32 %0, %1
  %5 = add i32 %4, %2
  %6 = icmp ult i32 %5, %4
  %7 = zext i32 %0 to i64
  %8 = zext i32 %1 to i64
  %9 = mul i64 %7, %8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %3
  %13 = icmp ult i32 %12, %11
  %14 = zext i1 %6 to i32
  %15 = add i32 %12, %14
  %16 = icmp ult i32 %15, %12
  %17 = or i1 %13, %16
  store i32 %5, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %15, ptr %18, align 4, !rw.line !5
  ret void
}
; ---- chain.madc-hi.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = mul i64 %0, %1
  %5 = add i64 %4, %2
  %6 = icmp ult i64 %5, %4
  %7 = zext i64 %0 to i128
  %8 = zext i64 %1 to i128
  %9 = mul i128 %7, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  %12 = add i64 %11, %3
  %13 = icmp ult i64 %12, %11
  %14 = zext i1 %6 to i64
  %15 = add i64 %12, %14
  %16 = icmp ult i64 %15, %12
  %17 = or i1 %13, %16
  store i64 %5, ptr %d, align 8, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i64 %15, ptr %18, align 8, !rw.line !5
  ret void
}
; ---- chain.madc-lo.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %3
  %5 = icmp ult i32 %4, %0
  %6 = mul i32 %0, %1
  %7 = add i32 %6, %2
  %8 = icmp ult i32 %7, %6
  %9 = zext i1 %5 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  %13 = add i32 %3, 0
  %14 = icmp ult i32 %13, %3
  %15 = zext i1 %12 to i32
  %16 = add i32 %13, %15
  %17 = icmp ult i32 %16, %13
  %18 = or i1 %14, %17
  store i32 %10, ptr %d, align 4, !rw.line !4
  %19 = getelementptr i8, ptr %d, i64 8
  store i32 %16, ptr %19, align 4, !rw.line !5
  ret void
}
; ---- chain.madc-lo.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = add i64 %0, %3
  %5 = icmp ult i64 %4, %0
  %6 = mul i64 %0, %1
  %7 = add i64 %6, %2
  %8 = icmp ult i64 %7, %6
  %9 = zext i1 %5 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  %13 = add i64 %3, 0
  %14 = icmp ult i64 %13, %3
  %15 = zext i1 %12 to i64
  %16 = add i64 %13, %15
  %17 = icmp ult i64 %16, %13
  %18 = or i1 %14, %17
  store i64 %10, ptr %d, align 8, !rw.line !4
  %19 = getelementptr i8, ptr %d, i64 8
  store i64 %16, ptr %19, align 8, !rw.line !5
  ret void
}
; ---- chain.madc-lo.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %3
  %5 = icmp ult i32 %4, %0
  %6 = mul i32 %0, %1
  %7 = add i32 %6, %2
  %8 = icmp ult i32 %7, %6
  %9 = zext i1 %5 to i32
  %10 = add i32 %7, %9
  %11 = icmp ult i32 %10, %7
  %12 = or i1 %8, %11
  %13 = add i32 %3, 0
  %14 = icmp ult i32 %13, %3
  %15 = zext i1 %12 to i32
  %16 = add i32 %13, %15
  %17 = icmp ult i32 %16, %13
  %18 = or i1 %14, %17
  store i32 %10, ptr %d, align 4, !rw.line !4
  %19 = getelementptr i8, ptr %d, i64 8
  store i32 %16, ptr %19, align 4, !rw.line !5
  ret void
}
; ---- chain.madc-lo.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = add i64 %0, %3
  %5 = icmp ult i64 %4, %0
  %6 = mul i64 %0, %1
  %7 = add i64 %6, %2
  %8 = icmp ult i64 %7, %6
  %9 = zext i1 %5 to i64
  %10 = add i64 %7, %9
  %11 = icmp ult i64 %10, %7
  %12 = or i1 %8, %11
  %13 = add i64 %3, 0
  %14 = icmp ult i64 %13, %3
  %15 = zext i1 %12 to i64
  %16 = add i64 %13, %15
  %17 = icmp ult i64 %16, %13
  %18 = or i1 %14, %17
  store i64 %10, ptr %d, align 8, !rw.line !4
  %19 = getelementptr i8, ptr %d, i64 8
  store i64 %16, ptr %19, align 8, !rw.line !5
  ret void
}
; ---- chain.sub.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = sub i32 %0, %2
  %5 = icmp ugt i32 %4, %0
  %6 = xor i1 %5, true
  %7 = sub i32 %1, %3
  %8 = icmp ugt i32 %7, %1
  %9 = xor i1 %6, true
  %10 = zext i1 %9 to i32
  %11 = sub i32 %7, %10
  %12 = icmp ugt i32 %11, %7
  %13 = or i1 %8, %12
  store i32 %4, ptr %d, align 4, !rw.line !4
  %14 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %14, align 4, !rw.line !5
  ret void
}
; ---- chain.sub.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = sub i64 %0, %2
  %5 = icmp ugt i64 %4, %0
  %6 = xor i1 %5, true
  %7 = sub i64 %1, %3
  %8 = icmp ugt i64 %7, %1
  %9 = xor i1 %6, true
  %10 = zext i1 %9 to i64
  %11 = sub i64 %7, %10
  %12 = icmp ugt i64 %11, %7
  %13 = or i1 %8, %12
  store i64 %4, ptr %d, align 8, !rw.line !4
  %14 = getelementptr i8, ptr %d, i64 8
  store i64 %11, ptr %14, align 8, !rw.line !5
  ret void
}
; ---- chain.sub.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = sub i32 %0, %2
  %5 = icmp ugt i32 %4, %0
  %6 = xor i1 %5, true
  %7 = sub i32 %1, %3
  %8 = icmp ugt i32 %7, %1
  %9 = xor i1 %6, true
  %10 = zext i1 %9 to i32
  %11 = sub i32 %7, %10
  %12 = icmp ugt i32 %11, %7
  %13 = or i1 %8, %12
  store i32 %4, ptr %d, align 4, !rw.line !4
  %14 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %14, align 4, !rw.line !5
  ret void
}
; ---- chain.sub.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = sub i64 %0, %2
  %5 = icmp ugt i64 %4, %0
  %6 = xor i1 %5, true
  %7 = sub i64 %1, %3
  %8 = icmp ugt i64 %7, %1
  %9 = xor i1 %6, true
  %10 = zext i1 %9 to i64
  %11 = sub i64 %7, %10
  %12 = icmp ugt i64 %11, %7
  %13 = or i1 %8, %12
  store i64 %4, ptr %d, align 8, !rw.line !4
  %14 = getelementptr i8, ptr %d, i64 8
  store i64 %11, ptr %14, align 8, !rw.line !5
  ret void
}
; ---- chain.subc-after-add.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = add i32 %0, %2
  %5 = icmp ult i32 %4, %0
  %6 = sub i32 %1, %3
  %7 = icmp ugt i32 %6, %1
  %8 = xor i1 %5, true
  %9 = zext i1 %8 to i32
  %10 = sub i32 %6, %9
  %11 = icmp ugt i32 %10, %6
  %12 = or i1 %7, %11
  store i32 %4, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- chain.subc-after-add.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = load i64, ptr %x, align 8, !rw.line !3
  %4 = add i64 %0, %2
  %5 = icmp ult i64 %4, %0
  %6 = sub i64 %1, %3
  %7 = icmp ugt i64 %6, %1
  %8 = xor i1 %5, true
  %9 = zext i1 %8 to i64
  %10 = sub i64 %6, %9
  %11 = icmp ugt i64 %10, %6
  %12 = or i1 %7, %11
  store i64 %4, ptr %d, align 8, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i64 %10, ptr %13, align 8, !rw.line !5
  ret void
}
