define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = call i16 @rwc.ptx.cvt.rp.f16.s64(i64 %0), !rw.line !1
  %2 = bitcast i16 %1 to half
  %3 = call half @llvm.maxnum.f16(half %2, half 0xH0000)
  %4 = call half @llvm.minnum.f16(half %3, half 0xH3C00)
  %5 = bitcast half %4 to i16
  store i16 %5, ptr %d, align 2, !rw.line !2
  ret void
}
