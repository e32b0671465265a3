define void @test(ptr %s, ptr %x, ptr %v) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %v, align 4, !rw.line !2
  %3 = call i1 @rwc.ptx.outside.1d.4(i64 %0, i32 %1), !rw.line !3
  br i1 %3, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !3
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.b.1d.b32.trap(i64 %0, i32 %1, i32 %2), !rw.line !3
  ret void
}
