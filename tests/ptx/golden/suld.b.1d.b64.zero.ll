define void @test(ptr %d, ptr %s, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %s, align 8, !rw.line !0
  %1 = load i32, ptr %x, align 4, !rw.line !1
  %2 = call { i64 } @rwc.ptx.suld.b.1d.b64.zero(i64 %0, i32 %1), !rw.line !2
  %3 = extractvalue { i64 } %2, 0
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
