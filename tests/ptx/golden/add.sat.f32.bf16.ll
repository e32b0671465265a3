define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = zext i16 %0 to i32
  %4 = shl i32 %3, 16
  %5 = bitcast i32 %4 to float
  %6 = fadd float %5, %2
  %7 = call float @llvm.nvvm.saturate.f(float %6)
  %8 = bitcast float %7 to i32
  store i32 %8, ptr %d, align 4, !rw.line !2
  ret void
}
