; ---- fence.fence.acq_rel.cta.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.cta()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.fence.acq_rel.gpu.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.gl()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.fence.proxy.alias.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.gl()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.fence.sc.cta.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.cta()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.fence.sc.sys.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.sys()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.membar.cta.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.cta()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.membar.gl.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.gl()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
; ---- fence.membar.sys.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  store i32 %1, ptr %2, align 4, !rw.line !2
  call void @llvm.nvvm.membar.sys()
  %3 = inttoptr i64 %0 to ptr
  %4 = load i32, ptr %3, align 4, !rw.line !3
  store i32 %4, ptr %d, align 4, !rw.line !4
  ret void
}
