; ---- suld.b.1d.b16.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i16 } @rwc.ptx.suld.b.1d.b16.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i16 } %2, 0
  store i16 %3, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- suld.b.1d.b16.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.2(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i16 } @rwc.ptx.suld.b.1d.b16.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i16 } %3, 0
  store i16 %4, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- suld.b.1d.b16.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i16 } @rwc.ptx.suld.b.1d.b16.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i16 } %2, 0
  store i16 %3, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- suld.b.1d.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.b32.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i32 } @rwc.ptx.suld.b.1d.b32.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.b32.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.b64.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i64 } @rwc.ptx.suld.b.1d.b64.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i64 } %2, 0
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- suld.b.1d.b64.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.8(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i64 } @rwc.ptx.suld.b.1d.b64.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i64 } %3, 0
  store i64 %4, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- suld.b.1d.b64.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i64 } @rwc.ptx.suld.b.1d.b64.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i64 } %2, 0
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- suld.b.1d.b8.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i16 } @rwc.ptx.suld.b.1d.b8.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i16 } %2, 0
  %4 = zext i16 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.b8.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.1(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i16 } @rwc.ptx.suld.b.1d.b8.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i16 } %3, 0
  %5 = zext i16 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.b8.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i16 } @rwc.ptx.suld.b.1d.b8.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i16 } %2, 0
  %4 = zext i16 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.ca.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.ca.b32.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i32 } @rwc.ptx.suld.b.1d.b32.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.ca.b32.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cg.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cg.b32.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i32 } @rwc.ptx.suld.b.1d.b32.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cg.b32.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cs.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cs.b32.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i32 } @rwc.ptx.suld.b.1d.b32.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cs.b32.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cv.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.clamp(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cv.b32.trap
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i32 } @rwc.ptx.suld.b.1d.b32.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.1d.cv.b32.zero
define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i32 } @rwc.ptx.suld.b.1d.b32.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i32 } %2, 0
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- suld.b.2d.b16.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16 } @rwc.ptx.suld.b.2d.b16.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16 } %3, 0
  store i16 %4, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- suld.b.2d.b16.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.2(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16 } @rwc.ptx.suld.b.2d.b16.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16 } %4, 0
  store i16 %5, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- suld.b.2d.b16.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16 } @rwc.ptx.suld.b.2d.b16.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16 } %3, 0
  store i16 %4, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- suld.b.2d.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32 } @rwc.ptx.suld.b.2d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.2d.b32.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.4(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i32 } @rwc.ptx.suld.b.2d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32 } %4, 0
  store i32 %5, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.2d.b32.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32 } @rwc.ptx.suld.b.2d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.2d.b64.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i64 } @rwc.ptx.suld.b.2d.b64.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i64 } %3, 0
  store i64 %4, ptr %d, align 8, !rw.line !4
  ret void
}
; ---- suld.b.2d.b64.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.8(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i64 } @rwc.ptx.suld.b.2d.b64.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i64 } %4, 0
  store i64 %5, ptr %d, align 8, !rw.line !4
  ret void
}
; ---- suld.b.2d.b64.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i64 } @rwc.ptx.suld.b.2d.b64.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i64 } %3, 0
  store i64 %4, ptr %d, align 8, !rw.line !4
  ret void
}
; ---- suld.b.2d.b8.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16 } @rwc.ptx.suld.b.2d.b8.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16 } %3, 0
  %5 = zext i16 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.2d.b8.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.1(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16 } @rwc.ptx.suld.b.2d.b8.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16 } %4, 0
  %6 = zext i16 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.2d.b8.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16 } @rwc.ptx.suld.b.2d.b8.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16 } %3, 0
  %5 = zext i16 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.2d.v2.b16.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b16.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16 } %3, 0
  %5 = extractvalue { i16, i16 } %3, 1
  store i16 %4, ptr %d, align 2, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i16 %5, ptr %6, align 2, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b16.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.4(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b16.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = extractvalue { i16, i16 } %4, 1
  store i16 %5, ptr %d, align 2, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %7, align 2, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b16.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b16.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16 } %3, 0
  %5 = extractvalue { i16, i16 } %3, 1
  store i16 %4, ptr %d, align 2, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i16 %5, ptr %6, align 2, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32 } @rwc.ptx.suld.b.2d.v2.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %6, align 4, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b32.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.8(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i32, i32 } @rwc.ptx.suld.b.2d.v2.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32, i32 } %4, 0
  %6 = extractvalue { i32, i32 } %4, 1
  store i32 %5, ptr %d, align 4, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b32.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32 } @rwc.ptx.suld.b.2d.v2.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %6, align 4, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b64.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i64, i64 } @rwc.ptx.suld.b.2d.v2.b64.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %d, align 8, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i64 %5, ptr %6, align 8, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b64.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.16(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i64, i64 } @rwc.ptx.suld.b.2d.v2.b64.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  store i64 %5, ptr %d, align 8, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i64 %6, ptr %7, align 8, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b64.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i64, i64 } @rwc.ptx.suld.b.2d.v2.b64.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %d, align 8, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i64 %5, ptr %6, align 8, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b8.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b8.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16 } %3, 0
  %5 = zext i16 %4 to i32
  %6 = extractvalue { i16, i16 } %3, 1
  %7 = zext i16 %6 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b8.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.2(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b8.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = zext i16 %5 to i32
  %7 = extractvalue { i16, i16 } %4, 1
  %8 = zext i16 %7 to i32
  store i32 %6, ptr %d, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 %8, ptr %9, align 4, !rw.line !5
  ret void
}
; ---- suld.b.2d.v2.b8.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16 } @rwc.ptx.suld.b.2d.v2.b8.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16 } %3, 0
  %5 = zext i16 %4 to i32
  %6 = extractvalue { i16, i16 } %3, 1
  %7 = zext i16 %6 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- suld.b.2d.v4.b16.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16, i16, i16 } @rwc.ptx.suld.b.2d.v4.b16.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16, i16, i16 } %3, 0
  %5 = extractvalue { i16, i16, i16, i16 } %3, 1
  %6 = extractvalue { i16, i16, i16, i16 } %3, 2
  %7 = extractvalue { i16, i16, i16, i16 } %3, 3
  store i16 %4, ptr %d, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i16 %5, ptr %8, align 2, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i16 %6, ptr %9, align 2, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i16 %7, ptr %10, align 2, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b16.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.8(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16, i16, i16, i16 } @rwc.ptx.suld.b.2d.v4.b16.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16, i16, i16, i16 } %4, 0
  %6 = extractvalue { i16, i16, i16, i16 } %4, 1
  %7 = extractvalue { i16, i16, i16, i16 } %4, 2
  %8 = extractvalue { i16, i16, i16, i16 } %4, 3
  store i16 %5, ptr %d, align 2, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %9, align 2, !rw.line !5
  %10 = getelementptr i8, ptr %d, i64 16
  store i16 %7, ptr %10, align 2, !rw.line !6
  %11 = getelementptr i8, ptr %d, i64 24
  store i16 %8, ptr %11, align 2, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b16.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16, i16, i16 } @rwc.ptx.suld.b.2d.v4.b16.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16, i16, i16 } %3, 0
  %5 = extractvalue { i16, i16, i16, i16 } %3, 1
  %6 = extractvalue { i16, i16, i16, i16 } %3, 2
  %7 = extractvalue { i16, i16, i16, i16 } %3, 3
  store i16 %4, ptr %d, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i16 %5, ptr %8, align 2, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i16 %6, ptr %9, align 2, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i16 %7, ptr %10, align 2, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32, i32, i32 } @rwc.ptx.suld.b.2d.v4.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32, i32, i32 } %3, 0
  %5 = extractvalue { i32, i32, i32, i32 } %3, 1
  %6 = extractvalue { i32, i32, i32, i32 } %3, 2
  %7 = extractvalue { i32, i32, i32, i32 } %3, 3
  store i32 %4, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %8, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i32 %7, ptr %10, align 4, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b32.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.16(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i32, i32, i32, i32 } @rwc.ptx.suld.b.2d.v4.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  store i32 %5, ptr %d, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %9, align 4, !rw.line !5
  %10 = getelementptr i8, ptr %d, i64 16
  store i32 %7, ptr %10, align 4, !rw.line !6
  %11 = getelementptr i8, ptr %d, i64 24
  store i32 %8, ptr %11, align 4, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b32.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i32, i32, i32, i32 } @rwc.ptx.suld.b.2d.v4.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32, i32, i32, i32 } %3, 0
  %5 = extractvalue { i32, i32, i32, i32 } %3, 1
  %6 = extractvalue { i32, i32, i32, i32 } %3, 2
  %7 = extractvalue { i32, i32, i32, i32 } %3, 3
  store i32 %4, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %8, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 16
  store i32 %6, ptr %9, align 4, !rw.line !6
  %10 = getelementptr i8, ptr %d, i64 24
  store i32 %7, ptr %10, align 4, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b8.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16, i16, i16 } @rwc.ptx.suld.b.2d.v4.b8.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16, i16, i16 } %3, 0
  %5 = zext i16 %4 to i32
  %6 = extractvalue { i16, i16, i16, i16 } %3, 1
  %7 = zext i16 %6 to i32
  %8 = extractvalue { i16, i16, i16, i16 } %3, 2
  %9 = zext i16 %8 to i32
  %10 = extractvalue { i16, i16, i16, i16 } %3, 3
  %11 = zext i16 %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b8.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.4(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16, i16, i16, i16 } @rwc.ptx.suld.b.2d.v4.b8.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16, i16, i16, i16 } %4, 0
  %6 = zext i16 %5 to i32
  %7 = extractvalue { i16, i16, i16, i16 } %4, 1
  %8 = zext i16 %7 to i32
  %9 = extractvalue { i16, i16, i16, i16 } %4, 2
  %10 = zext i16 %9 to i32
  %11 = extractvalue { i16, i16, i16, i16 } %4, 3
  %12 = zext i16 %11 to i32
  store i32 %6, ptr %d, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 8
  store i32 %8, ptr %13, align 4, !rw.line !5
  %14 = getelementptr i8, ptr %d, i64 16
  store i32 %10, ptr %14, align 4, !rw.line !6
  %15 = getelementptr i8, ptr %d, i64 24
  store i32 %12, ptr %15, align 4, !rw.line !7
  ret void
}
; ---- suld.b.2d.v4.b8.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i16, i16, i16, i16 } @rwc.ptx.suld.b.2d.v4.b8.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16, i16, i16, i16 } %3, 0
  %5 = zext i16 %4 to i32
  %6 = extractvalue { i16, i16, i16, i16 } %3, 1
  %7 = zext i16 %6 to i32
  %8 = extractvalue { i16, i16, i16, i16 } %3, 2
  %9 = zext i16 %8 to i32
  %10 = extractvalue { i16, i16, i16, i16 } %3, 3
  %11 = zext i16 %10 to i32
  store i32 %5, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 16
  store i32 %9, ptr %13, align 4, !rw.line !6
  %14 = getelementptr i8, ptr %d, i64 24
  store i32 %11, ptr %14, align 4, !rw.line !7
  ret void
}
; ---- suld.b.3d.b32.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call { i32 } @rwc.ptx.suld.b.3d.b32.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i32 } %4, 0
  store i32 %5, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.3d.b32.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.3d.4(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  %5 = call { i32 } @rwc.ptx.suld.b.3d.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %6 = extractvalue { i32 } %5, 0
  store i32 %6, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.3d.b32.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call { i32 } @rwc.ptx.suld.b.3d.b32.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i32 } %4, 0
  store i32 %5, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.3d.b8.clamp
