define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %2, float 1.000000e+00)
  %5 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %6 = fcmp ult float %4, %5
  %7 = sext i1 %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
