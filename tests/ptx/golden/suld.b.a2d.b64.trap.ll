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
