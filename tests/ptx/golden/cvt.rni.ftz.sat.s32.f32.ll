define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call float @llvm.roundeven.f32(float %2)
  %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
