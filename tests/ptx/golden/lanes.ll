; ---- lanes.activemask.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.activemask(), !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- lanes.barrier.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @rwc.mask(i32 -1), !rw.line !1
  call void @llvm.nvvm.bar.warp.sync(i32 %1), !rw.line !1
  store i32 %0, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- lanes.elect.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @rwc.mask(i32 -1), !rw.line !0
  %1 = call i32 @llvm.cttz.i32(i32 %0, i1 false)
  %2 = call i32 @rwc.lane.laneid(), !rw.line !0
  %3 = icmp eq i32 %2, %1
  store i32 %1, ptr %d, align 4, !rw.line !1
  %4 = select i1 %3, i32 1, i32 0
  %5 = getelementptr i8, ptr %d, i64 8
  store i32 %4, ptr %5, align 4, !rw.line !2
  ret void
}
; ---- lanes.grid.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %3 = call i32 @rwc.lane.lanemask.eq(), !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  %4 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %4, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %5, align 4, !rw.line !3
  %6 = getelementptr i8, ptr %d, i64 24
  store i32 %3, ptr %6, align 4, !rw.line !4
  ret void
}
; ---- lanes.registers.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @rwc.lane.laneid(), !rw.line !0
  %1 = call i32 @rwc.lane.lanemask.lt(), !rw.line !1
  %2 = call i32 @rwc.lane.lanemask.ge(), !rw.line !2
  store i32 %0, ptr %d, align 4, !rw.line !3
  %3 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %3, align 4, !rw.line !4
  %4 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %4, align 4, !rw.line !5
  %5 = getelementptr i8, ptr %d, i64 24
  store i32 32, ptr %5, align 4, !rw.line !6
  ret void
}
; ---- lanes.threads.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @rwc.lane.tid.x(), !rw.line !0
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call i32 @rwc.lane.tid.y(), !rw.line !1
  store i32 %0, ptr %d, align 4, !rw.line !2
  %4 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %4, align 4, !rw.line !3
  %5 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %5, align 4, !rw.line !4
  %6 = getelementptr i8, ptr %d, i64 24
  store i32 %3, ptr %6, align 4, !rw.line !5
  ret void
}
