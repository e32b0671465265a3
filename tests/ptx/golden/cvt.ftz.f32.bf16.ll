define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
