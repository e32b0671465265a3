; ---- ld.acquire.cta.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.cta()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.acquire.cta.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.cta()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.acquire.gpu.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.gl()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.acquire.gpu.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.gl()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.acquire.sys.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.sys()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.acquire.sys.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  call void @llvm.nvvm.membar.sys()
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.b128
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i128, ptr %1, align 16, !rw.line !1
  %3 = lshr i128 %2, 0
  %4 = trunc i128 %3 to i64
  %5 = lshr i128 %2, 64
  %6 = trunc i128 %5 to i64
  store i64 %4, ptr %d, align 8, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i64 %6, ptr %7, align 8, !rw.line !3
  ret void
}
; ---- ld.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i16, ptr %1, align 2, !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- ld.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i64, ptr %1, align 8, !rw.line !1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.b8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i8, ptr %1, align 1, !rw.line !1
  %3 = zext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.cache-hint.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load float, ptr %1, align 4, !rw.line !1
  %3 = bitcast float %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load double, ptr %1, align 8, !rw.line !1
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.global.L1::evict_last.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.L2::128B.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.ca.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.ca.nc.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !invariant.load !1, !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- ld.global.cg.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.cs.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.cv.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.lu.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.global.nc.L1::evict_first.L2::256B.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !invariant.load !1, !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- ld.global.nc.L1::no_allocate.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !invariant.load !1, !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- ld.global.nc.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !invariant.load !1, !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- ld.global.nc.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i64, ptr addrspace(1) %1, align 8, !invariant.load !1, !rw.line !2
  store i64 %2, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- ld.global.nc.b8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i8, ptr addrspace(1) %1, align 1, !invariant.load !1, !rw.line !2
  %3 = zext i8 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- ld.global.nc.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load float, ptr addrspace(1) %1, align 4, !invariant.load !1, !rw.line !2
  %3 = bitcast float %2 to i32
  %4 = zext i32 %3 to i64
  store i64 %4, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- ld.global.nc.f64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load double, ptr addrspace(1) %1, align 8, !invariant.load !1, !rw.line !2
  %3 = bitcast double %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- ld.global.nc.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i16, ptr addrspace(1) %1, align 2, !invariant.load !1, !rw.line !2
  %3 = sext i16 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- ld.global.nc.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i16, ptr addrspace(1) %1, align 2, !invariant.load !1, !rw.line !2
  %3 = zext i16 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- ld.global.nc.v4.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x i16>, ptr addrspace(1) %1, align 8, !invariant.load !1, !rw.line !2
  %3 = extractelement <4 x i16> %2, i32 0
  %4 = extractelement <4 x i16> %2, i32 1
  %5 = extractelement <4 x i16> %2, i32 2
  %6 = extractelement <4 x i16> %2, i32 3
  store i16 %3, ptr %d, align 2, !rw.line !3
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %7, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 16
  store i16 %5, ptr %8, align 2, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 24
  store i16 %6, ptr %9, align 2, !rw.line !6
  ret void
}
; ---- ld.global.nc.v4.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x i32>, ptr addrspace(1) %1, align 16, !invariant.load !1, !rw.line !2
  %3 = extractelement <4 x i32> %2, i32 0
  %4 = extractelement <4 x i32> %2, i32 1
  %5 = extractelement <4 x i32> %2, i32 2
  %6 = extractelement <4 x i32> %2, i32 3
  store i32 %3, ptr %d, align 4, !rw.line !3
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %7, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 16
  store i32 %5, ptr %8, align 4, !rw.line !5
  %9 = getelementptr i8, ptr %d, i64 24
  store i32 %6, ptr %9, align 4, !rw.line !6
  ret void
}
; ---- ld.global.nc.v4.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x float>, ptr addrspace(1) %1, align 16, !invariant.load !1, !rw.line !2
  %3 = extractelement <4 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <4 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  %7 = extractelement <4 x float> %2, i32 2
  %8 = bitcast float %7 to i32
  %9 = extractelement <4 x float> %2, i32 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !3
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !5
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !6
  ret void
}
; ---- ld.global.v2.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x i16>, ptr addrspace(1) %1, align 4, !rw.line !1
  %3 = extractelement <2 x i16> %2, i32 0
  %4 = extractelement <2 x i16> %2, i32 1
  store i16 %3, ptr %d, align 2, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !3
  ret void
}
; ---- ld.global.v2.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x i32>, ptr addrspace(1) %1, align 8, !rw.line !1
  %3 = extractelement <2 x i32> %2, i32 0
  %4 = extractelement <2 x i32> %2, i32 1
  store i32 %3, ptr %d, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !3
  ret void
}
; ---- ld.global.v2.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x i64>, ptr addrspace(1) %1, align 16, !rw.line !1
  %3 = extractelement <2 x i64> %2, i32 0
  %4 = extractelement <2 x i64> %2, i32 1
  store i64 %3, ptr %d, align 8, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i64 %4, ptr %5, align 8, !rw.line !3
  ret void
}
; ---- ld.global.v2.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x float>, ptr addrspace(1) %1, align 8, !rw.line !1
  %3 = extractelement <2 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <2 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.global.v2.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x i8>, ptr addrspace(1) %1, align 2, !rw.line !1
  %3 = extractelement <2 x i8> %2, i32 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <2 x i8> %2, i32 1
  %6 = sext i8 %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.global.v2.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <2 x i8>, ptr addrspace(1) %1, align 2, !rw.line !1
  %3 = extractelement <2 x i8> %2, i32 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <2 x i8> %2, i32 1
  %6 = zext i8 %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.global.v4.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x i16>, ptr addrspace(1) %1, align 8, !rw.line !1
  %3 = extractelement <4 x i16> %2, i32 0
  %4 = extractelement <4 x i16> %2, i32 1
  %5 = extractelement <4 x i16> %2, i32 2
  %6 = extractelement <4 x i16> %2, i32 3
  store i16 %3, ptr %d, align 2, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %7, align 2, !rw.line !3
  %8 = getelementptr i8, ptr %d, i64 16
  store i16 %5, ptr %8, align 2, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 24
  store i16 %6, ptr %9, align 2, !rw.line !5
  ret void
}
; ---- ld.global.v4.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x i32>, ptr addrspace(1) %1, align 16, !rw.line !1
  %3 = extractelement <4 x i32> %2, i32 0
  %4 = extractelement <4 x i32> %2, i32 1
  %5 = extractelement <4 x i32> %2, i32 2
  %6 = extractelement <4 x i32> %2, i32 3
  store i32 %3, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %7, align 4, !rw.line !3
  %8 = getelementptr i8, ptr %d, i64 16
  store i32 %5, ptr %8, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 24
  store i32 %6, ptr %9, align 4, !rw.line !5
  ret void
}
; ---- ld.global.v4.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x float>, ptr addrspace(1) %1, align 16, !rw.line !1
  %3 = extractelement <4 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <4 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  %7 = extractelement <4 x float> %2, i32 2
  %8 = bitcast float %7 to i32
  %9 = extractelement <4 x float> %2, i32 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- ld.mmio.relaxed.sys.global.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i64, ptr addrspace(1) %1, align 8, !rw.line !1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.narrow.s16.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i16, ptr %1, align 2, !rw.line !1
  %3 = sext i16 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.narrow.s8.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i8, ptr %1, align 1, !rw.line !1
  %3 = sext i8 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.narrow.u16.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i16, ptr %1, align 2, !rw.line !1
  %3 = zext i16 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.narrow.u8.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i8, ptr %1, align 1, !rw.line !1
  %3 = zext i8 %2 to i64
  store i64 %3, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.offset.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = add i64 %0, 12
  %2 = inttoptr i64 %1 to ptr
  %3 = load i32, ptr %2, align 4, !rw.line !1
  %4 = add i64 %0, 60
  %5 = inttoptr i64 %4 to ptr
  %6 = load i32, ptr %5, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
