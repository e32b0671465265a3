; ---- mul24.hi.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = shl i32 %0, 8
  %3 = ashr i32 %2, 8
  %4 = shl i32 %1, 8
  %5 = ashr i32 %4, 8
  %6 = sext i32 %3 to i64
  %7 = sext i32 %5 to i64
  %8 = mul i64 %6, %7
  %9 = lshr i64 %8, 16
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul24.hi.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = shl i32 %0, 8
  %3 = lshr i32 %2, 8
  %4 = shl i32 %1, 8
  %5 = lshr i32 %4, 8
  %6 = zext i32 %3 to i64
  %7 = zext i32 %5 to i64
  %8 = mul i64 %6, %7
  %9 = lshr i64 %8, 16
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul24.lo.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = shl i32 %0, 8
  %3 = ashr i32 %2, 8
  %4 = shl i32 %1, 8
  %5 = ashr i32 %4, 8
  %6 = mul i32 %3, %5
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- mul24.lo.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = shl i32 %0, 8
  %3 = lshr i32 %2, 8
  %4 = shl i32 %1, 8
  %5 = lshr i32 %4, 8
  %6 = mul i32 %3, %5
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
