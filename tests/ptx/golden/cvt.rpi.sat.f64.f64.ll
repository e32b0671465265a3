define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call double @llvm.nvvm.saturate.d(double %2)
  %4 = bitcast double %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
