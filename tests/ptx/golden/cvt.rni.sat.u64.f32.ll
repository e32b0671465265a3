define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call float @llvm.roundeven.f32(float %1)
  %3 = call i64 @llvm.fptoui.sat.i64.f32(float %2)
  %4 = fcmp uno float %2, %2
  %5 = select i1 %4, i64 -9223372036854775808, i64 %3
  store i64 %5, ptr %d, align 8, !rw.line !1
  ret void
}
