; ---- popc.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = call i32 @llvm.ctpop.i32(i32 %0)
  store i32 %1, ptr %d, align 4, !rw.line !1
  ret void
}
; ---- popc.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i64 @llvm.ctpop.i64(i64 %0)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %d, align 4, !rw.line !1
  ret void
}
