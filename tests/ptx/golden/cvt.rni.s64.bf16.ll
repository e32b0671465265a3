define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i16, ptr %a, align 2, !rw.line !0
  %1 = zext i16 %0 to i32
  %2 = shl i32 %1, 16
  %3 = bitcast i32 %2 to float
  %4 = call float @llvm.roundeven.f32(float %3)
  %5 = call i64 @llvm.fptosi.sat.i64.f32(float %4)
  %6 = fcmp uno float %4, %4
  %7 = select i1 %6, i64 -9223372036854775808, i64 %5
  store i64 %7, ptr %d, align 8, !rw.line !1
  ret void
}
