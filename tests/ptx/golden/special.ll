; ---- special.clock.u32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %2 = sub i32 %1, %0
  %3 = icmp ult i32 %2, 268435456
  %4 = select i1 %3, i32 1, i32 0
  store i32 %4, ptr %d, align 4, !rw.line !0
  ret void
}
; ---- special.clock64.u64
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %2 = icmp uge i64 %1, %0
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !0
  ret void
}
; ---- special.clock_hi.u32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %1 = lshr i64 %0, 32
  %2 = trunc i64 %1 to i32
  %3 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %4 = lshr i64 %3, 32
  %5 = select i1 true, i64 %4, i64 0
  %6 = trunc i64 %5 to i32
  %7 = icmp ule i32 %2, %6
  %8 = select i1 %7, i32 1, i32 0
  store i32 %8, ptr %d, align 4, !rw.line !0
  ret void
}
; ---- special.globaltimer.u64
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %2 = icmp uge i64 %1, %0
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !0
  ret void
}
; ---- special.globaltimer_hi.u32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %1 = lshr i64 %0, 32
  %2 = trunc i64 %1 to i32
  %3 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %4 = lshr i64 %3, 32
  %5 = trunc i64 %4 to i32
  %6 = icmp uge i32 %5, %2
  %7 = select i1 %6, i32 1, i32 0
  store i32 %7, ptr %d, align 4, !rw.line !0
  ret void
}
; ---- special.nanosleep.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = and i32 %0, 63
  call void @llvm.nvvm.nanosleep(i32 %1), !rw.line !1
  %2 = icmp ult i32 %1, 64
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- special.smid.u32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  %2 = icmp ult i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !0
  ret void
}
; ---- special.warpid.u32
define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  %2 = icmp ult i32 %0, %1
  %3 = select i1 %2, i32 1, i32 0
  store i32 %3, ptr %d, align 4, !rw.line !0
  ret void
}
