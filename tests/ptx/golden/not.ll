; ---- not.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = xor i16 %0, -1
  store i16 %1, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- not.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = xor i32 %0, -1
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- not.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = xor i64 %0, -1
  store i64 %1, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- not.pred
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = xor i1 %2, true
  %4 = select i1 %3, i32 1, i32 0
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
