; ---- hint.applypriority.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- hint.createpolicy.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = load i32, ptr %2, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- hint.prefetch.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
