define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to <2 x half>
  %2 = bitcast <2 x half> %1 to i32
  %3 = call i32 @rwc.ptx.abs.ftz.f16x2(i32 %2), !rw.line !1
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