; ---- ld.relaxed.cta.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.relaxed.cta.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.relaxed.gpu.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.relaxed.gpu.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.relaxed.sys.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.relaxed.sys.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.s16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i16, ptr %1, align 2, !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- ld.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i64, ptr %1, align 8, !rw.line !1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i8, ptr %1, align 1, !rw.line !1
  %3 = sext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.u16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i16, ptr %1, align 2, !rw.line !1
  store i16 %2, ptr %d, align 2, !rw.line !2
  ret void
}
; ---- ld.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i64, ptr %1, align 8, !rw.line !1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ld.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i8, ptr %1, align 1, !rw.line !1
  %3 = zext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.v2.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x i16>, ptr %1, align 4, !rw.line !1
  %3 = extractelement <2 x i16> %2, i32 0
  %4 = extractelement <2 x i16> %2, i32 1
  store i16 %3, ptr %d, align 2, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !3
  ret void
}
; ---- ld.v2.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x i32>, ptr %1, align 8, !rw.line !1
  %3 = extractelement <2 x i32> %2, i32 0
  %4 = extractelement <2 x i32> %2, i32 1
  store i32 %3, ptr %d, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !3
  ret void
}
; ---- ld.v2.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x i64>, ptr %1, align 16, !rw.line !1
  %3 = extractelement <2 x i64> %2, i32 0
  %4 = extractelement <2 x i64> %2, i32 1
  store i64 %3, ptr %d, align 8, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i64 %4, ptr %5, align 8, !rw.line !3
  ret void
}
; ---- ld.v2.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x float>, ptr %1, align 8, !rw.line !1
  %3 = extractelement <2 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <2 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.v2.s8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x i8>, ptr %1, align 2, !rw.line !1
  %3 = extractelement <2 x i8> %2, i32 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <2 x i8> %2, i32 1
  %6 = sext i8 %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.v2.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <2 x i8>, ptr %1, align 2, !rw.line !1
  %3 = extractelement <2 x i8> %2, i32 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <2 x i8> %2, i32 1
  %6 = zext i8 %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.v4.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <4 x i16>, ptr %1, align 8, !rw.line !1
  %3 = extractelement <4 x i16> %2, i32 0
  %4 = extractelement <4 x i16> %2, i32 1
  %5 = extractelement <4 x i16> %2, i32 2
  %6 = extractelement <4 x i16> %2, i32 3
  store i16 %3, ptr %d, align 2, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %7, align 2, !rw.line !3
  %8 = getelementptr i8, ptr %d, i64 16
  store i16 %5, ptr %8, align 2, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 24
  store i16 %6, ptr %9, align 2, !rw.line !5
  ret void
}
; ---- ld.v4.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <4 x i32>, ptr %1, align 16, !rw.line !1
  %3 = extractelement <4 x i32> %2, i32 0
  %4 = extractelement <4 x i32> %2, i32 1
  %5 = extractelement <4 x i32> %2, i32 2
  %6 = extractelement <4 x i32> %2, i32 3
  store i32 %3, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %7, align 4, !rw.line !3
  %8 = getelementptr i8, ptr %d, i64 16
  store i32 %5, ptr %8, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 24
  store i32 %6, ptr %9, align 4, !rw.line !5
  ret void
}
; ---- ld.v4.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <4 x float>, ptr %1, align 16, !rw.line !1
  %3 = extractelement <4 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <4 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  %7 = extractelement <4 x float> %2, i32 2
  %8 = bitcast float %7 to i32
  %9 = extractelement <4 x float> %2, i32 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- ld.v4.u8
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load <4 x i8>, ptr %1, align 4, !rw.line !1
  %3 = extractelement <4 x i8> %2, i32 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <4 x i8> %2, i32 1
  %6 = zext i8 %5 to i32
  %7 = extractelement <4 x i8> %2, i32 2
  %8 = zext i8 %7 to i32
  %9 = extractelement <4 x i8> %2, i32 3
  %10 = zext i8 %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
