define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i16 %0 to half
  %4 = bitcast i16 %1 to half
  %5 = bitcast i32 %2 to float
  %6 = fpext half %3 to float
  %7 = fpext half %4 to float
  %8 = call float @llvm.fma.f32(float %6, float %7, float %5)
  %9 = call float @llvm.nvvm.saturate.f(float %8)
  %10 = bitcast float %9 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  ret void
}
