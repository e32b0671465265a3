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
  %9 = fcmp one float %7, %8
  %10 = xor i1 %9, true
  %11 = and i1 %9, %4
  %12 = and i1 %10, %4
  %13 = select i1 %11, i32 1, i32 0
  store i32 %13, ptr %d, align 4, !rw.line !3
  %14 = select i1 %12, i32 1, i32 0
  %15 = getelementptr i8, ptr %d, i64 8
  store i32 %14, ptr %15, align 4, !rw.line !4
  ret void
}
