; ---- testp.finite.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i1 @llvm.is.fpclass.f32(float %1, i32 504)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.finite.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i1 @llvm.is.fpclass.f64(double %1, i32 504)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.infinite.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i1 @llvm.is.fpclass.f32(float %1, i32 516)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.infinite.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i1 @llvm.is.fpclass.f64(double %1, i32 516)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.normal.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i1 @llvm.is.fpclass.f32(float %1, i32 360)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.normal.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i1 @llvm.is.fpclass.f64(double %1, i32 360)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.notanumber.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i1 @llvm.is.fpclass.f32(float %1, i32 3)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.notanumber.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i1 @llvm.is.fpclass.f64(double %1, i32 3)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.number.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i1 @llvm.is.fpclass.f32(float %1, i32 1020)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.number.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i1 @llvm.is.fpclass.f64(double %1, i32 1020)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.subnormal.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i1 @llvm.is.fpclass.f32(float %1, i32 144)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- testp.subnormal.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i1 @llvm.is.fpclass.f64(double %1, i32 144)
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
