define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !2
  br i1 %2, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !2
  ret void

inside:                                           ; preds = %body
  %3 = call { i32 } @rwc.ptx.suld.b.1d.b32.trap(i64 %0, i32 %1), !rw.line !2
  %4 = extractvalue { i32 } %3, 0
  store i32 %4, ptr %d, align 4, !rw.line !3
  ret void
}
