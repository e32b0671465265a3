; ---- dp2a.hi.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.hi.s32.s32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.hi.s32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.hi.s32.u32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.hi.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.hi.u32.s32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.hi.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.hi.u32.u32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.lo.s32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.lo.s32.s32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.lo.s32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.lo.s32.u32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.lo.u32.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.lo.u32.s32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- dp2a.lo.u32.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.dp2a.lo.u32.u32(i32 %0, i32 %1, i32 %2), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
