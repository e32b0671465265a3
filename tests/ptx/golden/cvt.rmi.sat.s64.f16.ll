define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i64 @llvm.fptosi.sat.i64.f16(half %2)
  %4 = fcmp uno half %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
