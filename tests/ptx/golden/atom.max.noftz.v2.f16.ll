define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16 } @rwc.ptx.atom.max.noftz.v2.f16(ptr %3, i16 %1, i16 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = extractvalue { i16, i16 } %4, 1
  store i16 %5, ptr %d, align 2, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %7, align 2, !rw.line !5
  ret void
}
