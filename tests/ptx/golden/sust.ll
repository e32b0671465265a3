; ---- sust.b.1d.b16.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i16, ptr %v, align 2, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b16.clamp(i64 %0, i32 %1, i16 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b16.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i16, ptr %v, align 2, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.2(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b16.trap(i64 %0, i32 %1, i16 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b16.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i16, ptr %v, align 2, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b16.zero(i64 %0, i32 %1, i16 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b32.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b64.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i64, ptr %v, align 8, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b64.clamp(i64 %0, i32 %1, i64 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b64.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i64, ptr %v, align 8, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.8(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b64.trap(i64 %0, i32 %1, i64 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b64.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i64, ptr %v, align 8, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b64.zero(i64 %0, i32 %1, i64 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.b8.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = trunc i32 %2 to i16
  call void @rwc.ptx.sust.b.1d.b8.clamp(i64 %0, i32 %1, i16 %3), !rw.line !3
  ret void
}
; ---- sust.b.1d.b8.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.1(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = trunc i32 %2 to i16
  call void @rwc.ptx.sust.b.1d.b8.trap(i64 %0, i32 %1, i16 %4), !rw.line !3
  ret void
}
; ---- sust.b.1d.b8.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = trunc i32 %2 to i16
  call void @rwc.ptx.sust.b.1d.b8.zero(i64 %0, i32 %1, i16 %3), !rw.line !3
  ret void
}
; ---- sust.b.1d.cg.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.cg.b32.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.cg.b32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.cs.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.cs.b32.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.cs.b32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.wb.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.wb.b32.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.wb.b32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.wt.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.wt.b32.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.1d.wt.b32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.b.1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.b.2d.b16.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  call void @rwc.ptx.sust.b.2d.b16.clamp(i64 %0, i32 %1, i32 %2, i16 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b16.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.2(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.b16.trap(i64 %0, i32 %1, i32 %2, i16 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b16.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  call void @rwc.ptx.sust.b.2d.b16.zero(i64 %0, i32 %1, i32 %2, i16 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sust.b.2d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.4(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sust.b.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b64.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sust.b.2d.b64.clamp(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b64.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.8(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.b64.trap(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sust.b.2d.b64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sust.b.2d.b8.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = trunc i32 %3 to i16
  call void @rwc.ptx.sust.b.2d.b8.clamp(i64 %0, i32 %1, i32 %2, i16 %4), !rw.line !4
  ret void
}
; ---- sust.b.2d.b8.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.1(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  %5 = trunc i32 %3 to i16
  call void @rwc.ptx.sust.b.2d.b8.trap(i64 %0, i32 %1, i32 %2, i16 %5), !rw.line !4
  ret void
}
; ---- sust.b.2d.b8.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = trunc i32 %3 to i16
  call void @rwc.ptx.sust.b.2d.b8.zero(i64 %0, i32 %1, i32 %2, i16 %4), !rw.line !4
  ret void
}
; ---- sust.b.2d.v2.b16.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = load i16, ptr %w, align 2, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v2.b16.clamp(i64 %0, i32 %1, i32 %2, i16 %3, i16 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b16.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = load i16, ptr %w, align 2, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.4(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.v2.b16.trap(i64 %0, i32 %1, i32 %2, i16 %3, i16 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b16.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = load i16, ptr %w, align 2, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v2.b16.zero(i64 %0, i32 %1, i32 %2, i16 %3, i16 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v2.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.8(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.v2.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v2.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b64.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  %4 = load i64, ptr %w, align 8, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v2.b64.clamp(i64 %0, i32 %1, i32 %2, i64 %3, i64 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b64.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  %4 = load i64, ptr %w, align 8, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.16(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.v2.b64.trap(i64 %0, i32 %1, i32 %2, i64 %3, i64 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  %4 = load i64, ptr %w, align 8, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v2.b64.zero(i64 %0, i32 %1, i32 %2, i64 %3, i64 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b8.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = trunc i32 %3 to i16
  %6 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v2.b8.clamp(i64 %0, i32 %1, i32 %2, i16 %5, i16 %6), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b8.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.2(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  %6 = trunc i32 %3 to i16
  %7 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v2.b8.trap(i64 %0, i32 %1, i32 %2, i16 %6, i16 %7), !rw.line !5
  ret void
}
; ---- sust.b.2d.v2.b8.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = trunc i32 %3 to i16
  %6 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v2.b8.zero(i64 %0, i32 %1, i32 %2, i16 %5, i16 %6), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b16.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = load i16, ptr %w, align 2, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v4.b16.clamp(i64 %0, i32 %1, i32 %2, i16 %3, i16 %4, i16 %3, i16 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b16.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = load i16, ptr %w, align 2, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.8(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.v4.b16.trap(i64 %0, i32 %1, i32 %2, i16 %3, i16 %4, i16 %3, i16 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b16.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = load i16, ptr %w, align 2, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v4.b16.zero(i64 %0, i32 %1, i32 %2, i16 %3, i16 %4, i16 %3, i16 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v4.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.16(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.2d.v4.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.b.2d.v4.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b8.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = trunc i32 %3 to i16
  %6 = trunc i32 %4 to i16
  %7 = trunc i32 %3 to i16
  %8 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v4.b8.clamp(i64 %0, i32 %1, i32 %2, i16 %5, i16 %6, i16 %7, i16 %8), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b8.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.4(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  %6 = trunc i32 %3 to i16
  %7 = trunc i32 %4 to i16
  %8 = trunc i32 %3 to i16
  %9 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v4.b8.trap(i64 %0, i32 %1, i32 %2, i16 %6, i16 %7, i16 %8, i16 %9), !rw.line !5
  ret void
}
; ---- sust.b.2d.v4.b8.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = trunc i32 %3 to i16
  %6 = trunc i32 %4 to i16
  %7 = trunc i32 %3 to i16
  %8 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.2d.v4.b8.zero(i64 %0, i32 %1, i32 %2, i16 %5, i16 %6, i16 %7, i16 %8), !rw.line !5
  ret void
}
; ---- sust.b.3d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  call void @rwc.ptx.sust.b.3d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.3d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.3d.4(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.3d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.3d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  call void @rwc.ptx.sust.b.3d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.b.3d.b8.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.3d.b8.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i16 %5), !rw.line !5
  ret void
}
; ---- sust.b.3d.b8.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.3d.1(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  %6 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.3d.b8.trap(i64 %0, i32 %1, i32 %2, i32 %3, i16 %6), !rw.line !5
  ret void
}
; ---- sust.b.3d.b8.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.3d.b8.zero(i64 %0, i32 %1, i32 %2, i32 %3, i16 %5), !rw.line !5
  ret void
}
; ---- sust.b.a1d.b16.clamp
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  call void @rwc.ptx.sust.b.a1d.b16.clamp(i64 %0, i32 %1, i32 %2, i16 %3), !rw.line !4
  ret void
}
; ---- sust.b.a1d.b16.trap
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.a1d.2(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.a1d.b16.trap(i64 %0, i32 %1, i32 %2, i16 %3), !rw.line !4
  ret void
}
; ---- sust.b.a1d.b16.zero
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i16, ptr %v, align 2, !rw.line !3
  call void @rwc.ptx.sust.b.a1d.b16.zero(i64 %0, i32 %1, i32 %2, i16 %3), !rw.line !4
  ret void
}
; ---- sust.b.a1d.b32.clamp
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sust.b.a1d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.b.a1d.b32.trap
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.a1d.4(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.a1d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.b.a1d.b32.zero
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sust.b.a1d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.b.a2d.b64.clamp
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i64, ptr %v, align 8, !rw.line !4
  call void @rwc.ptx.sust.b.a2d.b64.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i64 %4), !rw.line !5
  ret void
}
; ---- sust.b.a2d.b64.trap
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i64, ptr %v, align 8, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.a2d.8(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.a2d.b64.trap(i64 %0, i32 %1, i32 %2, i32 %3, i64 %4), !rw.line !5
  ret void
}
; ---- sust.b.a2d.b64.zero
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i64, ptr %v, align 8, !rw.line !4
  call void @rwc.ptx.sust.b.a2d.b64.zero(i64 %0, i32 %1, i32 %2, i32 %3, i64 %4), !rw.line !5
  ret void
}
; ---- sust.b.a2d.b8.clamp
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.a2d.b8.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i16 %5), !rw.line !5
  ret void
}
; ---- sust.b.a2d.b8.trap
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.a2d.1(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  %6 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.a2d.b8.trap(i64 %0, i32 %1, i32 %2, i32 %3, i16 %6), !rw.line !5
  ret void
}
; ---- sust.b.a2d.b8.zero
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = trunc i32 %4 to i16
  call void @rwc.ptx.sust.b.a2d.b8.zero(i64 %0, i32 %1, i32 %2, i32 %3, i16 %5), !rw.line !5
  ret void
}
; ---- sust.p.1d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.p.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.p.1d.b32.trap
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.0(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.p.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.p.1d.b32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sust.p.1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sust.p.2d.v2.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.p.2d.v2.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.p.2d.v2.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.p.2d.v2.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.p.2d.v4.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.p.2d.v4.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.p.2d.v4.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  call void @rwc.ptx.sust.p.2d.v4.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sust.p.3d.v2.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = load i32, ptr %w, align 4, !rw.line !5
  call void @rwc.ptx.sust.p.3d.v2.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5), !rw.line !6
  ret void
}
; ---- sust.p.a1d.b32.clamp
define void @test(ptr %s, ptr %l, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sust.p.a1d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sust.p.a2d.v4.b32.zero
define void @test(ptr %s, ptr %l, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  %5 = load i32, ptr %w, align 4, !rw.line !5
  call void @rwc.ptx.sust.p.a2d.v4.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %4, i32 %5), !rw.line !6
  ret void
}
