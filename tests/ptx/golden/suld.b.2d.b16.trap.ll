define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.2d.2(i64 %0, i32 %1, i32 %2), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  %4 = call { i16 } @rwc.ptx.suld.b.2d.b16.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i16 } %4, 0
  store i16 %5, ptr %d, align 2, !rw.line !4
  ret void
}
