; ---- div.approx.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.approx.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.approx.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.approx.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.full.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.div.full.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- div.full.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @rwc.ptx.div.full.ftz.f32(float %2, float %3), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- div.rm.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rm.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rm.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.div.rm.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- div.rm.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rm.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rn.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = fdiv float %2, %3
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rn.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = fdiv double %2, %3
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- div.rn.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rn.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rp.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rp.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rp.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.div.rp.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- div.rp.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rp.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.rz.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %0 to double
  %3 = bitcast i64 %1 to double
  %4 = call double @llvm.nvvm.div.rz.d(double %2, double %3)
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- div.rz.ftz.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %0 to float
  %3 = bitcast i32 %1 to float
  %4 = call float @llvm.nvvm.div.rz.ftz.f(float %2, float %3)
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.s16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %1, 0
  %3 = icmp eq i16 %1, -1
  %4 = icmp eq i16 %0, -32768
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i16 1, i16 %1
  %8 = sdiv i16 %0, %7
  %9 = select i1 %2, i16 -1, i16 %8
  store i16 %9, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- div.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %1, 0
  %3 = icmp eq i32 %1, -1
  %4 = icmp eq i32 %0, -2147483648
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i32 1, i32 %1
  %8 = sdiv i32 %0, %7
  %9 = select i1 %2, i32 -1, i32 %8
  store i32 %9, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %1, 0
  %3 = icmp eq i64 %1, -1
  %4 = icmp eq i64 %0, -9223372036854775808
  %5 = and i1 %3, %4
  %6 = or i1 %2, %5
  %7 = select i1 %6, i64 1, i64 %1
  %8 = sdiv i64 %0, %7
  %9 = select i1 %2, i64 -1, i64 %8
  store i64 %9, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- div.u16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = icmp eq i16 %1, 0
  %3 = select i1 %2, i16 1, i16 %1
  %4 = udiv i16 %0, %3
  %5 = select i1 %2, i16 -1, i16 %4
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- div.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = icmp eq i32 %1, 0
  %3 = select i1 %2, i32 1, i32 %1
  %4 = udiv i32 %0, %3
  %5 = select i1 %2, i32 -1, i32 %4
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- div.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 1, i64 %1
  %4 = udiv i64 %0, %3
  %5 = select i1 %2, i64 -1, i64 %4
  store i64 %5, ptr %d, align 8, !rw.line !2
  ret void
}
