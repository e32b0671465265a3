; ---- match.all.sync.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %3 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %2, i32 %1), !rw.line !1
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !2
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- match.all.sync.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = and i64 %0, 1
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %3 = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %2, i64 %1), !rw.line !1
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  store i32 %4, ptr %d, align 4, !rw.line !2
  %6 = select i1 %5, i32 1, i32 0
  %7 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %7, align 4, !rw.line !3
  ret void
}
; ---- match.any.sync.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %2 = call i32 @llvm.nvvm.match.any.sync.i32(i32 %1, i32 %0), !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- match.any.sync.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = and i64 %0, 3
  %2 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %3 = call i32 @llvm.nvvm.match.any.sync.i64(i32 %2, i64 %1), !rw.line !1
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
