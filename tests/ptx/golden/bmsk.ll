; ---- bmsk.clamp.b32
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
  %7 = icmp ult i32 %0, 32
  %8 = select i1 %7, i32 %0, i32 31
  %9 = shl i32 %6, %8
  %10 = select i1 %7, i32 %9, i32 0
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- bmsk.wrap.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %0, 31
  %3 = and i32 %1, 31
  %4 = icmp ult i32 %3, 32
  %5 = select i1 %4, i32 %3, i32 31
  %6 = shl i32 -1, %5
  %7 = select i1 %4, i32 %6, i32 0
  %8 = xor i32 %7, -1
  %9 = icmp ult i32 %2, 32
  %10 = select i1 %9, i32 %2, i32 31
  %11 = shl i32 %8, %10
  %12 = select i1 %9, i32 %11, i32 0
  store i32 %12, ptr %d, align 4, !rw.line !2
  ret void
}
