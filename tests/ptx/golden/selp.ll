; ---- selp.b16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i16 %0, i16 %1
  store i16 %5, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- selp.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i32 %0, i32 %1
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- selp.b64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i64 %0, i64 %1
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- selp.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = select i1 %4, float %5, float %6
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- selp.f64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i64 %0 to double
  %6 = bitcast i64 %1 to double
  %7 = select i1 %4, double %5, double %6
  %8 = bitcast double %7 to i64
  store i64 %8, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- selp.s16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i16 %0, i16 %1
  store i16 %5, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- selp.s32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i32 %0, i32 %1
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- selp.s64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i64 %0, i64 %1
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- selp.u16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i16 %0, i16 %1
  store i16 %5, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- selp.u32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i32 %0, i32 %1
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- selp.u64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %4, i64 %0, i64 %1
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
