; ---- rem.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %1, 0
  %3 = icmp eq i16 %1, -1
  %4 = icmp eq i16 %0, -32768
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i16 1, i16 %1
  %8 = srem i16 %0, %7
  %9 = select i1 %2, i16 -1, i16 %8
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- rem.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %1, 0
  %3 = icmp eq i32 %1, -1
  %4 = icmp eq i32 %0, -2147483648
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i32 1, i32 %1
  %8 = srem i32 %0, %7
  %9 = select i1 %2, i32 -1, i32 %8
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- rem.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %1, 0
  %3 = icmp eq i64 %1, -1
  %4 = icmp eq i64 %0, -9223372036854775808
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i64 1, i64 %1
  %8 = srem i64 %0, %7
  %9 = select i1 %2, i64 -1, i64 %8
  store i64 %9, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- rem.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %1, 0
  %3 = select i1 %2, i16 1, i16 %1
  %4 = urem i16 %0, %3
  %5 = select i1 %2, i16 -1, i16 %4
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- rem.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %1, 0
  %3 = select i1 %2, i32 1, i32 %1
  %4 = urem i32 %0, %3
  %5 = select i1 %2, i32 -1, i32 %4
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- rem.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 1, i64 %1
  %4 = urem i64 %0, %3
  %5 = select i1 %2, i64 -1, i64 %4
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
