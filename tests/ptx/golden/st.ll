; ---- st.b128
define void @test(ptr %a, ptr %b, ptr %c) #0 {
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
  store i128 %8, ptr %9, align 16, !rw.line !3
  ret void
}
; ---- st.b16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i16 %1, ptr %2, align 2, !rw.line !2
  ret void
}
; ---- st.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  ret void
}
; ---- st.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i64 %1, ptr %2, align 8, !rw.line !2
  ret void
}
; ---- st.b8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = trunc i32 %1 to i8
  store i8 %3, ptr %2, align 1, !rw.line !2
  ret void
}
; ---- st.constant.b32
define void @test(ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = add i64 %0, 4
  %2 = inttoptr i64 %1 to ptr
  store i32 305419896, ptr %2, align 4, !rw.line !1
  %3 = inttoptr i64 %0 to ptr
  store i32 -1, ptr %3, align 4, !rw.line !2
  ret void
}
; ---- st.f32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = bitcast i32 %1 to float
  store float %3, ptr %2, align 4, !rw.line !2
  ret void
}
; ---- st.f64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = bitcast i64 %1 to double
  store double %3, ptr %2, align 8, !rw.line !2
  ret void
}
; ---- st.global.L1::evict_last.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.global.b16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i16 %1, ptr addrspace(1) %2, align 2, !rw.line !2
  ret void
}
; ---- st.global.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.global.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i64 %1, ptr addrspace(1) %2, align 8, !rw.line !2
  ret void
}
; ---- st.global.b8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = trunc i32 %1 to i8
  store i8 %3, ptr addrspace(1) %2, align 1, !rw.line !2
  ret void
}
; ---- st.global.cg.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.global.cs.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.global.v2.b16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = insertelement <2 x i16> undef, i16 %1, i32 0
  %5 = insertelement <2 x i16> %4, i16 %2, i32 1
  store <2 x i16> %5, ptr addrspace(1) %3, align 4, !rw.line !3
  ret void
}
; ---- st.global.v2.b32
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = insertelement <2 x i32> undef, i32 %1, i32 0
  %5 = insertelement <2 x i32> %4, i32 %2, i32 1
  store <2 x i32> %5, ptr addrspace(1) %3, align 8, !rw.line !3
  ret void
}
; ---- st.global.v2.b64
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = insertelement <2 x i64> undef, i64 %1, i32 0
  %5 = insertelement <2 x i64> %4, i64 %2, i32 1
  store <2 x i64> %5, ptr addrspace(1) %3, align 16, !rw.line !3
  ret void
}
; ---- st.global.wb.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.global.wt.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.relaxed.gpu.b16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store volatile i16 %1, ptr %2, align 2, !rw.line !2
  ret void
}
; ---- st.relaxed.gpu.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store volatile i32 %1, ptr %2, align 4, !rw.line !2
  ret void
}
; ---- st.relaxed.gpu.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store volatile i64 %1, ptr %2, align 8, !rw.line !2
  ret void
}
; ---- st.relaxed.gpu.b8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = trunc i32 %1 to i8
  store volatile i8 %3, ptr %2, align 1, !rw.line !2
  ret void
}
; ---- st.release.sys.global.b16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.sys()
  store volatile i16 %1, ptr addrspace(1) %2, align 2, !rw.line !2
  ret void
}
; ---- st.release.sys.global.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.sys()
  store volatile i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.release.sys.global.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.sys()
  store volatile i64 %1, ptr addrspace(1) %2, align 8, !rw.line !2
  ret void
}
; ---- st.release.sys.global.b8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = trunc i32 %1 to i8
  call void @llvm.nvvm.membar.sys()
  store volatile i8 %3, ptr addrspace(1) %2, align 1, !rw.line !2
  ret void
}
; ---- st.s16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i16 %1, ptr %2, align 2, !rw.line !2
  ret void
}
; ---- st.s64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i64 %1, ptr %2, align 8, !rw.line !2
  ret void
}
; ---- st.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  ret void
}
; ---- st.u8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = trunc i32 %1 to i8
  store i8 %3, ptr %2, align 1, !rw.line !2
  ret void
}
; ---- st.v2.b16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = insertelement <2 x i16> undef, i16 %1, i32 0
  %5 = insertelement <2 x i16> %4, i16 %2, i32 1
  store <2 x i16> %5, ptr %3, align 4, !rw.line !3
  ret void
}
; ---- st.v2.b32
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = insertelement <2 x i32> undef, i32 %1, i32 0
  %5 = insertelement <2 x i32> %4, i32 %2, i32 1
  store <2 x i32> %5, ptr %3, align 8, !rw.line !3
  ret void
}
; ---- st.v2.b64
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = load i64, ptr %c, align 8, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = insertelement <2 x i64> undef, i64 %1, i32 0
  %5 = insertelement <2 x i64> %4, i64 %2, i32 1
  store <2 x i64> %5, ptr %3, align 16, !rw.line !3
  ret void
}
; ---- st.v4.b16
define void @test(ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = load i16, ptr %x, align 2, !rw.line !3
  %4 = inttoptr i64 %0 to ptr
  %5 = insertelement <4 x i16> undef, i16 %1, i32 0
  %6 = insertelement <4 x i16> %5, i16 %2, i32 1
  %7 = insertelement <4 x i16> %6, i16 %3, i32 2
  %8 = insertelement <4 x i16> %7, i16 %1, i32 3
  store <4 x i16> %8, ptr %4, align 8, !rw.line !4
  ret void
}
; ---- st.v4.b32
define void @test(ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = inttoptr i64 %0 to ptr
  %5 = insertelement <4 x i32> undef, i32 %1, i32 0
  %6 = insertelement <4 x i32> %5, i32 %2, i32 1
  %7 = insertelement <4 x i32> %6, i32 %3, i32 2
  %8 = insertelement <4 x i32> %7, i32 %1, i32 3
  store <4 x i32> %8, ptr %4, align 16, !rw.line !4
  ret void
}
; ---- st.volatile.b16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store volatile i16 %1, ptr %2, align 2, !rw.line !2
  ret void
}
; ---- st.volatile.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store volatile i32 %1, ptr %2, align 4, !rw.line !2
  ret void
}
; ---- st.volatile.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store volatile i64 %1, ptr %2, align 8, !rw.line !2
  ret void
}
; ---- st.volatile.b8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = trunc i32 %1 to i8
  store volatile i8 %3, ptr %2, align 1, !rw.line !2
  ret void
}
; ---- st.weak.global.b16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i16 %1, ptr addrspace(1) %2, align 2, !rw.line !2
  ret void
}
; ---- st.weak.global.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i32 %1, ptr addrspace(1) %2, align 4, !rw.line !2
  ret void
}
; ---- st.weak.global.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  store i64 %1, ptr addrspace(1) %2, align 8, !rw.line !2
  ret void
}
; ---- st.weak.global.b8
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = trunc i32 %1 to i8
  store i8 %3, ptr addrspace(1) %2, align 1, !rw.line !2
  ret void
}
