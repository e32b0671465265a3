; ---- sured.b.add.1d.u32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sured.b.add.1d.u32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sured.b.add.1d.u32.trap
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
  call void @rwc.ptx.sured.b.add.1d.u32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sured.b.add.1d.u32.zero
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sured.b.add.1d.u32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sured.b.add.2d.s32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.add.2d.s32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.s32.trap
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
  call void @rwc.ptx.sured.b.add.2d.s32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.s32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.add.2d.s32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.u32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.add.2d.u32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.u32.trap
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
  call void @rwc.ptx.sured.b.add.2d.u32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.u32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.add.2d.u32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.u64.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.b.add.2d.u64.clamp(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.u64.trap
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
  call void @rwc.ptx.sured.b.add.2d.u64.trap(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.2d.u64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.b.add.2d.u64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.add.3d.u32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %z, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = load i32, ptr %v, align 4, !rw.line !4
  call void @rwc.ptx.sured.b.add.3d.u32.zero(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4), !rw.line !5
  ret void
}
; ---- sured.b.and.2d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.and.2d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.and.2d.b32.trap
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
  call void @rwc.ptx.sured.b.and.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.and.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.and.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.s32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.max.2d.s32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.s32.trap
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
  call void @rwc.ptx.sured.b.max.2d.s32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.s32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.max.2d.s32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.s64.trap
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
  call void @rwc.ptx.sured.b.max.2d.s64.trap(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.s64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.b.max.2d.s64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.u32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.max.2d.u32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.u32.trap
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
  call void @rwc.ptx.sured.b.max.2d.u32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.u32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.max.2d.u32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.u64.trap
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
  call void @rwc.ptx.sured.b.max.2d.u64.trap(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.max.2d.u64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.b.max.2d.u64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.s32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.min.2d.s32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.s32.trap
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
  call void @rwc.ptx.sured.b.min.2d.s32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.s32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.min.2d.s32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.s64.trap
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
  call void @rwc.ptx.sured.b.min.2d.s64.trap(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.s64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.b.min.2d.s64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.u32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.min.2d.u32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.u32.trap
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
  call void @rwc.ptx.sured.b.min.2d.u32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.u32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.min.2d.u32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.u64.trap
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
  call void @rwc.ptx.sured.b.min.2d.u64.trap(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.min.2d.u64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.b.min.2d.u64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.b.or.2d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.or.2d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.or.2d.b32.trap
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
  call void @rwc.ptx.sured.b.or.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.b.or.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.b.or.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.add.2d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sured.p.add.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.add.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.p.add.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.and.2d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sured.p.and.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.and.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.p.and.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.max.1d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sured.p.max.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sured.p.max.2d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sured.p.max.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.max.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.p.max.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.max.2d.b64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.p.max.2d.b64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.p.min.1d.b32.clamp
define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  call void @rwc.ptx.sured.p.min.1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- sured.p.min.2d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sured.p.min.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.min.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.p.min.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.min.2d.b64.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i64, ptr %v, align 8, !rw.line !3
  call void @rwc.ptx.sured.p.min.2d.b64.zero(i64 %0, i32 %1, i32 %2, i64 %3), !rw.line !4
  ret void
}
; ---- sured.p.or.2d.b32.trap
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sured.p.or.2d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
; ---- sured.p.or.2d.b32.zero
define void @test(ptr %s, ptr %x, ptr %y, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  call void @rwc.ptx.sured.p.or.2d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  ret void
}
