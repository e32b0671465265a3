define void @test(ptr %d) #0 {
entry:
  br label %body

body:                                             ; preds = %entry
  %0 = call i32 @llvm.nvvm.activemask(), !rw.line !0
  store i32 %0, ptr %d, align 4, !rw.line !1
  ret void
}
