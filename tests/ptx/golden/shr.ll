; ---- shr.b16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 16
  %3 = select i1 %2, i32 %1, i32 15
  %4 = trunc i32 %3 to i16
  %5 = lshr i16 %0, %4
  %6 = select i1 %2, i16 %5, i16 0
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- shr.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 32
  %3 = select i1 %2, i32 %1, i32 31
  %4 = lshr i32 %0, %3
  %5 = select i1 %2, i32 %4, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- shr.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 64
  %3 = select i1 %2, i32 %1, i32 63
  %4 = zext i32 %3 to i64
  %5 = lshr i64 %0, %4
  %6 = select i1 %2, i64 %5, i64 0
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- shr.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 16
  %3 = select i1 %2, i32 %1, i32 15
  %4 = trunc i32 %3 to i16
  %5 = ashr i16 %0, %4
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- shr.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 32
  %3 = select i1 %2, i32 %1, i32 31
  %4 = ashr i32 %0, %3
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- shr.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 64
  %3 = select i1 %2, i32 %1, i32 63
  %4 = zext i32 %3 to i64
  %5 = ashr i64 %0, %4
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- shr.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 16
  %3 = select i1 %2, i32 %1, i32 15
  %4 = trunc i32 %3 to i16
  %5 = lshr i16 %0, %4
  %6 = select i1 %2, i16 %5, i16 0
  store i16 %6, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- shr.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 32
  %3 = select i1 %2, i32 %1, i32 31
  %4 = lshr i32 %0, %3
  %5 = select i1 %2, i32 %4, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- shr.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 64
  %3 = select i1 %2, i32 %1, i32 63
  %4 = zext i32 %3 to i64
  %5 = lshr i64 %0, %4
  %6 = select i1 %2, i64 %5, i64 0
  store i64 %6, ptr %d, align 8, !rw.line !2
  ret void
}
