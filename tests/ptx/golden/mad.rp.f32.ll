define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %0 to float
  %4 = bitcast i32 %1 to float
  %5 = bitcast i32 %2 to float
  %6 = call float @llvm.nvvm.fma.rp.f(float %3, float %4, float %5)
  %7 = bitcast float %6 to i32
  store i32 %7, ptr %d, align 4, !rw.line !3
  ret void
}
