; ---- txq.depth.b32
define void @test(ptr %d, ptr %i) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = call i32 @rwc.ptx.txq.depth.b32(i64 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- txq.height.b32
define void @test(ptr %d, ptr %i) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = call i32 @rwc.ptx.txq.height.b32(i64 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- txq.level.width.b32
define void @test(ptr %d, ptr %i, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.ptx.txq.level.width.b32(i64 %0, i32 %1), !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- txq.width.b32
define void @test(ptr %d, ptr %i) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = call i32 @rwc.ptx.txq.width.b32(i64 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
