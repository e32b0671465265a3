; ---- atom.acq_rel.gpu.global.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.gl()
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  call void @llvm.nvvm.membar.gl()
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.acq_rel.sys.exch.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  call void @llvm.nvvm.membar.sys()
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.exch.b32(ptr %2, i32 %1), !rw.line !2
  call void @llvm.nvvm.membar.sys()
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.acquire.cta.global.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  call void @llvm.nvvm.membar.cta()
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.add.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, float %2 monotonic, align 4, !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.add.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %1 to double
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, double %2 monotonic, align 8, !rw.line !2
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.add.noftz.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i16 @rwc.ptx.atom.add.noftz.bf16(ptr %2, i16 %1), !rw.line !2
  store i16 %3, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- atom.add.noftz.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.add.noftz.bf16x2(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.add.noftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, half %2 monotonic, align 2, !rw.line !2
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- atom.add.noftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to <2 x half>
  %3 = inttoptr i64 %0 to ptr
  %4 = bitcast <2 x half> %2 to i32
  %5 = call i32 @rwc.ptx.atom.add.noftz.f16x2(ptr %3, i32 %4), !rw.line !2
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.add.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw add ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw add ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.add.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw add ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.and.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw and ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.and.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw and ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.cas.b128
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = zext i64 %1 to i128
  %4 = shl i128 %3, 0
  %5 = or i128 0, %4
  %6 = zext i64 %2 to i128
  %7 = shl i128 %6, 64
  %8 = or i128 %5, %7
  %9 = zext i64 %2 to i128
  %10 = shl i128 %9, 0
  %11 = or i128 0, %10
  %12 = zext i64 %1 to i128
  %13 = shl i128 %12, 64
  %14 = or i128 %11, %13
  %15 = inttoptr i64 %0 to ptr
  %16 = call i128 @rwc.ptx.atom.cas.b128(ptr %15, i128 %8, i128 %14), !rw.line !3
  %17 = lshr i128 %16, 0
  %18 = trunc i128 %17 to i64
  %19 = lshr i128 %16, 64
  %20 = trunc i128 %19 to i64
  store i64 %18, ptr %d, align 8, !rw.line !4
  %21 = getelementptr i8, ptr %d, i64 8
  store i64 %20, ptr %21, align 8, !rw.line !5
  ret void
}
; ---- atom.cas.b16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = cmpxchg ptr %3, i16 %1, i16 %2 monotonic monotonic, align 2, !rw.line !3
  %5 = extractvalue { i16, i1 } %4, 0
  store i16 %5, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- atom.cas.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = cmpxchg ptr %3, i32 %1, i32 %2 monotonic monotonic, align 4, !rw.line !3
  %5 = extractvalue { i32, i1 } %4, 0
  store i32 %5, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- atom.cas.b64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = cmpxchg ptr %3, i64 %1, i64 %2 monotonic monotonic, align 8, !rw.line !3
  %5 = extractvalue { i64, i1 } %4, 0
  store i64 %5, ptr %d, align 8, !rw.line !4
  ret void
}
; ---- atom.dec.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw udec_wrap ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.exch.b128
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = zext i64 %1 to i128
  %4 = shl i128 %3, 0
  %5 = or i128 0, %4
  %6 = zext i64 %2 to i128
  %7 = shl i128 %6, 64
  %8 = or i128 %5, %7
  %9 = inttoptr i64 %0 to ptr
  %10 = call i128 @rwc.ptx.atom.exch.b128(ptr %9, i128 %8), !rw.line !3
  %11 = lshr i128 %10, 0
  %12 = trunc i128 %11 to i64
  %13 = lshr i128 %10, 64
  %14 = trunc i128 %13 to i64
  store i64 %12, ptr %d, align 8, !rw.line !4
  %15 = getelementptr i8, ptr %d, i64 8
  store i64 %14, ptr %15, align 8, !rw.line !5
  ret void
}
; ---- atom.exch.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw xchg ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.exch.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw xchg ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.global.add.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = atomicrmw fadd ptr addrspace(1) %3, float %2 monotonic, align 4, !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.global.add.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %1 to double
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = atomicrmw fadd ptr addrspace(1) %3, double %2 monotonic, align 8, !rw.line !2
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.global.add.noftz.v2.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = getelementptr i32, ptr addrspace(1) %3, i32 0
  %5 = addrspacecast ptr addrspace(1) %4 to ptr
  %6 = call i32 @rwc.ptx.atom.add.noftz.bf16x2(ptr %5, i32 %1), !rw.line !3
  %7 = getelementptr i32, ptr addrspace(1) %3, i32 1
  %8 = addrspacecast ptr addrspace(1) %7 to ptr
  %9 = call i32 @rwc.ptx.atom.add.noftz.bf16x2(ptr %8, i32 %2), !rw.line !3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %9, ptr %10, align 4, !rw.line !5
  ret void
}
; ---- atom.global.add.noftz.v2.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = bitcast i16 %1 to half
  %5 = getelementptr half, ptr addrspace(1) %3, i32 0
  %6 = atomicrmw fadd ptr addrspace(1) %5, half %4 monotonic, align 2, !rw.line !3
  %7 = bitcast half %6 to i16
  %8 = bitcast i16 %2 to half
  %9 = getelementptr half, ptr addrspace(1) %3, i32 1
  %10 = atomicrmw fadd ptr addrspace(1) %9, half %8 monotonic, align 2, !rw.line !3
  %11 = bitcast half %10 to i16
  store i16 %7, ptr %d, align 2, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i16 %11, ptr %12, align 2, !rw.line !5
  ret void
}
; ---- atom.global.add.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.global.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.global.add.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.global.add.v2.f32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = bitcast i32 %1 to float
  %5 = getelementptr float, ptr addrspace(1) %3, i32 0
  %6 = atomicrmw fadd ptr addrspace(1) %5, float %4 monotonic, align 4, !rw.line !3
  %7 = bitcast float %6 to i32
  %8 = bitcast i32 %2 to float
  %9 = getelementptr float, ptr addrspace(1) %3, i32 1
  %10 = atomicrmw fadd ptr addrspace(1) %9, float %8 monotonic, align 4, !rw.line !3
  %11 = bitcast float %10 to i32
  store i32 %7, ptr %d, align 4, !rw.line !4
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %12, align 4, !rw.line !5
  ret void
}
; ---- atom.global.max.noftz.v2.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16 } @rwc.ptx.atom.max.noftz.v2.bf16(ptr %4, i16 %1, i16 %2), !rw.line !3
  %6 = extractvalue { i16, i16 } %5, 0
  %7 = extractvalue { i16, i16 } %5, 1
  store i16 %6, ptr %d, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %8, align 2, !rw.line !5
  ret void
}
; ---- atom.global.max.noftz.v2.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32 } @rwc.ptx.atom.max.noftz.v2.bf16x2(ptr %4, i32 %1, i32 %2), !rw.line !3
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- atom.global.max.noftz.v2.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16 } @rwc.ptx.atom.max.noftz.v2.f16(ptr %4, i16 %1, i16 %2), !rw.line !3
  %6 = extractvalue { i16, i16 } %5, 0
  %7 = extractvalue { i16, i16 } %5, 1
  store i16 %6, ptr %d, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %8, align 2, !rw.line !5
  ret void
}
; ---- atom.global.max.noftz.v2.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32 } @rwc.ptx.atom.max.noftz.v2.f16x2(ptr %4, i32 %1, i32 %2), !rw.line !3
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- atom.global.min.noftz.v2.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16 } @rwc.ptx.atom.min.noftz.v2.bf16(ptr %4, i16 %1, i16 %2), !rw.line !3
  %6 = extractvalue { i16, i16 } %5, 0
  %7 = extractvalue { i16, i16 } %5, 1
  store i16 %6, ptr %d, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %8, align 2, !rw.line !5
  ret void
}
; ---- atom.global.min.noftz.v2.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32 } @rwc.ptx.atom.min.noftz.v2.bf16x2(ptr %4, i32 %1, i32 %2), !rw.line !3
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- atom.global.min.noftz.v2.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16 } @rwc.ptx.atom.min.noftz.v2.f16(ptr %4, i16 %1, i16 %2), !rw.line !3
  %6 = extractvalue { i16, i16 } %5, 0
  %7 = extractvalue { i16, i16 } %5, 1
  store i16 %6, ptr %d, align 2, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %8, align 2, !rw.line !5
  ret void
}
; ---- atom.global.min.noftz.v2.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32 } @rwc.ptx.atom.min.noftz.v2.f16x2(ptr %4, i32 %1, i32 %2), !rw.line !3
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %d, align 4, !rw.line !4
  %8 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %8, align 4, !rw.line !5
  ret void
}
; ---- atom.inc.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw uinc_wrap ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.max.noftz.v2.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16 } @rwc.ptx.atom.max.noftz.v2.bf16(ptr %3, i16 %1, i16 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = extractvalue { i16, i16 } %4, 1
  store i16 %5, ptr %d, align 2, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %7, align 2, !rw.line !5
  ret void
}
; ---- atom.max.noftz.v2.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i32, i32 } @rwc.ptx.atom.max.noftz.v2.bf16x2(ptr %3, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32, i32 } %4, 0
  %6 = extractvalue { i32, i32 } %4, 1
  store i32 %5, ptr %d, align 4, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !5
  ret void
}
; ---- atom.max.noftz.v2.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16 } @rwc.ptx.atom.max.noftz.v2.f16(ptr %3, i16 %1, i16 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = extractvalue { i16, i16 } %4, 1
  store i16 %5, ptr %d, align 2, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %7, align 2, !rw.line !5
  ret void
}
; ---- atom.max.noftz.v2.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i32, i32 } @rwc.ptx.atom.max.noftz.v2.f16x2(ptr %3, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32, i32 } %4, 0
  %6 = extractvalue { i32, i32 } %4, 1
  store i32 %5, ptr %d, align 4, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !5
  ret void
}
; ---- atom.max.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw max ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.max.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw max ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.max.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umax ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.max.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umax ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.min.noftz.v2.bf16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16 } @rwc.ptx.atom.min.noftz.v2.bf16(ptr %3, i16 %1, i16 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = extractvalue { i16, i16 } %4, 1
  store i16 %5, ptr %d, align 2, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %7, align 2, !rw.line !5
  ret void
}
; ---- atom.min.noftz.v2.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i32, i32 } @rwc.ptx.atom.min.noftz.v2.bf16x2(ptr %3, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32, i32 } %4, 0
  %6 = extractvalue { i32, i32 } %4, 1
  store i32 %5, ptr %d, align 4, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !5
  ret void
}
; ---- atom.min.noftz.v2.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16 } @rwc.ptx.atom.min.noftz.v2.f16(ptr %3, i16 %1, i16 %2), !rw.line !3
  %5 = extractvalue { i16, i16 } %4, 0
  %6 = extractvalue { i16, i16 } %4, 1
  store i16 %5, ptr %d, align 2, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %6, ptr %7, align 2, !rw.line !5
  ret void
}
; ---- atom.min.noftz.v2.f16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i32, i32 } @rwc.ptx.atom.min.noftz.v2.f16x2(ptr %3, i32 %1, i32 %2), !rw.line !3
  %5 = extractvalue { i32, i32 } %4, 0
  %6 = extractvalue { i32, i32 } %4, 1
  store i32 %5, ptr %d, align 4, !rw.line !4
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !5
  ret void
}
; ---- atom.min.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw min ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.min.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw min ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.min.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umin ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.min.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umin ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.or.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw or ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.or.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw or ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.relaxed.gpu.global.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.relaxed.sys.global.max.noftz.v4.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.relaxed.sys.max.noftz.v4.bf16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- atom.relaxed.sys.global.max.noftz.v4.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16, i16, i16 } @rwc.ptx.atom.relaxed.sys.max.noftz.v4.f16(ptr %4, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  %6 = extractvalue { i16, i16, i16, i16 } %5, 0
  %7 = extractvalue { i16, i16, i16, i16 } %5, 1
  %8 = extractvalue { i16, i16, i16, i16 } %5, 2
  %9 = extractvalue { i16, i16, i16, i16 } %5, 3
  store i16 %6, ptr %d, align 2, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %10, align 2, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i16 %8, ptr %11, align 2, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i16 %9, ptr %12, align 2, !rw.line !7
  ret void
}
; ---- atom.relaxed.sys.global.min.noftz.v4.bf16x2
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.relaxed.sys.min.noftz.v4.bf16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1
  %8 = extractvalue { i32, i32, i32, i32 } %5, 2
  %9 = extractvalue { i32, i32, i32, i32 } %5, 3
  store i32 %6, ptr %d, align 4, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i32 %7, ptr %10, align 4, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %11, align 4, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i32 %9, ptr %12, align 4, !rw.line !7
  ret void
}
; ---- atom.relaxed.sys.global.min.noftz.v4.f16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16, i16, i16 } @rwc.ptx.atom.relaxed.sys.min.noftz.v4.f16(ptr %4, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  %6 = extractvalue { i16, i16, i16, i16 } %5, 0
  %7 = extractvalue { i16, i16, i16, i16 } %5, 1
  %8 = extractvalue { i16, i16, i16, i16 } %5, 2
  %9 = extractvalue { i16, i16, i16, i16 } %5, 3
  store i16 %6, ptr %d, align 2, !rw.line !4
  %10 = getelementptr i8, ptr %d, i64 8
  store i16 %7, ptr %10, align 2, !rw.line !5
  %11 = getelementptr i8, ptr %d, i64 16
  store i16 %8, ptr %11, align 2, !rw.line !6
  %12 = getelementptr i8, ptr %d, i64 24
  store i16 %9, ptr %12, align 2, !rw.line !7
  ret void
}
; ---- atom.release.gpu.global.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.gl()
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.add.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = inttoptr i64 %0 to ptr
  %4 = call float @rwc.ptx.atom.relaxed.sys.add.f32(ptr %3, float %2), !rw.line !2
  %5 = bitcast float %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.add.f64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %1 to double
  %3 = inttoptr i64 %0 to ptr
  %4 = call double @rwc.ptx.atom.relaxed.sys.add.f64(ptr %3, double %2), !rw.line !2
  %5 = bitcast double %4 to i64
  store i64 %5, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.add.noftz.bf16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i16 @rwc.ptx.atom.relaxed.sys.add.noftz.bf16(ptr %2, i16 %1), !rw.line !2
  store i16 %3, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- atom.sys.add.noftz.bf16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.add.noftz.bf16x2(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.add.noftz.f16
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = inttoptr i64 %0 to ptr
  %4 = bitcast half %2 to i16
  %5 = call i16 @rwc.ptx.atom.relaxed.sys.add.noftz.f16(ptr %3, i16 %4), !rw.line !2
  store i16 %5, ptr %d, align 2, !rw.line !3
  ret void
}
; ---- atom.sys.add.noftz.f16x2
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to <2 x half>
  %3 = inttoptr i64 %0 to ptr
  %4 = bitcast <2 x half> %2 to i32
  %5 = call i32 @rwc.ptx.atom.relaxed.sys.add.noftz.f16x2(ptr %3, i32 %4), !rw.line !2
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.add.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.add.s32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.add.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.add.u32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.add.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.add.u64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.and.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.and.b32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.and.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.and.b64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.cas.b16
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call i16 @rwc.ptx.atom.relaxed.sys.cas.b16(ptr %3, i16 %1, i16 %2), !rw.line !3
  store i16 %4, ptr %d, align 2, !rw.line !4
  ret void
}
; ---- atom.sys.cas.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call i32 @rwc.ptx.atom.relaxed.sys.cas.b32(ptr %3, i32 %1, i32 %2), !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- atom.sys.cas.b64
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call i64 @rwc.ptx.atom.relaxed.sys.cas.b64(ptr %3, i64 %1, i64 %2), !rw.line !3
  store i64 %4, ptr %d, align 8, !rw.line !4
  ret void
}
; ---- atom.sys.dec.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.dec.u32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.exch.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.exch.b32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.exch.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.exch.b64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.inc.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.inc.u32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.max.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.max.s32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.max.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.max.s64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.max.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.max.u32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.max.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.max.u64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.min.s32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.min.s32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.min.s64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.min.s64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.min.u32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.min.u32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.min.u64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.min.u64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.or.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.or.b32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.or.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.or.b64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.sys.xor.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i32 @rwc.ptx.atom.relaxed.sys.xor.b32(ptr %2, i32 %1), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.sys.xor.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = call i64 @rwc.ptx.atom.relaxed.sys.xor.b64(ptr %2, i64 %1), !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
; ---- atom.xor.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw xor ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- atom.xor.b64
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw xor ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  store i64 %3, ptr %d, align 8, !rw.line !3
  ret void
}
