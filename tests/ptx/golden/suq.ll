; ---- suq.height.b32
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.suq.height.b32(i64 %0), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- suq.width.b32
define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i32 @rwc.ptx.suq.width.b32(i64 %0), !rw.line !3
  store i32 %3, ptr %d, align 4, !rw.line !4
  ret void
}
