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
