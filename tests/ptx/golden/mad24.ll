; ---- mad24.hi.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = shl i32 %0, 8
  %4 = ashr i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr i32 %5, 8
  %7 = sext i32 %4 to i64
  %8 = sext i32 %6 to i64
  %9 = mul i64 %7, %8
  %10 = lshr i64 %9, 16
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %2
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad24.hi.sat.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = shl i32 %0, 8
  %4 = ashr i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr i32 %5, 8
  %7 = sext i32 %4 to i64
  %8 = sext i32 %6 to i64
  %9 = mul i64 %7, %8
  %10 = lshr i64 %9, 16
  %11 = trunc i64 %10 to i32
  %12 = call i32 @llvm.sadd.sat.i32(i32 %11, i32 %2)
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad24.hi.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = shl i32 %0, 8
  %4 = lshr i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = lshr i32 %5, 8
  %7 = zext i32 %4 to i64
  %8 = zext i32 %6 to i64
  %9 = mul i64 %7, %8
  %10 = lshr i64 %9, 16
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %2
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad24.lo.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = shl i32 %0, 8
  %4 = ashr i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr i32 %5, 8
  %7 = mul i32 %4, %6
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- mad24.lo.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = shl i32 %0, 8
  %4 = lshr i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = lshr i32 %5, 8
  %7 = mul i32 %4, %6
  %8 = add i32 %7, %2
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
