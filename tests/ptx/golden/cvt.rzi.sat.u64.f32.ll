define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i32, ptr %a, align 4, !rw.line !0
  %1 = bitcast i32 %0 to float
  %2 = call i64 @llvm.fptoui.sat.i64.f32(float %1)
  %3 = fcmp uno float %1, %1
  %4 = select i1 %3, i64 -9223372036854775808, i64 %2
  store i64 %4, ptr %d, align 8, !rw.line !1
  ret void
}
