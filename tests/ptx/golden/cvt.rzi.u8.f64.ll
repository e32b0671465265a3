define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = bitcast i64 %0 to double
  %2 = call i8 @llvm.fptoui.sat.i8.f64(double %1)
  %3 = fcmp uno double %1, %1
  %4 = select i1 %3, i8 -128, i8 %2
  %5 = zext i8 %4 to i32
  store i32 %5, ptr %d, align 4, !rw.line !1
  ret void
}
