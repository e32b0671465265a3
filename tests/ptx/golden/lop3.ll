; ---- lop3.00.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  store i32 0, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- lop3.1b.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 0, %2
  %5 = and i32 -1, %3
  %6 = or i32 %4, %5
  %7 = xor i32 %1, -1
  %8 = and i32 0, %1
  %9 = and i32 %6, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %2, -1
  %12 = and i32 -1, %2
  %13 = and i32 0, %11
  %14 = or i32 %12, %13
  %15 = xor i32 %1, -1
  %16 = and i32 %14, %1
  %17 = and i32 -1, %15
  %18 = or i32 %16, %17
  %19 = xor i32 %0, -1
  %20 = and i32 %10, %0
  %21 = and i32 %18, %19
  %22 = or i32 %20, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- lop3.40.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 0, %2
  %5 = and i32 -1, %3
  %6 = or i32 %4, %5
  %7 = xor i32 %1, -1
  %8 = and i32 %6, %1
  %9 = and i32 0, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %0, -1
  %12 = and i32 %10, %0
  %13 = and i32 0, %11
  %14 = or i32 %12, %13
  store i32 %14, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- lop3.and.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  %6 = xor i32 %2, -1
  %7 = and i32 -1, %2
  %8 = and i32 0, %6
  %9 = or i32 %7, %8
  %10 = xor i32 %1, -1
  %11 = and i32 %9, %1
  %12 = and i32 0, %10
  %13 = or i32 %11, %12
  %14 = xor i32 %0, -1
  %15 = and i32 %13, %0
  %16 = and i32 0, %14
  %17 = or i32 %15, %16
  %18 = icmp ne i32 %17, 0
  %19 = and i1 %18, %5
  store i32 %17, ptr %d, align 4, !rw.line !4
  %20 = select i1 %19, i32 1, i32 0
  %21 = getelementptr i8, ptr %d, i64 8
  store i32 %20, ptr %21, align 4, !rw.line !5
  ret void
}
; ---- lop3.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 -1, %2
  %5 = and i32 0, %3
  %6 = or i32 %4, %5
  %7 = xor i32 %2, -1
  %8 = and i32 0, %2
  %9 = and i32 -1, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %1, %10
  %12 = xor i32 %2, -1
  %13 = and i32 0, %2
  %14 = and i32 -1, %12
  %15 = or i32 %13, %14
  %16 = xor i32 %2, -1
  %17 = and i32 -1, %2
  %18 = and i32 0, %16
  %19 = or i32 %17, %18
  %20 = xor i32 %1, %19
  %21 = xor i32 %0, %20
  store i32 %21, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- lop3.ca.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %1, 0
  %4 = xor i32 %2, -1
  %5 = and i32 -1, %2
  %6 = and i32 0, %4
  %7 = or i32 %5, %6
  %8 = xor i32 %0, -1
  %9 = and i32 %3, %0
  %10 = and i32 %7, %8
  %11 = or i32 %9, %10
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- lop3.e8.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = xor i32 %2, -1
  %4 = and i32 -1, %2
  %5 = and i32 0, %3
  %6 = or i32 %4, %5
  %7 = xor i32 %1, -1
  %8 = and i32 -1, %1
  %9 = and i32 %6, %7
  %10 = or i32 %8, %9
  %11 = xor i32 %2, -1
  %12 = and i32 -1, %2
  %13 = and i32 0, %11
  %14 = or i32 %12, %13
  %15 = xor i32 %1, -1
  %16 = and i32 %14, %1
  %17 = and i32 0, %15
  %18 = or i32 %16, %17
  %19 = xor i32 %0, -1
  %20 = and i32 %10, %0
  %21 = and i32 %18, %19
  %22 = or i32 %20, %21
  store i32 %22, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- lop3.or.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  %6 = xor i32 %2, -1
  %7 = and i32 -1, %2
  %8 = and i32 0, %6
  %9 = or i32 %7, %8
  %10 = xor i32 %1, -1
  %11 = and i32 %9, %1
  %12 = and i32 0, %10
  %13 = or i32 %11, %12
  %14 = xor i32 %0, -1
  %15 = and i32 %13, %0
  %16 = and i32 0, %14
  %17 = or i32 %15, %16
  %18 = icmp ne i32 %17, 0
  %19 = or i1 %18, %5
  store i32 %17, ptr %d, align 4, !rw.line !4
  %20 = select i1 %19, i32 1, i32 0
  %21 = getelementptr i8, ptr %d, i64 8
  store i32 %20, ptr %21, align 4, !rw.line !5
  ret void
}
