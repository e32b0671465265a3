; ---- shf.l.clamp.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.fshl.i32(i32 %1, i32 %0, i32 %2)
  %4 = icmp ult i32 %2, 32
  %5 = select i1 %4, i32 %3, i32 %0
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- shf.l.wrap.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.fshl.i32(i32 %1, i32 %0, i32 %2)
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- shf.r.clamp.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.fshr.i32(i32 %1, i32 %0, i32 %2)
  %4 = icmp ult i32 %2, 32
  %5 = select i1 %4, i32 %3, i32 %1
  store i32 %5, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- shf.r.wrap.b32
define void @test(ptr %d, ptr %a, ptr %b, ptr %c) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = call i32 @llvm.fshr.i32(i32 %1, i32 %0, i32 %2)
  store i32 %3, ptr %d, align 4, !rw.line !3
  ret void
}
