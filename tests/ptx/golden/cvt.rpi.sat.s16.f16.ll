define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i16 @llvm.fptosi.sat.i16.f16(half %2)
  store i16 %3, ptr %d, align 2, !rw.line !1
  ret void
}
