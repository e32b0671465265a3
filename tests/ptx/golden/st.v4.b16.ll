define void @test(ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i16, ptr %b, align 2, !rw.line !1
  %2 = load i16, ptr %c, align 2, !rw.line !2
  %3 = load i16, ptr %x, align 2, !rw.line !3
  %4 = inttoptr i64 %0 to ptr
  %5 = insertelement <4 x i16> undef, i16 %1, i32 0
  %6 = insertelement <4 x i16> %5, i16 %2, i32 1
  %7 = insertelement <4 x i16> %6, i16 %3, i32 2
  %8 = insertelement <4 x i16> %7, i16 %1, i32 3
  store <4 x i16> %8, ptr %4, align 8, !rw.line !4
  ret void
}
