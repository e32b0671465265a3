define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.nvvm.mul.rn.ftz.f(float %3, float 1.000000e+00)
  %5 = fcmp oge float %4, 0.000000e+00
  %6 = select i1 %5, i64 %0, i64 %1
  store i64 %6, ptr %d, align 8, !rw.line !3
  ret void
}
