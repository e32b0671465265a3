define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = fpext float %2 to double
  %4 = call double @llvm.nvvm.saturate.d(double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
