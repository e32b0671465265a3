; ---- shfl.sync.bfly.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !2
  %3 = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %2, i32 %0, i32 %1, i32 31), !rw.line !2
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !3
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
; ---- shfl.sync.down.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !2
  %3 = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %2, i32 %0, i32 %1, i32 31), !rw.line !2
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !3
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
; ---- shfl.sync.idx.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !2
  %3 = call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %2, i32 %0, i32 %1, i32 31), !rw.line !2
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !3
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
; ---- shfl.sync.idx.segment.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !2
  %3 = call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %2, i32 %0, i32 %1, i32 6175), !rw.line !2
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !3
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
; ---- shfl.sync.up.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !2
  %3 = call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %2, i32 %0, i32 %1, i32 31), !rw.line !2
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !3
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !4
  ret void
}
; ---- shfl.sync.up.zero.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !2
  %3 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %2, i32 %0, i32 %1, i32 0), !rw.line !2
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
