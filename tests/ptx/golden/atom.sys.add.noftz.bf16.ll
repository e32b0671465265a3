define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i16 @rwc.ptx.atom.relaxed.sys.add.noftz.bf16(ptr %2, i16 %1), !rw.line !2
  store i16 %3, ptr %d, align 2, !rw.line !3
  ret void
}
