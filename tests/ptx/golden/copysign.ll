; ---- copysign.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.copysign.f32(float %3, float %2)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- copysign.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @rwc.ptx.copysign.f64(double %2, double %3), !rw.line !2
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
