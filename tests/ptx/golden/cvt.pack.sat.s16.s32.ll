define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = call i32 @llvm.smax.i32(i32 %0, i32 -32768)
  %3 = call i32 @llvm.smin.i32(i32 %2, i32 32767)
  %4 = and i32 %3, 65535
  %5 = or i32 0, %4
  %6 = call i32 @llvm.smax.i32(i32 %1, i32 -32768)
  %7 = call i32 @llvm.smin.i32(i32 %6, i32 32767)
  %8 = and i32 %7, 65535
  %9 = shl i32 %5, 16
  %10 = or i32 %9, %8
  store i32 %10, ptr %d, align 4, !rw.line !2
  ret void
}
