define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = fpext half %1 to float
  %3 = call float @llvm.nvvm.saturate.ftz.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
