define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call i64 @rwc.ptx.atom.relaxed.sys.cas.b64(ptr %3, i64 %1, i64 %2), !rw.line !3
  store i64 %4, ptr %d, align 8, !rw.line !4
  ret void
}
