define void @test(ptr %d, ptr %s, ptr %x, ptr %y) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = load i32, ptr %y, align 4, !rw.line !2
  %3 = call { i64, i64 } @rwc.ptx.suld.b.2d.v2.b64.clamp(i64 %0, i32 %1, i32 %2), !rw.line !3
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %d, align 8, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 8
  store i64 %5, ptr %6, align 8, !rw.line !5
  ret void
}
