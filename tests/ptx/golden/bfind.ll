; ---- bfind.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = ashr i32 %0, 31
  %2 = xor i32 %0, %1
  %3 = call i32 @llvm.ctlz.i32(i32 %2, i1 false)
  %4 = sub i32 31, %3
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = ashr i64 %0, 63
  %2 = xor i64 %0, %1
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %4 = trunc i64 %3 to i32
  %5 = sub i32 63, %4
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.shiftamt.s32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = ashr i32 %0, 31
  %2 = xor i32 %0, %1
  %3 = call i32 @llvm.ctlz.i32(i32 %2, i1 false)
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, i32 -1, i32 %3
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.shiftamt.s64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = ashr i64 %0, 63
  %2 = xor i64 %0, %1
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %4 = trunc i64 %3 to i32
  %5 = icmp eq i64 %2, 0
  %6 = select i1 %5, i32 -1, i32 %4
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.shiftamt.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, i32 -1, i32 %1
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.shiftamt.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %2 = trunc i64 %1 to i32
  %3 = icmp eq i64 %0, 0
  %4 = select i1 %3, i32 -1, i32 %2
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.u32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %2 = sub i32 31, %1
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- bfind.u64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %2 = trunc i64 %1 to i32
  %3 = sub i32 63, %2
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
