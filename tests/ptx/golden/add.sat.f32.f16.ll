define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i16 %0 to half
  %3 = bitcast i32 %1 to float
  %4 = fpext half %2 to float
  %5 = fadd float %4, %3
  %6 = call float @llvm.nvvm.saturate.f(float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !2
  ret void
}
