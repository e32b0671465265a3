; ---- red.add.f32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, float %2 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.add.f64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %1 to double
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, double %2 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.add.noftz.f16
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = inttoptr i64 %0 to ptr
  %4 = atomicrmw fadd ptr %3, half %2 monotonic, align 2, !rw.line !2
  ret void
}
; ---- red.add.noftz.f16x2
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to <2 x half>
  %3 = inttoptr i64 %0 to ptr
  %4 = bitcast <2 x half> %2 to i32
  %5 = call i32 @rwc.ptx.atom.add.noftz.f16x2(ptr %3, i32 %4), !rw.line !2
  ret void
}
; ---- red.add.s32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw add ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.add.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw add ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.add.u64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw add ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.and.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw and ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.and.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw and ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.dec.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw udec_wrap ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.global.add.f32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = bitcast i32 %1 to float
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = atomicrmw fadd ptr addrspace(1) %3, float %2 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.global.add.f64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = bitcast i64 %1 to double
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = atomicrmw fadd ptr addrspace(1) %3, double %2 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.global.add.s32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.global.add.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.global.add.u64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.global.add.v2.f32
define void @test(ptr %a, ptr %b, ptr %c) #0 {
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
  %7 = bitcast i32 %2 to float
  %8 = getelementptr float, ptr addrspace(1) %3, i32 1
  %9 = atomicrmw fadd ptr addrspace(1) %8, float %7 monotonic, align 4, !rw.line !3
  ret void
}
; ---- red.global.max.noftz.v8.bf16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.max.noftz.v8.bf16(ptr %4, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.global.max.noftz.v8.f16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.max.noftz.v8.f16(ptr %4, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.global.min.noftz.v8.bf16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.min.noftz.v8.bf16(ptr %4, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.global.min.noftz.v8.f16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.min.noftz.v8.f16(ptr %4, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.global.v4.bf16x2.max.noftz
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.max.noftz.v4.bf16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- red.global.v4.bf16x2.min.noftz
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.min.noftz.v4.bf16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- red.global.v4.f16x2.max.noftz
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.max.noftz.v4.f16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- red.global.v4.f16x2.min.noftz
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = inttoptr i64 %0 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr
  %5 = call { i32, i32, i32, i32 } @rwc.ptx.atom.min.noftz.v4.f16x2(ptr %4, i32 %1, i32 %2, i32 %1, i32 %2), !rw.line !3
  ret void
}
; ---- red.inc.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw uinc_wrap ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.max.noftz.v8.bf16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.max.noftz.v8.bf16(ptr %3, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.max.noftz.v8.f16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.max.noftz.v8.f16(ptr %3, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.max.s32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw max ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.max.s64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw max ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.max.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umax ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.max.u64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umax ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.min.noftz.v8.bf16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.min.noftz.v8.bf16(ptr %3, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.min.noftz.v8.f16
define void @test(ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = inttoptr i64 %0 to ptr
  %4 = call { i16, i16, i16, i16, i16, i16, i16, i16 } @rwc.ptx.atom.min.noftz.v8.f16(ptr %3, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2, i16 %1, i16 %2), !rw.line !3
  ret void
}
; ---- red.min.s32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw min ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.min.s64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw min ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.min.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umin ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.min.u64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw umin ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.or.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw or ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.or.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw or ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
; ---- red.relaxed.gpu.global.add.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  %3 = atomicrmw add ptr addrspace(1) %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.release.sys.global.add.u32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr addrspace(1)
  call void @llvm.nvvm.membar.sys()
  %3 = addrspacecast ptr addrspace(1) %2 to ptr
  %4 = call i32 @rwc.ptx.atom.relaxed.sys.add.u32(ptr %3, i32 %1), !rw.line !2
  ret void
}
; ---- red.xor.b32
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw xor ptr %2, i32 %1 monotonic, align 4, !rw.line !2
  ret void
}
; ---- red.xor.b64
define void @test(ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i64, ptr %b, align 8, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = atomicrmw xor ptr %2, i64 %1 monotonic, align 8, !rw.line !2
  ret void
}
