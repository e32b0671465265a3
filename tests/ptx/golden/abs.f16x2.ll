define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to <2 x half>
  %2 = call <2 x half> @llvm.fabs.v2f16(<2 x half> %1)
  %3 = bitcast <2 x half> %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