define void @test(ptr %d, ptr %s, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call { i16 } @rwc.ptx.suld.b.3d.b8.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i16 } %4, 0
  %6 = zext i16 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.3d.b8.trap
define void @test(ptr %d, ptr %s, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.3d.1(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  %5 = call { i16 } @rwc.ptx.suld.b.3d.b8.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %6 = extractvalue { i16 } %5, 0
  %7 = zext i16 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.3d.b8.zero
define void @test(ptr %d, ptr %s, ptr %x, ptr %y, ptr %z) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %z, align 4, !rw.line !3
  %4 = call { i16 } @rwc.ptx.suld.b.3d.b8.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i16 } %4, 0
  %6 = zext i16 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.a1d.b16.clamp
define void @test(ptr %d, ptr %s, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = call { i16 } @rwc.ptx.suld.b.a1d.b16.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16 } %3, 0
  store i16 %4, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- suld.b.a1d.b16.trap
define void @test(ptr %d, ptr %s, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.a1d.2(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16 } @rwc.ptx.suld.b.a1d.b16.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16 } %4, 0
  store i16 %5, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- suld.b.a1d.b16.zero
define void @test(ptr %d, ptr %s, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = call { i16 } @rwc.ptx.suld.b.a1d.b16.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i16 } %3, 0
  store i16 %4, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- suld.b.a1d.b32.clamp
define void @test(ptr %d, ptr %s, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = call { i32 } @rwc.ptx.suld.b.a1d.b32.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.a1d.b32.trap
define void @test(ptr %d, ptr %s, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.a1d.4(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i32 } @rwc.ptx.suld.b.a1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32 } %4, 0
  store i32 %5, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.a1d.b32.zero
define void @test(ptr %d, ptr %s, ptr %l, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = call { i32 } @rwc.ptx.suld.b.a1d.b32.zero(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suld.b.a2d.b64.clamp
define void @test(ptr %d, ptr %s, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { i64 } @rwc.ptx.suld.b.a2d.b64.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i64 } %4, 0
  store i64 %5, ptr %d, align 8, !rw.line !5
  ret void
}
; ---- suld.b.a2d.b64.trap
define void @test(ptr %d, ptr %s, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.a2d.8(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  %5 = call { i64 } @rwc.ptx.suld.b.a2d.b64.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %6 = extractvalue { i64 } %5, 0
  store i64 %6, ptr %d, align 8, !rw.line !5
  ret void
}
; ---- suld.b.a2d.b64.zero
define void @test(ptr %d, ptr %s, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { i64 } @rwc.ptx.suld.b.a2d.b64.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i64 } %4, 0
  store i64 %5, ptr %d, align 8, !rw.line !5
  ret void
}
; ---- suld.b.a2d.b8.clamp
define void @test(ptr %d, ptr %s, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { i16 } @rwc.ptx.suld.b.a2d.b8.clamp(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i16 } %4, 0
  %6 = zext i16 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.a2d.b8.trap
define void @test(ptr %d, ptr %s, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call i1 @rwc.ptx.outside.a2d.1(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  br i1 %4, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !4
  ret void

inside:                                           ; preds = %body
  %5 = call { i16 } @rwc.ptx.suld.b.a2d.b8.trap(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %6 = extractvalue { i16 } %5, 0
  %7 = zext i16 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !5
  ret void
}
; ---- suld.b.a2d.b8.zero
define void @test(ptr %d, ptr %s, ptr %l, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %l, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = load i32, ptr %y, align 4, !rw.line !3
  %4 = call { i16 } @rwc.ptx.suld.b.a2d.b8.zero(i64 %0, i32 %1, i32 %2, i32 %3), !rw.line !4
  %5 = extractvalue { i16 } %4, 0
  %6 = zext i16 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !5
  ret void
}