; ---- ld.volatile.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.volatile.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.volatile.global.v2.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile <2 x i16>, ptr addrspace(1) %1, align 4, !rw.line !1
  %3 = extractelement <2 x i16> %2, i32 0
  %4 = extractelement <2 x i16> %2, i32 1
  store i16 %3, ptr %d, align 2, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !3
  ret void
}
; ---- ld.volatile.global.v2.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile <2 x i32>, ptr addrspace(1) %1, align 8, !rw.line !1
  %3 = extractelement <2 x i32> %2, i32 0
  %4 = extractelement <2 x i32> %2, i32 1
  store i32 %3, ptr %d, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !3
  ret void
}
; ---- ld.volatile.global.v2.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile <2 x i64>, ptr addrspace(1) %1, align 16, !rw.line !1
  %3 = extractelement <2 x i64> %2, i32 0
  %4 = extractelement <2 x i64> %2, i32 1
  store i64 %3, ptr %d, align 8, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i64 %4, ptr %5, align 8, !rw.line !3
  ret void
}
; ---- ld.volatile.global.v2.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load volatile <2 x float>, ptr addrspace(1) %1, align 8, !rw.line !1
  %3 = extractelement <2 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <2 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.volatile.v2.b16
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile <2 x i16>, ptr %1, align 4, !rw.line !1
  %3 = extractelement <2 x i16> %2, i32 0
  %4 = extractelement <2 x i16> %2, i32 1
  store i16 %3, ptr %d, align 2, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i16 %4, ptr %5, align 2, !rw.line !3
  ret void
}
; ---- ld.volatile.v2.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile <2 x i32>, ptr %1, align 8, !rw.line !1
  %3 = extractelement <2 x i32> %2, i32 0
  %4 = extractelement <2 x i32> %2, i32 1
  store i32 %3, ptr %d, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !3
  ret void
}
; ---- ld.volatile.v2.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile <2 x i64>, ptr %1, align 16, !rw.line !1
  %3 = extractelement <2 x i64> %2, i32 0
  %4 = extractelement <2 x i64> %2, i32 1
  store i64 %3, ptr %d, align 8, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 8
  store i64 %4, ptr %5, align 8, !rw.line !3
  ret void
}
; ---- ld.volatile.v2.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load volatile <2 x float>, ptr %1, align 8, !rw.line !1
  %3 = extractelement <2 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <2 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- ld.weak.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ld.weak.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
