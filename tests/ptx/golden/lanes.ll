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
  %1 = call i32 @llvm.nvvm.activemask(), !rw.line !1
  %2 = and i32 -1, %1
  call void @llvm.nvvm.bar.warp.sync(i32 %2), !rw.line !1
  store i32 %0, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- lanes.elect.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.activemask(), !rw.line !0
  %1 = and i32 -1, %0
  %2 = call i32 @llvm.cttz.i32(i32 %1, i1 false)
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %4 = icmp eq i32 %3, %2
  store i32 %2, ptr %d, align 4, !rw.line !1
  %5 = select i1 %4, i32 1, i32 0
  %6 = getelementptr i8, ptr %d, i64 8
  store i32 %5, ptr %6, align 4, !rw.line !2
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
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  store i32 %0, ptr %d, align 4, !rw.line !0
  %4 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %4, align 4, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %5, align 4, !rw.line !2
  %6 = getelementptr i8, ptr %d, i64 24
  store i32 %3, ptr %6, align 4, !rw.line !3
  ret void
}
; ---- lanes.registers.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  store i32 %0, ptr %d, align 4, !rw.line !0
  %3 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %3, align 4, !rw.line !1
  %4 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %4, align 4, !rw.line !2
  %5 = getelementptr i8, ptr %d, i64 24
  store i32 32, ptr %5, align 4, !rw.line !3
  ret void
}
; ---- lanes.threads.b32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %0, ptr %d, align 4, !rw.line !0
  %4 = getelementptr i8, ptr %d, i64 8
  store i32 %1, ptr %4, align 4, !rw.line !1
  %5 = getelementptr i8, ptr %d, i64 16
  store i32 %2, ptr %5, align 4, !rw.line !2
  %6 = getelementptr i8, ptr %d, i64 24
  store i32 %3, ptr %6, align 4, !rw.line !3
  ret void
}
