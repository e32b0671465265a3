define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to <2 x half>
  %3 = inttoptr i64 %0 to ptr
  %4 = bitcast <2 x half> %2 to i32
  %5 = call i32 @rwc.ptx.atom.relaxed.sys.add.noftz.f16x2(ptr %3, i32 %4), !rw.line !2
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
