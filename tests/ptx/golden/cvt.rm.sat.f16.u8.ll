define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = zext i8 %1 to i16
  %3 = call i16 @rwc.ptx.cvt.rm.f16.u16(i16 %2), !rw.line !1
  %4 = bitcast i16 %3 to half
  %5 = call half @llvm.maxnum.f16(half %4, half 0xH0000)
  %6 = call half @llvm.minnum.f16(half %5, half 0xH3C00)
  %7 = bitcast half %6 to i16
  store i16 %7, ptr %d, align 2, !rw.line !2
  ret void
}
