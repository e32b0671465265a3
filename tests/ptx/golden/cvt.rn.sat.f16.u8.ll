define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = trunc i32 %0 to i8
  %2 = uitofp i8 %1 to float
  %3 = fptrunc float %2 to half
  %4 = call half @llvm.maxnum.f16(half %3, half 0xH0000)
  %5 = call half @llvm.minnum.f16(half %4, half 0xH3C00)
  %6 = bitcast half %5 to i16
  store i16 %6, ptr %d, align 2, !rw.line !1
  ret void
}
