; ---- ldu.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  store i32 %2, ptr %d, align 4, !rw.line !2
  ret void
}
; ---- ldu.global.b64
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i64, ptr addrspace(1) %1, align 8, !rw.line !1
  store i64 %2, ptr %d, align 8, !rw.line !2
  ret void
}
; ---- ldu.global.v4.f32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load <4 x float>, ptr addrspace(1) %1, align 16, !rw.line !1
  %3 = extractelement <4 x float> %2, i32 0
  %4 = bitcast float %3 to i32
  %5 = extractelement <4 x float> %2, i32 1
  %6 = bitcast float %5 to i32
  %7 = extractelement <4 x float> %2, i32 2
  %8 = bitcast float %7 to i32
  %9 = extractelement <4 x float> %2, i32 3
  %10 = bitcast float %9 to i32
  store i32 %4, ptr %d, align 4, !rw.line !2
  %11 = getelementptr i8, ptr %d, i64 8
  store i32 %6, ptr %11, align 4, !rw.line !3
  %12 = getelementptr i8, ptr %d, i64 16
  store i32 %8, ptr %12, align 4, !rw.line !4
  %13 = getelementptr i8, ptr %d, i64 24
  store i32 %10, ptr %13, align 4, !rw.line !5
  ret void
}
