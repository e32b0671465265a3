define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.floor.f16(half %1)
  %3 = call i32 @llvm.fptoui.sat.i32.f16(half %2)
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
