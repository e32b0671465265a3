define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i16 @llvm.fptoui.sat.i16.f32(float %1)
  store i16 %2, ptr %d, align 2, !rw.line !1
  ret void
}
