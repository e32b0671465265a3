define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = bitcast i32 %2 to float
  %4 = zext i16 %0 to i32
  %5 = shl i32 %4, 16
  %6 = bitcast i32 %5 to float
  %7 = zext i16 %1 to i32
  %8 = shl i32 %7, 16
  %9 = bitcast i32 %8 to float
  %10 = call float @llvm.fma.f32(float %6, float %9, float %3)
  %11 = call float @llvm.nvvm.saturate.f(float %10)
  %12 = bitcast float %11 to i32
  store i32 %12, ptr %d, align 4, !rw.line !3
  ret void
}
