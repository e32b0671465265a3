; ---- istypep.samplerref
define void @test(ptr %d, ptr %i) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = call i1 @rwc.ptx.istypep.samplerref(i64 %0), !rw.line !1
  %2 = select i1 %1, i32 1, i32 0
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- istypep.surfref
define void @test(ptr %d, ptr %i) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = call i1 @rwc.ptx.istypep.surfref(i64 %0), !rw.line !1
  %2 = select i1 %1, i32 1, i32 0
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- istypep.texref
define void @test(ptr %d, ptr %i) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %i, align 8, !rw.line !0
  %1 = call i1 @rwc.ptx.istypep.texref(i64 %0), !rw.line !1
  %2 = select i1 %1, i32 1, i32 0
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
