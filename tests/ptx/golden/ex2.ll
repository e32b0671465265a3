; ---- ex2.approx.f16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = bitcast half %1 to i16
  %3 = call i16 @rwc.ptx.ex2.approx.f16(i16 %2), !rw.line !1
  store i16 %3, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- ex2.approx.f16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to <2 x half>
  %2 = bitcast <2 x half> %1 to i32
  %3 = call i32 @rwc.ptx.ex2.approx.f16x2(i32 %2), !rw.line !1
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ex2.approx.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.ex2.approx.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- ex2.approx.ftz.bf16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = call i16 @rwc.ptx.ex2.approx.ftz.bf16(i16 %0), !rw.line !1
  store i16 %1, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- ex2.approx.ftz.bf16x2
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.ptx.ex2.approx.ftz.bf16x2(i32 %0), !rw.line !1
  store i32 %1, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ex2.approx.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.ex2.approx.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
