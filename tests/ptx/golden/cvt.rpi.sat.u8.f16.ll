define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = bitcast i16 %0 to half
  %2 = call half @llvm.ceil.f16(half %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f16(half %2)
  %4 = zext i8 %3 to i32
  store i32 %4, ptr %d, align 4, !rw.line !1
  ret void
}
