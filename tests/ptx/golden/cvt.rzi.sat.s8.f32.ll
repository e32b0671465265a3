define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i8 @llvm.fptosi.sat.i8.f32(float %1)
  %3 = sext i8 %2 to i32
  store i32 %3, ptr %d, align 4, !rw.line !1
  ret void
}
