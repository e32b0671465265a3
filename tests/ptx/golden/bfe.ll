; ---- bfe.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %1, 255
  %4 = and i32 %2, 255
  %5 = icmp ult i32 %3, 32
  %6 = select i1 %5, i32 %3, i32 31
  %7 = ashr i32 %0, %6
  %8 = icmp ult i32 %4, 32
  %9 = sub i32 32, %4
  %10 = select i1 %8, i32 %9, i32 0
  %11 = icmp ult i32 %10, 32
  %12 = select i1 %11, i32 %10, i32 31
  %13 = shl i32 %7, %12
  %14 = select i1 %11, i32 %13, i32 0
  %15 = icmp ult i32 %10, 32
  %16 = select i1 %15, i32 %10, i32 31
  %17 = ashr i32 %14, %16
  store i32 %17, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- bfe.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp ult i32 %1, 64
  %4 = select i1 %3, i32 %1, i32 63
  %5 = zext i32 %4 to i64
  %6 = ashr i64 %0, %5
  %7 = icmp ult i32 %2, 64
  %8 = sub i32 64, %2
  %9 = select i1 %7, i32 %8, i32 0
  %10 = icmp ult i32 %9, 64
  %11 = select i1 %10, i32 %9, i32 63
  %12 = zext i32 %11 to i64
  %13 = shl i64 %6, %12
  %14 = select i1 %10, i64 %13, i64 0
  %15 = icmp ult i32 %9, 64
  %16 = select i1 %15, i32 %9, i32 63
  %17 = zext i32 %16 to i64
  %18 = ashr i64 %14, %17
  store i64 %18, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- bfe.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %1, 255
  %4 = and i32 %2, 255
  %5 = icmp ult i32 %3, 32
  %6 = select i1 %5, i32 %3, i32 31
  %7 = lshr i32 %0, %6
  %8 = select i1 %5, i32 %7, i32 0
  %9 = icmp ult i32 %4, 32
  %10 = select i1 %9, i32 %4, i32 31
  %11 = shl i32 -1, %10
  %12 = select i1 %9, i32 %11, i32 0
  %13 = xor i32 %12, -1
  %14 = and i32 %8, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- bfe.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = icmp ult i32 %1, 64
  %4 = select i1 %3, i32 %1, i32 63
  %5 = zext i32 %4 to i64
  %6 = lshr i64 %0, %5
  %7 = select i1 %3, i64 %6, i64 0
  %8 = icmp ult i32 %2, 64
  %9 = select i1 %8, i32 %2, i32 63
  %10 = zext i32 %9 to i64
  %11 = shl i64 -1, %10
  %12 = select i1 %8, i64 %11, i64 0
  %13 = xor i64 %12, -1
  %14 = and i64 %7, %13
  store i64 %14, ptr %d, align 8, !rw.line !3
  ret void
}
