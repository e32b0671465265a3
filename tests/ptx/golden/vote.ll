; ---- vote.sync.all.not.pred
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = xor i1 %2, true
  %4 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %5 = call i1 @llvm.nvvm.vote.all.sync(i32 %4, i1 %3), !rw.line !1
  %6 = select i1 %5, i32 1, i32 0
  store i32 %6, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vote.sync.all.pred
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %4 = call i1 @llvm.nvvm.vote.all.sync(i32 %3, i1 %2), !rw.line !1
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vote.sync.any.pred
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %4 = call i1 @llvm.nvvm.vote.any.sync(i32 %3, i1 %2), !rw.line !1
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vote.sync.ballot.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %4 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %3, i1 %2), !rw.line !1
  store i32 %4, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- vote.sync.half.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @rwc.lane.laneid(), !rw.line !1
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %then, label %next

then:                                             ; preds = %body
  %6 = call i32 @rwc.mask(i32 1431655765), !rw.line !2
  %7 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %6, i1 %2), !rw.line !2
  br label %next

next:                                             ; preds = %then, %body
  %"%d.0" = phi i32 [ %7, %then ], [ 0, %body ]
  store i32 %"%d.0", ptr %d, align 4, !rw.line !3
  ret void
}
; ---- vote.sync.uni.pred
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 1
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @rwc.mask(i32 -1), !rw.line !1
  %4 = call i1 @llvm.nvvm.vote.uni.sync(i32 %3, i1 %2), !rw.line !1
  %5 = select i1 %4, i32 1, i32 0
  store i32 %5, ptr %d, align 4, !rw.line !2
  ret void
}
