; ---- sqrt.approx.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.approx.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rm.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rm.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rm.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.nvvm.sqrt.rm.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- sqrt.rm.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rm.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rn.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.sqrt.f32(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rn.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.sqrt.f64(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- sqrt.rn.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rp.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rp.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rp.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.nvvm.sqrt.rp.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- sqrt.rp.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rp.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- sqrt.rz.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.nvvm.sqrt.rz.d(double %1)
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !1
  ret void
}
; ---- sqrt.rz.ftz.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.nvvm.sqrt.rz.ftz.f(float %1)
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
