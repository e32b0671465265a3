; ---- redux.sync.add.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.add(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.add.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.add(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.and.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.and(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.max.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.max(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.max.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.umax(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.min.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.min(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.min.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.umin(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.or.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.or(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- redux.sync.xor.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.redux.sync.xor(i32 %0, i32 %1), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
