; ---- szext.clamp.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 32
  %3 = sub i32 32, %1
  %4 = select i1 %2, i32 %3, i32 0
  %5 = icmp ult i32 %4, 32
  %6 = select i1 %5, i32 %4, i32 31
  %7 = shl i32 %0, %6
  %8 = select i1 %5, i32 %7, i32 0
  %9 = icmp ult i32 %4, 32
  %10 = select i1 %9, i32 %4, i32 31
  %11 = ashr i32 %8, %10
  store i32 %11, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- szext.clamp.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp ult i32 %1, 32
  %3 = select i1 %2, i32 %1, i32 31
  %4 = shl i32 -1, %3
  %5 = select i1 %2, i32 %4, i32 0
  %6 = xor i32 %5, -1
  %7 = and i32 %0, %6
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- szext.wrap.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %1, 31
  %3 = icmp ult i32 %2, 32
  %4 = sub i32 32, %2
  %5 = select i1 %3, i32 %4, i32 0
  %6 = icmp ult i32 %5, 32
  %7 = select i1 %6, i32 %5, i32 31
  %8 = shl i32 %0, %7
  %9 = select i1 %6, i32 %8, i32 0
  %10 = icmp ult i32 %5, 32
  %11 = select i1 %10, i32 %5, i32 31
  %12 = ashr i32 %9, %11
  store i32 %12, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- szext.wrap.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %1, 31
  %3 = icmp ult i32 %2, 32
  %4 = select i1 %3, i32 %2, i32 31
  %5 = shl i32 -1, %4
  %6 = select i1 %3, i32 %5, i32 0
  %7 = xor i32 %6, -1
  %8 = and i32 %0, %7
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
