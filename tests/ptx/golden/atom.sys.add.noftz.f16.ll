define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = inttoptr i64 %0 to ptr
  %4 = bitcast half %2 to i16
  %5 = call i16 @rwc.ptx.atom.relaxed.sys.add.noftz.f16(ptr %3, i16 %4), !rw.line !2
  store i16 %5, ptr %d, align 2, !rw.line !3
  ret void
}
