define void @test(ptr %d, ptr %a, ptr %b, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %x, align 4, !rw.line !2
  %3 = and i32 %2, 1
  %4 = icmp ne i32 %3, 0
  %5 = bitcast i32 %0 to float
  %6 = bitcast i32 %1 to float
  %7 = call float @llvm.nvvm.mul.rn.ftz.f(float %5, float 1.000000e+00)
  %8 = call float @llvm.nvvm.mul.rn.ftz.f(float %6, float 1.000000e+00)
  %9 = fcmp uno float %7, %8
  %10 = or i1 %9, %4
  %11 = sext i1 %10 to i32
  store i32 %11, ptr %d, align 4, !rw.line !3
  ret void
}
