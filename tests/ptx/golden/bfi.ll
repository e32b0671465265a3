; ---- bfi.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = and i32 %2, 255
  %5 = and i32 %3, 255
  %6 = icmp ult i32 %5, 32
  %7 = select i1 %6, i32 %5, i32 31
  %8 = shl i32 -1, %7
  %9 = select i1 %6, i32 %8, i32 0
  %10 = xor i32 %9, -1
  %11 = icmp ult i32 %4, 32
  %12 = select i1 %11, i32 %4, i32 31
  %13 = shl i32 %10, %12
  %14 = select i1 %11, i32 %13, i32 0
  %15 = icmp ult i32 %4, 32
  %16 = select i1 %15, i32 %4, i32 31
  %17 = shl i32 %0, %16
  %18 = select i1 %15, i32 %17, i32 0
  %19 = and i32 %18, %14
  %20 = xor i32 %14, -1
  %21 = and i32 %1, %20
  %22 = or i32 %19, %21
  store i32 %22, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- bfi.b64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = icmp ult i32 %3, 64
  %5 = select i1 %4, i32 %3, i32 63
  %6 = zext i32 %5 to i64
  %7 = shl i64 -1, %6
  %8 = select i1 %4, i64 %7, i64 0
  %9 = xor i64 %8, -1
  %10 = icmp ult i32 %2, 64
  %11 = select i1 %10, i32 %2, i32 63
  %12 = zext i32 %11 to i64
  %13 = shl i64 %9, %12
  %14 = select i1 %10, i64 %13, i64 0
  %15 = icmp ult i32 %2, 64
  %16 = select i1 %15, i32 %2, i32 63
  %17 = zext i32 %16 to i64
  %18 = shl i64 %0, %17
  %19 = select i1 %15, i64 %18, i64 0
  %20 = and i64 %19, %14
  %21 = xor i64 %14, -1
  %22 = and i64 %1, %21
  %23 = or i64 %20, %22
  store i64 %23, ptr %d, align 8, !rw.line !4
  ret void
}
