define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.floor.f32(float %3)
  %5 = call i16 @llvm.fptosi.sat.i16.f32(float %4)
  store i16 %5, ptr %d, align 2, !rw.line !1
  ret void
}
