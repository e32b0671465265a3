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
