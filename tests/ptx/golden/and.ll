; ---- and.b16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = and i16 %0, %1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- and.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = and i32 %0, %1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- and.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = and i64 %0, %1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- and.pred
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = load i32, ptr %b, align 4, !rw.line !1
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  %6 = and i1 %2, %5
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
