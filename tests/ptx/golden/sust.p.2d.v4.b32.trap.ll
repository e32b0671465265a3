define void @test(ptr %s, ptr %x, ptr %y, ptr %v, ptr %w) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = load i32, ptr %v, align 4, !rw.line !3
  %4 = load i32, ptr %w, align 4, !rw.line !4
  %5 = call i1 @rwc.ptx.outside.2d.0(i64 %0, i32 %1, i32 %2), !rw.line !5
  br i1 %5, label %outside, label %inside

outside:                                          ; preds = %body
  call void @rwc.trap(), !rw.line !5
  ret void

inside:                                           ; preds = %body
  call void @rwc.ptx.sust.p.2d.v4.b32.trap(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %3, i32 %4), !rw.line !5
  ret void
}
