; ---- sad.s16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @llvm.smax.i16(i16 %0, i16 %1)
  %4 = call i16 @llvm.smin.i16(i16 %0, i16 %1)
  %5 = sub i16 %3, %4
  %6 = add i16 %5, %2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sad.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 %1)
  %4 = call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %5 = sub i32 %3, %4
  %6 = add i32 %5, %2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sad.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = call i64 @llvm.smax.i64(i64 %0, i64 %1)
  %4 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %5 = sub i64 %3, %4
  %6 = add i64 %5, %2
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- sad.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = call i16 @llvm.umax.i16(i16 %0, i16 %1)
  %4 = call i16 @llvm.umin.i16(i16 %0, i16 %1)
  %5 = sub i16 %3, %4
  %6 = add i16 %5, %2
  store i16 %6, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- sad.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.umax.i32(i32 %0, i32 %1)
  %4 = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %5 = sub i32 %3, %4
  %6 = add i32 %5, %2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- sad.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = call i64 @llvm.umax.i64(i64 %0, i64 %1)
  %4 = call i64 @llvm.umin.i64(i64 %0, i64 %1)
  %5 = sub i64 %3, %4
  %6 = add i64 %5, %2
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
