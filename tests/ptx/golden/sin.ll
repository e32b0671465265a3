; ---- sin.approx.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sin.approx.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sin.approx.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sin.approx.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
