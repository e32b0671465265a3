; ---- rsqrt.approx.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.rsqrt.approx.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- rsqrt.approx.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.nvvm.rsqrt.approx.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- rsqrt.approx.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- rsqrt.approx.ftz.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.nvvm.rsqrt.approx.ftz.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
