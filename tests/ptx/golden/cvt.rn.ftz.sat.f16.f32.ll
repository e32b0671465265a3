define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.mul.rn.ftz.f(float %1, float 1.000000e+00)
  %3 = call i16 @rwc.ptx.cvt.rn.ftz.sat.f16.f32(float %1), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
