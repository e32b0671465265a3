define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call double @llvm.ceil.f64(double %1)
  %3 = call i8 @llvm.fptoui.sat.i8.f64(double %2)
  %4 = fcmp uno double %2, %2
  %5 = select i1 %4, i8 -128, i8 %3
  %6 = zext i8 %5 to i32
  store i32 %6, ptr %d, align 4, !rw.line !1
  ret void
}
