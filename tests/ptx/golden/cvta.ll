; ---- cvta.global.b32
define void @test(ptr %d, ptr %a) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = inttoptr i64 %0 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !rw.line !1
  %3 = add i64 %0, 8
  %4 = inttoptr i64 %3 to ptr
  store i32 %2, ptr %4, align 4, !rw.line !2
  store i32 %2, ptr %d, align 4, !rw.line !3
  ret void
}
; ---- cvta.local.b32
define void @test(ptr %d, ptr %a, ptr %b) #0 {
entry:
  %buffer = alloca [16 x i8], align 8
  br label %body

body:                                             ; preds = %entry
  %0 = load i64, ptr %a, align 8, !rw.line !0
  %1 = load i32, ptr %b, align 4, !rw.line !1
  %2 = ptrtoint ptr %buffer to i64
  %3 = add i64 %2, 4
  %4 = inttoptr i64 %3 to ptr
  store i32 %1, ptr %4, align 4, !rw.line !2
  %5 = add i64 %2, 4
  %6 = inttoptr i64 %5 to ptr
  %7 = load i32, ptr %6, align 4, !rw.line !3
  %8 = inttoptr i64 %2 to ptr
  store i32 %7, ptr %d, align 4, !rw.line !4
  %9 = getelementptr i8, ptr %d, i64 8
  store i32 0, ptr %9, align 4, !rw.line !5
  ret void
}
