define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to <2 x half>
  %3 = bitcast i32 %1 to <2 x half>
  %4 = bitcast <2 x half> %2 to i32
  %5 = bitcast <2 x half> %3 to i32
  %6 = call i32 @rwc.ptx.mul.ftz.sat.f16x2(i32 %4, i32 %5), !rw.line !2
  store i32 %6, ptr %d, align 4, !rw.line !3
  ret void
}
