define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.add.noftz.bf16x2(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
