; ---- chain3.add.u32
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
  %12 = add i32 %0, %1
  %13 = icmp ult i32 %12, %0
  %14 = zext i1 %11 to i32
  %15 = add i32 %12, %14
  %16 = icmp ult i32 %15, %12
  %17 = or i1 %13, %16
  store i32 %4, ptr %d, align 4, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %18, align 4, !rw.line !5
  %19 = getelementptr i8, ptr %d, i64 16
  store i32 %15, ptr %19, align 4, !rw.line !6
  ret void
}
; ---- chain3.add.u64
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
  %12 = add i64 %0, %1
  %13 = icmp ult i64 %12, %0
  %14 = zext i1 %11 to i64
  %15 = add i64 %12, %14
  %16 = icmp ult i64 %15, %12
  %17 = or i1 %13, %16
  store i64 %4, ptr %d, align 8, !rw.line !4
  %18 = getelementptr i8, ptr %d, i64 8
  store i64 %9, ptr %18, align 8, !rw.line !5
  %19 = getelementptr i8, ptr %d, i64 16
  store i64 %15, ptr %19, align 8, !rw.line !6
  ret void
}
; ---- chain3.sub.u32
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
  %14 = xor i1 %13, true
  %15 = sub i32 %0, %1
  %16 = icmp ugt i32 %15, %0
  %17 = xor i1 %14, true
  %18 = zext i1 %17 to i32
  %19 = sub i32 %15, %18
  %20 = icmp ugt i32 %19, %15
  %21 = or i1 %16, %20
  store i32 %4, ptr %d, align 4, !rw.line !4
  %22 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %22, align 4, !rw.line !5
  %23 = getelementptr i8, ptr %d, i64 16
  store i32 %19, ptr %23, align 4, !rw.line !6
  ret void
}
; ---- chain3.sub.u64
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
  %14 = xor i1 %13, true
  %15 = sub i64 %0, %1
  %16 = icmp ugt i64 %15, %0
  %17 = xor i1 %14, true
  %18 = zext i1 %17 to i64
  %19 = sub i64 %15, %18
  %20 = icmp ugt i64 %19, %15
  %21 = or i1 %16, %20
  store i64 %4, ptr %d, align 8, !rw.line !4
  %22 = getelementptr i8, ptr %d, i64 8
  store i64 %11, ptr %22, align 8, !rw.line !5
  %23 = getelementptr i8, ptr %d, i64 16
  store i64 %19, ptr %23, align 8, !rw.line !6
  ret void
}
