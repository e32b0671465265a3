define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call float @llvm.nvvm.d2f.rp(double %1)
  %3 = call float @llvm.nvvm.saturate.f(float %2)
  %4 = bitcast float %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
