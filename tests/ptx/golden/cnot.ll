; ---- cnot.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = icmp eq i16 %0, 0
  %2 = zext i1 %1 to i16
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
; ---- cnot.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = icmp eq i32 %0, 0
  %2 = zext i1 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- cnot.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = icmp eq i64 %0, 0
  %2 = zext i1 %1 to i64
  store i64 %2, ptr %d, align 8, !rw.line !1
  ret void
}
