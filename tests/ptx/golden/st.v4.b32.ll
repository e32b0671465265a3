define void @test(ptr %a, ptr %b, ptr %c, ptr %x) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = load i32, ptr %c, align 4, !rw.line !2
  %3 = load i32, ptr %x, align 4, !rw.line !3
  %4 = inttoptr i64 %0 to ptr
  %5 = insertelement <4 x i32> undef, i32 %1, i32 0
  %6 = insertelement <4 x i32> %5, i32 %2, i32 1
  %7 = insertelement <4 x i32> %6, i32 %3, i32 2
  %8 = insertelement <4 x i32> %7, i32 %1, i32 3
  store <4 x i32> %8, ptr %4, align 16, !rw.line !4
  ret void
}
