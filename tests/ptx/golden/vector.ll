; ---- vector.register.f32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = inttoptr i64 %0 to ptr
  %3 = load <4 x float>, ptr %2, align 16, !rw.line !2
  %4 = extractelement <4 x float> %3, i32 0
  %5 = extractelement <4 x float> %3, i32 1
  %6 = extractelement <4 x float> %3, i32 2
  %7 = extractelement <4 x float> %3, i32 3
  %8 = bitcast i32 %1 to float
  %9 = fadd float %4, %8
  %10 = bitcast float %9 to i32
  %11 = bitcast float %7 to i32
  store i32 %10, ptr %d, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 8
  store i32 %11, ptr %12, align 4, !rw.line !4
  ret void
}
