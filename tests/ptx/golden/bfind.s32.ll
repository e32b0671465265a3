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
