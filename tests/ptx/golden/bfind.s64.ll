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
