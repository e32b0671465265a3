; ModuleID = 'programs'
source_filename = "programs/programs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rw_launch = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i32], i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i64, i32, i64, i64, i32, i32, i32, i32 }
%struct.rw_root = type { i64, i32, i32 }
%struct.rw_instance = type { [12 x float], [12 x float], i64, i32, i32, i32, i32, i32, i32 }

@rw_constant_block = addrspace(4) externally_initialized global [256 x i8] zeroinitializer, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local void @rw_bounds(ptr noundef byval(%struct.rw_launch) align 8 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nsw i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul nsw i32 %10, %8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nsw i32 %11, %12
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %rw_hook_bounds.exit, %6
  %.0 = phi i64 [ %14, %6 ], [ %46, %rw_hook_bounds.exit ]
  %16 = zext i32 %4 to i64
  %17 = icmp ult i64 %.0, %16
  br i1 %17, label %18, label %47

18:                                               ; preds = %15
  %cond = icmp eq i32 %1, 7
  br i1 %cond, label %case.ball_bounds.i, label %rw_hook_bounds.exit

case.ball_bounds.i:                               ; preds = %18
  %.idx = mul i64 %.0, 24
  %19 = getelementptr inbounds i8, ptr %5, i64 %.idx
  %20 = trunc i64 %.0 to i32
  %21 = add i32 %20, %3
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, 28
  %24 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 160), align 8, !invariant.load !6, !rw.invariant !6
  %25 = inttoptr i64 %24 to ptr addrspace(1)
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 %23
  %27 = load float, ptr addrspace(1) %26, align 4, !rw.line !7
  %28 = getelementptr i8, ptr addrspace(1) %26, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4, !rw.line !8
  %30 = getelementptr i8, ptr addrspace(1) %26, i64 8
  %31 = load float, ptr addrspace(1) %30, align 4, !rw.line !9
  %32 = getelementptr i8, ptr addrspace(1) %26, i64 12
  %33 = load float, ptr addrspace(1) %32, align 4, !rw.line !10
  %34 = fsub float %27, %33
  %35 = fsub float %29, %33
  %36 = fsub float %31, %33
  %37 = fadd float %27, %33
  %38 = fadd float %29, %33
  %39 = fadd float %31, %33
  store float %34, ptr %19, align 4, !rw.line !11
  %40 = getelementptr i8, ptr %19, i64 4
  store float %35, ptr %40, align 4, !rw.line !12
  %41 = getelementptr i8, ptr %19, i64 8
  store float %36, ptr %41, align 4, !rw.line !13
  %42 = getelementptr i8, ptr %19, i64 12
  store float %37, ptr %42, align 4, !rw.line !14
  %43 = getelementptr i8, ptr %19, i64 16
  store float %38, ptr %43, align 4, !rw.line !15
  %44 = getelementptr i8, ptr %19, i64 20
  store float %39, ptr %44, align 4, !rw.line !16
  br label %rw_hook_bounds.exit

rw_hook_bounds.exit:                              ; preds = %18, %case.ball_bounds.i
  %45 = zext i32 %9 to i64
  %46 = add i64 %.0, %45
  br label %15, !llvm.loop !17

47:                                               ; preds = %15
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @rw_megakernel(ptr noundef byval(%struct.rw_launch) align 8 %0) #0 {
_ZL15rw_profile_openP7rw_lane.exit:
  %hook_stack = alloca [224 x i8], align 16
  %1 = alloca [192 x i64], align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 80
  %3 = load i32, ptr %2, align 8
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 84
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = mul nuw i64 %4, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = mul i64 %8, %11
  br label %13

13:                                               ; preds = %_ZL16rw_traverse_warpP7rw_laneb.exit, %_ZL15rw_profile_openP7rw_lane.exit
  %hook_hit_attributes.sroa.15.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %hook_hit_attributes.sroa.15.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %hook_hit_attributes.sroa.12.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %hook_hit_attributes.sroa.12.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %hook_hit_attributes.sroa.9.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %hook_hit_attributes.sroa.9.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %hook_hit_attributes.sroa.6.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %hook_hit_attributes.sroa.6.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %hook_hit_attributes.sroa.3.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %hook_hit_attributes.sroa.3.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %hook_hit_attributes.sroa.0.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %hook_hit_attributes.sroa.0.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.989.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.989.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.963.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.963.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.949.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.949.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.928.0 = phi i64 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.928.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.1002.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.1002.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.911.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.911.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.905.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.905.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.899.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.899.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.893.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.893.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.878.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.878.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.863.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.863.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.848.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.848.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.1038.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.1038.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.1051.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.1051.10, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.821.0 = phi i32 [ -1, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.821.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.818.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.818.1, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.788.0 = phi i32 [ -1, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.788.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.752.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.752.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.1128.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.1128.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.473.0 = phi i32 [ -1, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.473.11, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.464.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.464.7, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.425.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.425.7, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.413.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.413.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.402.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.402.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.346.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.346.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.342.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.342.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.325.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.325.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.306.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.306.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.286.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.286.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.267.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.267.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.248.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.248.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.229.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.229.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.210.0 = phi float [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.210.2, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.201.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.201.6, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.194.0 = phi i32 [ undef, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.194.6, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.45.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.45.12, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.0.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.0.16, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.8.0.off0 = phi i1 [ false, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.8.3.off0, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  %.sroa.3.0 = phi i64 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.3.5, %_ZL16rw_traverse_warpP7rw_laneb.exit ]
  br label %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5

_ZL14rw_is_profiledPK7rw_lane.exit.i.i5:          ; preds = %_ZL9rw_refillP7rw_laneP9rw_supply.exit, %13
  %.sroa.1051.1 = phi i32 [ %.sroa.1051.0, %13 ], [ %.sroa.1051.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.1128.1 = phi i32 [ %.sroa.1128.0, %13 ], [ %.sroa.1128.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.473.1 = phi i32 [ %.sroa.473.0, %13 ], [ %.sroa.473.9, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.464.1 = phi i32 [ %.sroa.464.0, %13 ], [ %.sroa.464.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.425.1 = phi float [ %.sroa.425.0, %13 ], [ %.sroa.425.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.413.1 = phi i32 [ %.sroa.413.0, %13 ], [ %.sroa.413.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.402.1 = phi i32 [ %.sroa.402.0, %13 ], [ %.sroa.402.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.346.1 = phi i32 [ %.sroa.346.0, %13 ], [ %.sroa.346.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.342.1 = phi float [ %.sroa.342.0, %13 ], [ %.sroa.342.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.325.1 = phi float [ %.sroa.325.0, %13 ], [ %.sroa.325.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.306.1 = phi float [ %.sroa.306.0, %13 ], [ %.sroa.306.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.286.1 = phi float [ %.sroa.286.0, %13 ], [ %.sroa.286.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.267.1 = phi float [ %.sroa.267.0, %13 ], [ %.sroa.267.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.248.1 = phi float [ %.sroa.248.0, %13 ], [ %.sroa.248.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.229.1 = phi float [ %.sroa.229.0, %13 ], [ %.sroa.229.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.210.1 = phi float [ %.sroa.210.0, %13 ], [ %.sroa.210.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.201.1 = phi i32 [ %.sroa.201.0, %13 ], [ %.sroa.201.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.194.1 = phi i32 [ %.sroa.194.0, %13 ], [ %.sroa.194.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.45.1 = phi i32 [ %.sroa.45.0, %13 ], [ %.sroa.45.11, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.0.1 = phi i32 [ %.sroa.0.0, %13 ], [ %spec.select4020, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.8.1.off0 = phi i1 [ %.sroa.8.0.off0, %13 ], [ %.sroa.8.2.off0, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.3.1 = phi i64 [ %.sroa.3.0, %13 ], [ %.sroa.3.4, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  br label %14

14:                                               ; preds = %_ZL14rw_run_programP7rw_lane.exit, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5
  %.sroa.1051.2 = phi i32 [ %.sroa.1051.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.1051.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.1128.2 = phi i32 [ %.sroa.1128.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.1128.6, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.473.2 = phi i32 [ %.sroa.473.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.473.6, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.464.2 = phi i32 [ %.sroa.464.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.464.6, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.425.2 = phi float [ %.sroa.425.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.425.6, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.413.2 = phi i32 [ %.sroa.413.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.413.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.402.2 = phi i32 [ %.sroa.402.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.402.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.346.2 = phi i32 [ %.sroa.346.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.346.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.342.2 = phi float [ %.sroa.342.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.342.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.325.2 = phi float [ %.sroa.325.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.325.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.306.2 = phi float [ %.sroa.306.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.306.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.286.2 = phi float [ %.sroa.286.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.286.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.267.2 = phi float [ %.sroa.267.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.267.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.248.2 = phi float [ %.sroa.248.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.248.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.229.2 = phi float [ %.sroa.229.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.229.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.210.2 = phi float [ %.sroa.210.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.210.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.45.2 = phi i32 [ %.sroa.45.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.45.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.0.2 = phi i32 [ %.sroa.0.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.0.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %15 = icmp sgt i32 %.sroa.0.2, 1
  %16 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %15)
  %.not3074 = icmp eq i32 %16, 0
  br i1 %.not3074, label %_ZL15rw_run_programsP7rw_lane.exit, label %17

17:                                               ; preds = %14
  br i1 %15, label %18, label %_ZL14rw_run_programP7rw_lane.exit

18:                                               ; preds = %17
  %19 = icmp eq i32 %.sroa.0.2, 2
  br i1 %19, label %_ZL14rw_is_profiledPK7rw_lane.exit.i.i8, label %.critedge3307

_ZL14rw_is_profiledPK7rw_lane.exit.i.i8:          ; preds = %18
  %20 = zext i32 %.sroa.45.2 to i64
  %21 = getelementptr inbounds i8, ptr %hook_stack, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 -4
  %23 = load i32, ptr %22, align 4
  %24 = call noundef i32 asm sideeffect "", "=r,0"(i32 %23) #4, !srcloc !20
  %.not = icmp eq i32 %.sroa.788.0, -1
  %spec.select4025 = select i1 %.not, i32 -1, i32 %.sroa.821.0
  %spec.select4026 = select i1 %.not, i32 %.sroa.464.2, i32 %.sroa.818.0
  br i1 %.not, label %25, label %31

25:                                               ; preds = %_ZL14rw_is_profiledPK7rw_lane.exit.i.i8
  %26 = getelementptr inbounds i8, ptr %0, i64 64
  %27 = load i64, ptr %26, align 8
  %28 = inttoptr i64 %27 to ptr addrspace(1)
  %29 = zext i32 %.sroa.346.2 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %29
  br label %rw_traverse_program.exit

31:                                               ; preds = %_ZL14rw_is_profiledPK7rw_lane.exit.i.i8
  %32 = getelementptr inbounds i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8
  %34 = zext i32 %spec.select4026 to i64
  %35 = getelementptr inbounds i8, ptr %0, i64 112
  %36 = load i32, ptr %35, align 8
  %37 = zext i32 %36 to i64
  %38 = mul nuw i64 %34, %37
  %39 = add i64 %33, %38
  %40 = inttoptr i64 %39 to ptr addrspace(1)
  %41 = zext i32 %.sroa.346.2 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %41
  br label %rw_traverse_program.exit

rw_traverse_program.exit:                         ; preds = %25, %31
  %.0.i3328.in = phi ptr addrspace(1) [ %42, %31 ], [ %30, %25 ]
  %.0.i3328 = load i32, ptr addrspace(1) %.0.i3328.in, align 4
  %.not3304 = icmp eq i32 %.0.i3328, 0
  %.sroa.0.3 = select i1 %.not3304, i32 %24, i32 %.0.i3328
  br label %.critedge3307

.critedge3307:                                    ; preds = %rw_traverse_program.exit, %18
  %.sroa.1128.3 = phi i32 [ %24, %rw_traverse_program.exit ], [ %.sroa.1128.2, %18 ]
  %.sroa.473.4 = phi i32 [ %spec.select4025, %rw_traverse_program.exit ], [ %.sroa.473.2, %18 ]
  %.sroa.464.4 = phi i32 [ %spec.select4026, %rw_traverse_program.exit ], [ %.sroa.464.2, %18 ]
  %.sroa.425.4 = phi float [ %.sroa.752.0, %rw_traverse_program.exit ], [ %.sroa.425.2, %18 ]
  %.sroa.0.4 = phi i32 [ %.sroa.0.3, %rw_traverse_program.exit ], [ %.sroa.0.2, %18 ]
  switch i32 %.sroa.0.4, label %_ZL14rw_run_programP7rw_lane.exit [
    i32 10, label %case.note_layer.i
    i32 13, label %case.soft_shadow.i
    i32 3, label %entry.i.i
    i32 11, label %resume.program.3.0.i.i
    i32 5, label %case.sky.i
    i32 8, label %case.soft_shadow.i
    i32 12, label %resume.program.4.0.i.i
    i32 4, label %entry.i2.i
  ]

entry.i.i:                                        ; preds = %.critedge3307
  store i32 0, ptr %hook_stack, align 4, !rw.line !21
  %43 = getelementptr inbounds i8, ptr %hook_stack, i64 4
  store i32 0, ptr %43, align 4, !rw.line !22
  %44 = getelementptr inbounds i8, ptr %hook_stack, i64 8
  store i32 0, ptr %44, align 4, !rw.line !23
  %45 = getelementptr inbounds i8, ptr %hook_stack, i64 12
  store i32 0, ptr %45, align 4, !rw.line !24
  %46 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 144), align 4, !invariant.load !6
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %p3._Z11shade_pixelv.exit.i.i, label %call.program.3.0.i.i

call.program.3.0.i.i:                             ; preds = %resume.program.3.0.i.i, %entry.i.i
  %.016.i.i = phi i32 [ %46, %entry.i.i ], [ %100, %resume.program.3.0.i.i ]
  %"%r29.0.i.i.i" = phi i32 [ 0, %entry.i.i ], [ %103, %resume.program.3.0.i.i ]
  %48 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 32), align 4, !invariant.load !6, !rw.line !25, !rw.invariant !6
  %49 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 36), align 4, !invariant.load !6, !rw.line !26, !rw.invariant !6
  %50 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 40), align 4, !invariant.load !6, !rw.line !27, !rw.invariant !6
  %51 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 48), align 4, !invariant.load !6, !rw.line !28, !rw.invariant !6
  %52 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 52), align 4, !invariant.load !6, !rw.line !29, !rw.invariant !6
  %53 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 56), align 4, !invariant.load !6, !rw.line !30, !rw.invariant !6
  %54 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 64), align 4, !invariant.load !6, !rw.line !31, !rw.invariant !6
  %55 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 68), align 4, !invariant.load !6, !rw.line !32, !rw.invariant !6
  %56 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 72), align 4, !invariant.load !6, !rw.line !33, !rw.invariant !6
  %57 = load i32, ptr addrspace(4) @rw_constant_block, align 4, !invariant.load !6, !rw.line !34, !rw.invariant !6
  %58 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 4), align 4, !invariant.load !6, !rw.line !35, !rw.invariant !6
  %59 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 16), align 4, !invariant.load !6, !rw.line !36, !rw.invariant !6
  %60 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 20), align 4, !invariant.load !6, !rw.line !37, !rw.invariant !6
  %61 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 24), align 4, !invariant.load !6, !rw.line !38, !rw.invariant !6
  %62 = getelementptr inbounds i8, ptr %hook_stack, i64 16
  store i32 %.016.i.i, ptr %62, align 16
  %63 = getelementptr inbounds i8, ptr %hook_stack, i64 20
  store i32 %"%r29.0.i.i.i", ptr %63, align 4
  %64 = getelementptr inbounds i8, ptr %hook_stack, i64 28
  store i32 11, ptr %64, align 4
  %65 = uitofp i32 %"%r29.0.i.i.i" to float
  %66 = call float @llvm.fma.f32(float %65, float 0x3FE827F540000000, float 5.000000e-01)
  %67 = call float @llvm.floor.f32(float %66)
  %68 = fsub float %66, %67
  %69 = uitofp i32 %.sroa.194.1 to float
  %70 = fadd float %68, %69
  %71 = uitofp i32 %3 to float
  %72 = fdiv float %70, %71
  %73 = call float @llvm.fma.f32(float %72, float 2.000000e+00, float -1.000000e+00)
  %74 = call float @llvm.fma.f32(float %65, float 0x3FE23C21C0000000, float 5.000000e-01)
  %75 = call float @llvm.floor.f32(float %74)
  %76 = fsub float %74, %75
  %77 = uitofp i32 %.sroa.201.1 to float
  %78 = fadd float %76, %77
  %79 = uitofp i32 %6 to float
  %80 = fdiv float %78, %79
  %81 = call float @llvm.fma.f32(float %80, float 2.000000e+00, float -1.000000e+00)
  %82 = fmul float %53, %81
  %83 = call float @llvm.fma.f32(float %50, float %73, float %82)
  %84 = fadd float %56, %83
  %85 = fmul float %51, %81
  %86 = call float @llvm.fma.f32(float %48, float %73, float %85)
  %87 = fadd float %54, %86
  %88 = fmul float %52, %81
  %89 = call float @llvm.fma.f32(float %49, float %73, float %88)
  %90 = fadd float %55, %89
  %91 = fmul float %90, %90
  %92 = call float @llvm.fma.f32(float %87, float %87, float %91)
  %93 = call float @llvm.fma.f32(float %84, float %84, float %92)
  %94 = call float @llvm.sqrt.f32(float %93)
  %95 = fdiv float 1.000000e+00, %94
  %96 = fmul float %95, %84
  %97 = fmul float %95, %90
  %98 = fmul float %95, %87
  br label %_ZL14rw_run_programP7rw_lane.exit

resume.program.3.0.i.i:                           ; preds = %.critedge3307
  %99 = getelementptr inbounds i8, ptr %hook_stack, i64 16
  %100 = load i32, ptr %99, align 16
  %101 = getelementptr inbounds i8, ptr %hook_stack, i64 20
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %102, 1
  %104 = icmp ult i32 %103, %100
  br i1 %104, label %call.program.3.0.i.i, label %next2.i.i.i3369

next2.i.i.i3369:                                  ; preds = %resume.program.3.0.i.i
  %105 = getelementptr inbounds i8, ptr %hook_stack, i64 12
  %106 = getelementptr inbounds i8, ptr %hook_stack, i64 8
  %107 = getelementptr inbounds i8, ptr %hook_stack, i64 4
  %108 = load float, ptr %hook_stack, align 4, !rw.line !39
  %109 = load float, ptr %107, align 4, !rw.line !40
  %110 = load float, ptr %106, align 4, !rw.line !41
  %111 = uitofp i32 %100 to float
  br label %p3._Z11shade_pixelv.exit.i.i

p3._Z11shade_pixelv.exit.i.i:                     ; preds = %next2.i.i.i3369, %entry.i.i
  %.015.i.i3367 = phi ptr [ %45, %entry.i.i ], [ %105, %next2.i.i.i3369 ]
  %"%f66.0.i.i.i" = phi float [ 0.000000e+00, %entry.i.i ], [ %109, %next2.i.i.i3369 ]
  %"%f65.0.i.i.i" = phi float [ 0.000000e+00, %entry.i.i ], [ %110, %next2.i.i.i3369 ]
  %"%f67.0.i.i.i" = phi float [ 0.000000e+00, %entry.i.i ], [ %108, %next2.i.i.i3369 ]
  %"%f68.0.i.i.i" = phi float [ 0.000000e+00, %entry.i.i ], [ %111, %next2.i.i.i3369 ]
  %112 = zext i32 %.sroa.194.1 to i64
  %113 = zext i32 %.sroa.201.1 to i64
  %114 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 88), align 8, !invariant.load !6, !rw.invariant !6
  %115 = mul i64 %114, %113
  %116 = add i64 %115, %112
  %117 = shl i64 %116, 4
  %118 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 80), align 8, !invariant.load !6, !rw.invariant !6
  %119 = inttoptr i64 %118 to ptr addrspace(1)
  %120 = getelementptr i8, ptr addrspace(1) %119, i64 %117
  %121 = fdiv float %"%f65.0.i.i.i", %"%f68.0.i.i.i"
  %122 = fdiv float %"%f66.0.i.i.i", %"%f68.0.i.i.i"
  %123 = fdiv float %"%f67.0.i.i.i", %"%f68.0.i.i.i"
  %124 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %123, i64 0
  %125 = insertelement <4 x float> %124, float %122, i64 1
  %126 = insertelement <4 x float> %125, float %121, i64 2
  store <4 x float> %126, ptr addrspace(1) %120, align 16, !rw.line !42
  %127 = load i32, ptr %.015.i.i3367, align 4, !rw.line !43
  %128 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 120), align 8, !invariant.load !6, !rw.invariant !6
  %129 = mul i64 %128, %113
  %130 = add i64 %129, %112
  %131 = shl i64 %130, 2
  %132 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 112), align 8, !invariant.load !6, !rw.invariant !6
  %133 = inttoptr i64 %132 to ptr addrspace(1)
  %134 = getelementptr i8, ptr addrspace(1) %133, i64 %131
  store i32 %127, ptr addrspace(1) %134, align 4, !rw.line !44
  br label %_ZL14rw_run_programP7rw_lane.exit

entry.i2.i:                                       ; preds = %.critedge3307
  %135 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 148), align 4, !invariant.load !6
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %"$L__BB4_11.i.i.i", label %"$L__BB4_2.i.i.i"

"$L__BB4_2.i.i.i":                                ; preds = %next12.i.i.i, %entry.i2.i
  %.039.i.i = phi i32 [ %135, %entry.i2.i ], [ %.342.i.i, %next12.i.i.i ]
  %.020.i.i = phi i32 [ %.sroa.201.1, %entry.i2.i ], [ %.222.i.i, %next12.i.i.i ]
  %.016.i7.i = phi i32 [ %.sroa.194.1, %entry.i2.i ], [ %.218.i.i, %next12.i.i.i ]
  %"%r82.0.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %252, %next12.i.i.i ]
  %"%r84.0.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %"%r84.2.i.i.i", %next12.i.i.i ]
  %"%r92.0.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %"%r92.3.i.i.i", %next12.i.i.i ]
  %"%r91.0.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %"%r91.2.i.i.i", %next12.i.i.i ]
  %137 = shl i32 %"%r82.0.i.i.i", 1
  %138 = or disjoint i32 %137, 1
  %139 = uitofp i32 %"%r82.0.i.i.i" to float
  %140 = fadd float %139, 5.000000e-01
  br label %"$L__BB4_4.i.i.i"

"$L__BB4_4.i.i.i":                                ; preds = %"$L__BB4_9.i.i.i", %"$L__BB4_2.i.i.i"
  %.048.i.i = phi float [ %140, %"$L__BB4_2.i.i.i" ], [ %.149.i.i, %"$L__BB4_9.i.i.i" ]
  %.046.i.i = phi i32 [ %138, %"$L__BB4_2.i.i.i" ], [ %.147.i.i, %"$L__BB4_9.i.i.i" ]
  %.043.i.i = phi i32 [ %"%r82.0.i.i.i", %"$L__BB4_2.i.i.i" ], [ %.245.i.i, %"$L__BB4_9.i.i.i" ]
  %.140.i.i = phi i32 [ %.039.i.i, %"$L__BB4_2.i.i.i" ], [ %.342.i.i, %"$L__BB4_9.i.i.i" ]
  %.121.i.i = phi i32 [ %.020.i.i, %"$L__BB4_2.i.i.i" ], [ %.222.i.i, %"$L__BB4_9.i.i.i" ]
  %.117.i.i = phi i32 [ %.016.i7.i, %"$L__BB4_2.i.i.i" ], [ %.218.i.i, %"$L__BB4_9.i.i.i" ]
  %"%r87.0.i.i.i" = phi i32 [ 0, %"$L__BB4_2.i.i.i" ], [ %186, %"$L__BB4_9.i.i.i" ]
  %"%r84.1.i.i.i" = phi i32 [ %"%r84.0.i.i.i", %"$L__BB4_2.i.i.i" ], [ %"%r84.2.i.i.i", %"$L__BB4_9.i.i.i" ]
  %"%r92.1.i.i.i" = phi i32 [ %"%r92.0.i.i.i", %"$L__BB4_2.i.i.i" ], [ %"%r92.3.i.i.i", %"$L__BB4_9.i.i.i" ]
  %"%r91.1.i.i.i" = phi i32 [ %"%r91.0.i.i.i", %"$L__BB4_2.i.i.i" ], [ %"%r91.2.i.i.i", %"$L__BB4_9.i.i.i" ]
  %141 = shl i32 %"%r87.0.i.i.i", 1
  %142 = or disjoint i32 %141, 1
  %143 = sub i32 %142, %.140.i.i
  %144 = sub i32 %.046.i.i, %.140.i.i
  %145 = mul i32 %144, %144
  %146 = mul i32 %143, %143
  %147 = add i32 %146, %145
  %148 = mul i32 %.140.i.i, %.140.i.i
  %149 = icmp sgt i32 %147, %148
  br i1 %149, label %"$L__BB4_9.i.i.i", label %next4.i.i.i

call.program.4.0.i.i:                             ; preds = %next8.i.i.i, %next4.i.i.i
  %.056.i.i = phi i32 [ %237, %next4.i.i.i ], [ %240, %next8.i.i.i ]
  %.055.i.i = phi i32 [ %236, %next4.i.i.i ], [ %179, %next8.i.i.i ]
  %.054.i.i = phi float [ %235, %next4.i.i.i ], [ %242, %next8.i.i.i ]
  %.053.i.i = phi float [ %234, %next4.i.i.i ], [ %244, %next8.i.i.i ]
  %.052.i.i = phi float [ %233, %next4.i.i.i ], [ %246, %next8.i.i.i ]
  %.050.i.i = phi i32 [ %"%r87.0.i.i.i", %next4.i.i.i ], [ %173, %next8.i.i.i ]
  %.144.i.i = phi i32 [ %.043.i.i, %next4.i.i.i ], [ %171, %next8.i.i.i ]
  %.241.i.i = phi i32 [ %.140.i.i, %next4.i.i.i ], [ %169, %next8.i.i.i ]
  %"%r88.0.i.in.i.i" = phi i32 [ %"%r91.1.i.i.i", %next4.i.i.i ], [ %177, %next8.i.i.i ]
  %"%f71.0.i.i.i" = phi float [ 0.000000e+00, %next4.i.i.i ], [ %184, %next8.i.i.i ]
  %"%r89.0.i.i.i" = phi i32 [ 0, %next4.i.i.i ], [ %250, %next8.i.i.i ]
  %"%r92.2.i.i.i" = phi i32 [ %"%r92.1.i.i.i", %next4.i.i.i ], [ %249, %next8.i.i.i ]
  %"%r88.0.i.i.i" = add i32 %"%r88.0.i.in.i.i", 1
  store i32 -1082130432, ptr %hook_stack, align 4, !rw.line !45
  %150 = load i32, ptr addrspace(4) @rw_constant_block, align 4, !invariant.load !6, !rw.line !46, !rw.invariant !6
  %151 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 4), align 4, !invariant.load !6, !rw.line !47, !rw.invariant !6
  %152 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 16), align 4, !invariant.load !6, !rw.line !48, !rw.invariant !6
  %153 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 20), align 4, !invariant.load !6, !rw.line !49, !rw.invariant !6
  %154 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 24), align 4, !invariant.load !6, !rw.line !50, !rw.invariant !6
  %155 = getelementptr inbounds i8, ptr %hook_stack, i64 4
  store i32 %.241.i.i, ptr %155, align 4
  %156 = getelementptr inbounds i8, ptr %hook_stack, i64 8
  store i32 %.144.i.i, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %hook_stack, i64 12
  store i32 %.050.i.i, ptr %157, align 4
  %158 = getelementptr inbounds i8, ptr %hook_stack, i64 16
  store i32 %"%r89.0.i.i.i", ptr %158, align 16
  %159 = getelementptr inbounds i8, ptr %hook_stack, i64 20
  store i32 %"%r92.2.i.i.i", ptr %159, align 4
  %160 = getelementptr inbounds i8, ptr %hook_stack, i64 24
  store i32 %"%r88.0.i.i.i", ptr %160, align 8
  %161 = getelementptr inbounds i8, ptr %hook_stack, i64 28
  store float %.052.i.i, ptr %161, align 4
  %162 = getelementptr inbounds i8, ptr %hook_stack, i64 32
  store float %.053.i.i, ptr %162, align 16
  %163 = getelementptr inbounds i8, ptr %hook_stack, i64 36
  store float %.054.i.i, ptr %163, align 4
  %164 = getelementptr inbounds i8, ptr %hook_stack, i64 40
  store i32 %.055.i.i, ptr %164, align 8
  %165 = getelementptr inbounds i8, ptr %hook_stack, i64 44
  store i32 %.056.i.i, ptr %165, align 4
  %166 = getelementptr inbounds i8, ptr %hook_stack, i64 60
  store i32 12, ptr %166, align 4
  %167 = fadd float %"%f71.0.i.i.i", %151
  br label %_ZL14rw_run_programP7rw_lane.exit

resume.program.4.0.i.i:                           ; preds = %.critedge3307
  %168 = getelementptr inbounds i8, ptr %hook_stack, i64 4
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr inbounds i8, ptr %hook_stack, i64 8
  %171 = load i32, ptr %170, align 8
  %172 = getelementptr inbounds i8, ptr %hook_stack, i64 12
  %173 = load i32, ptr %172, align 4
  %174 = getelementptr inbounds i8, ptr %hook_stack, i64 20
  %175 = load i32, ptr %174, align 4
  %176 = getelementptr inbounds i8, ptr %hook_stack, i64 24
  %177 = load i32, ptr %176, align 8
  %178 = getelementptr inbounds i8, ptr %hook_stack, i64 40
  %179 = load i32, ptr %178, align 8
  %180 = shl i32 %171, 1
  %181 = or disjoint i32 %180, 1
  %182 = uitofp i32 %171 to float
  %183 = fadd float %182, 5.000000e-01
  %184 = load float, ptr %hook_stack, align 4, !rw.line !51
  %185 = fcmp olt float %184, 0.000000e+00
  br i1 %185, label %"$L__BB4_9.i.i.i", label %next8.i.i.i

"$L__BB4_9.i.i.i":                                ; preds = %next8.i.i.i, %next4.i.i.i, %resume.program.4.0.i.i, %"$L__BB4_4.i.i.i"
  %.151.i.i = phi i32 [ %"%r87.0.i.i.i", %"$L__BB4_4.i.i.i" ], [ %"%r87.0.i.i.i", %next4.i.i.i ], [ %173, %resume.program.4.0.i.i ], [ %173, %next8.i.i.i ]
  %.149.i.i = phi float [ %.048.i.i, %"$L__BB4_4.i.i.i" ], [ %.048.i.i, %next4.i.i.i ], [ %183, %resume.program.4.0.i.i ], [ %183, %next8.i.i.i ]
  %.147.i.i = phi i32 [ %.046.i.i, %"$L__BB4_4.i.i.i" ], [ %.046.i.i, %next4.i.i.i ], [ %181, %resume.program.4.0.i.i ], [ %181, %next8.i.i.i ]
  %.245.i.i = phi i32 [ %.043.i.i, %"$L__BB4_4.i.i.i" ], [ %.043.i.i, %next4.i.i.i ], [ %171, %resume.program.4.0.i.i ], [ %171, %next8.i.i.i ]
  %.342.i.i = phi i32 [ %.140.i.i, %"$L__BB4_4.i.i.i" ], [ %.140.i.i, %next4.i.i.i ], [ %169, %resume.program.4.0.i.i ], [ %169, %next8.i.i.i ]
  %.222.i.i = phi i32 [ %.121.i.i, %"$L__BB4_4.i.i.i" ], [ %.121.i.i, %next4.i.i.i ], [ %.sroa.201.1, %resume.program.4.0.i.i ], [ %.sroa.201.1, %next8.i.i.i ]
  %.218.i.i = phi i32 [ %.117.i.i, %"$L__BB4_4.i.i.i" ], [ %.117.i.i, %next4.i.i.i ], [ %.sroa.194.1, %resume.program.4.0.i.i ], [ %.sroa.194.1, %next8.i.i.i ]
  %"%r84.2.i.i.i" = phi i32 [ %"%r84.1.i.i.i", %"$L__BB4_4.i.i.i" ], [ %236, %next4.i.i.i ], [ %179, %resume.program.4.0.i.i ], [ %179, %next8.i.i.i ]
  %"%r92.3.i.i.i" = phi i32 [ %"%r92.1.i.i.i", %"$L__BB4_4.i.i.i" ], [ %"%r92.1.i.i.i", %next4.i.i.i ], [ %175, %resume.program.4.0.i.i ], [ %249, %next8.i.i.i ]
  %"%r91.2.i.i.i" = phi i32 [ %"%r91.1.i.i.i", %"$L__BB4_4.i.i.i" ], [ %"%r91.1.i.i.i", %next4.i.i.i ], [ %177, %resume.program.4.0.i.i ], [ %177, %next8.i.i.i ]
  %186 = add i32 %.151.i.i, 1
  %187 = icmp ult i32 %186, %.342.i.i
  br i1 %187, label %"$L__BB4_4.i.i.i", label %next12.i.i.i

"$L__BB4_11.i.i.i":                               ; preds = %next12.i.i.i, %entry.i2.i
  %.323.i.i = phi i32 [ %.sroa.201.1, %entry.i2.i ], [ %.222.i.i, %next12.i.i.i ]
  %.319.i.i = phi i32 [ %.sroa.194.1, %entry.i2.i ], [ %.218.i.i, %next12.i.i.i ]
  %"%r84.4.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %"%r84.2.i.i.i", %next12.i.i.i ]
  %"%r92.5.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %"%r92.3.i.i.i", %next12.i.i.i ]
  %"%r91.4.i.i.i" = phi i32 [ 0, %entry.i2.i ], [ %"%r91.2.i.i.i", %next12.i.i.i ]
  %188 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 152), align 4, !invariant.load !6, !rw.line !52, !rw.invariant !6
  %189 = mul i32 %188, %"%r84.4.i.i.i"
  %190 = uitofp i32 %189 to float
  %191 = uitofp i32 %"%r92.5.i.i.i" to float
  %192 = fdiv float %191, %190
  %193 = fcmp olt float %192, 5.000000e-01
  %194 = fadd float %192, %192
  br i1 %193, label %then15.i.i.i, label %next16.i.i.i

next4.i.i.i:                                      ; preds = %"$L__BB4_4.i.i.i"
  %195 = uitofp i32 %"%r87.0.i.i.i" to float
  %196 = fadd float %195, 5.000000e-01
  %197 = uitofp i32 %.140.i.i to float
  %198 = fdiv float %196, %197
  %199 = fdiv float %.048.i.i, %197
  %200 = uitofp i32 %.117.i.i to float
  %201 = uitofp i32 %.121.i.i to float
  %202 = fadd float %198, %200
  %203 = fadd float %199, %201
  %204 = uitofp i32 %3 to float
  %205 = uitofp i32 %6 to float
  %206 = fdiv float %202, %204
  %207 = fdiv float %203, %205
  %208 = call float @llvm.fma.f32(float %206, float 2.000000e+00, float -1.000000e+00)
  %209 = call float @llvm.fma.f32(float %207, float 2.000000e+00, float -1.000000e+00)
  %210 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 32), align 4, !invariant.load !6, !rw.line !53, !rw.invariant !6
  %211 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 36), align 4, !invariant.load !6, !rw.line !54, !rw.invariant !6
  %212 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 40), align 4, !invariant.load !6, !rw.line !55, !rw.invariant !6
  %213 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 48), align 4, !invariant.load !6, !rw.line !56, !rw.invariant !6
  %214 = fmul float %213, %209
  %215 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 52), align 4, !invariant.load !6, !rw.line !57, !rw.invariant !6
  %216 = fmul float %215, %209
  %217 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 56), align 4, !invariant.load !6, !rw.line !58, !rw.invariant !6
  %218 = fmul float %217, %209
  %219 = call float @llvm.fma.f32(float %210, float %208, float %214)
  %220 = call float @llvm.fma.f32(float %211, float %208, float %216)
  %221 = call float @llvm.fma.f32(float %212, float %208, float %218)
  %222 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 64), align 4, !invariant.load !6, !rw.line !59, !rw.invariant !6
  %223 = fadd float %222, %219
  %224 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 68), align 4, !invariant.load !6, !rw.line !60, !rw.invariant !6
  %225 = fadd float %224, %220
  %226 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 72), align 4, !invariant.load !6, !rw.line !61, !rw.invariant !6
  %227 = fadd float %226, %221
  %228 = fmul float %225, %225
  %229 = call float @llvm.fma.f32(float %223, float %223, float %228)
  %230 = call float @llvm.fma.f32(float %227, float %227, float %229)
  %231 = call float @llvm.sqrt.f32(float %230)
  %232 = fdiv float 1.000000e+00, %231
  %233 = fmul float %232, %223
  %234 = fmul float %232, %225
  %235 = fmul float %232, %227
  %236 = add i32 %"%r84.1.i.i.i", 1
  %237 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 152), align 4, !invariant.load !6
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %"$L__BB4_9.i.i.i", label %call.program.4.0.i.i

next8.i.i.i:                                      ; preds = %resume.program.4.0.i.i
  %239 = getelementptr inbounds i8, ptr %hook_stack, i64 44
  %240 = load i32, ptr %239, align 4
  %241 = getelementptr inbounds i8, ptr %hook_stack, i64 36
  %242 = load float, ptr %241, align 4
  %243 = getelementptr inbounds i8, ptr %hook_stack, i64 32
  %244 = load float, ptr %243, align 16
  %245 = getelementptr inbounds i8, ptr %hook_stack, i64 28
  %246 = load float, ptr %245, align 4
  %247 = getelementptr inbounds i8, ptr %hook_stack, i64 16
  %248 = load i32, ptr %247, align 16
  %249 = add i32 %175, 1
  %250 = add i32 %248, 1
  %251 = icmp ult i32 %250, %240
  br i1 %251, label %call.program.4.0.i.i, label %"$L__BB4_9.i.i.i"

next12.i.i.i:                                     ; preds = %"$L__BB4_9.i.i.i"
  %252 = add i32 %.245.i.i, 1
  %253 = icmp ult i32 %252, %.342.i.i
  br i1 %253, label %"$L__BB4_2.i.i.i", label %"$L__BB4_11.i.i.i"

then15.i.i.i:                                     ; preds = %"$L__BB4_11.i.i.i"
  %254 = call float @llvm.fma.f32(float %194, float 0xBFB99999A0000000, float 0x3FCC28F5C0000000)
  %255 = call float @llvm.fma.f32(float %194, float 0x3FD6666660000000, float 0x3FB1EB8520000000)
  %256 = call float @llvm.fma.f32(float %194, float 0x3FEB333320000000, float 0x3FA99999A0000000)
  br label %p4._Z12count_layersv.exit.i.i

next16.i.i.i:                                     ; preds = %"$L__BB4_11.i.i.i"
  %257 = fadd float %194, -1.000000e+00
  %258 = call float @llvm.fma.f32(float %257, float 0x3FEC28F5C0000000, float 0x3FBEB851E0000000)
  %259 = call float @llvm.fma.f32(float %257, float 0x3FE28F5C40000000, float 0x3FDAE147A0000000)
  %260 = call float @llvm.fma.f32(float %257, float 0x3FB9999A00000000, float 0x3FECCCCCC0000000)
  br label %p4._Z12count_layersv.exit.i.i

p4._Z12count_layersv.exit.i.i:                    ; preds = %next16.i.i.i, %then15.i.i.i
  %"%f74.0.i.i.i" = phi float [ %254, %then15.i.i.i ], [ %258, %next16.i.i.i ]
  %"%f73.0.i.i.i" = phi float [ %255, %then15.i.i.i ], [ %259, %next16.i.i.i ]
  %"%f72.0.i.i.i" = phi float [ %256, %then15.i.i.i ], [ %260, %next16.i.i.i ]
  %261 = zext i32 %.319.i.i to i64
  %262 = zext i32 %.323.i.i to i64
  %263 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 88), align 8, !invariant.load !6, !rw.invariant !6
  %264 = mul i64 %263, %262
  %265 = add i64 %264, %261
  %266 = shl i64 %265, 4
  %267 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 80), align 8, !invariant.load !6, !rw.invariant !6
  %268 = inttoptr i64 %267 to ptr addrspace(1)
  %269 = getelementptr i8, ptr addrspace(1) %268, i64 %266
  %270 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %"%f72.0.i.i.i", i64 0
  %271 = insertelement <4 x float> %270, float %"%f73.0.i.i.i", i64 1
  %272 = insertelement <4 x float> %271, float %"%f74.0.i.i.i", i64 2
  store <4 x float> %272, ptr addrspace(1) %269, align 16, !rw.line !62
  %273 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 120), align 8, !invariant.load !6, !rw.invariant !6
  %274 = mul i64 %273, %262
  %275 = add i64 %274, %261
  %276 = shl i64 %275, 2
  %277 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 112), align 8, !invariant.load !6, !rw.invariant !6
  %278 = inttoptr i64 %277 to ptr addrspace(1)
  %279 = getelementptr i8, ptr addrspace(1) %278, i64 %276
  store i32 %"%r91.4.i.i.i", ptr addrspace(1) %279, align 4, !rw.line !63
  br label %_ZL14rw_run_programP7rw_lane.exit

case.sky.i:                                       ; preds = %.critedge3307
  %280 = zext i32 %.sroa.413.2 to i64
  %payload.i.i3359 = getelementptr i8, ptr %hook_stack, i64 %280
  %281 = fadd float %.sroa.286.2, 5.000000e-01
  %282 = call float @llvm.minnum.f32(float %281, float 1.000000e+00), !rw.line !64
  %283 = call float @llvm.maxnum.f32(float %282, float 0.000000e+00), !rw.line !65
  %284 = call float @llvm.fma.f32(float %283, float -5.000000e-01, float 0x3FEE666660000000)
  %285 = call float @llvm.fma.f32(float %283, float 0xBFD3333300000000, float 0x3FECCCCCC0000000)
  %286 = call float @llvm.fma.f32(float %283, float 0x3F9EB85400000000, float 0x3FEA3D70A0000000)
  %287 = load float, ptr %payload.i.i3359, align 4, !rw.line !66
  %288 = fadd float %287, %284
  %289 = getelementptr i8, ptr %payload.i.i3359, i64 4
  %290 = load float, ptr %289, align 4, !rw.line !67
  %291 = fadd float %290, %285
  %292 = getelementptr i8, ptr %payload.i.i3359, i64 8
  %293 = load float, ptr %292, align 4, !rw.line !68
  %294 = fadd float %293, %286
  store float %288, ptr %payload.i.i3359, align 4, !rw.line !69
  store float %291, ptr %289, align 4, !rw.line !70
  store float %294, ptr %292, align 4, !rw.line !71
  %295 = getelementptr i8, ptr %payload.i.i3359, i64 12
  %296 = load i32, ptr %295, align 4, !rw.line !72
  %297 = add i32 %296, 1
  store i32 %297, ptr %295, align 4, !rw.line !73
  br label %_ZL14rw_run_programP7rw_lane.exit

case.soft_shadow.i:                               ; preds = %.critedge3307, %.critedge3307
  %resumed.i.i = icmp ugt i32 %.sroa.0.4, 12
  %.neg.i.i = select i1 %resumed.i.i, i32 -96, i32 0
  %sp.i.i = add i32 %.neg.i.i, %.sroa.45.2
  %298 = zext i32 %sp.i.i to i64
  %299 = getelementptr inbounds i8, ptr %hook_stack, i64 %298
  %300 = getelementptr inbounds i8, ptr %299, i64 -4
  %301 = load i32, ptr %300, align 4
  %302 = call noundef i32 asm sideeffect "", "=r,0"(i32 %301) #4, !srcloc !20
  %f.array.i.i = getelementptr i8, ptr %299, i64 8
  %cond.i19.i = icmp eq i32 %.sroa.0.4, 13
  br i1 %cond.i19.i, label %resume.program.8.0.i.i, label %entry.i20.i

entry.i20.i:                                      ; preds = %case.soft_shadow.i
  %303 = zext i32 %.sroa.413.2 to i64
  %payload.i21.i = getelementptr i8, ptr %hook_stack, i64 %303
  %304 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 192), align 4, !invariant.load !6
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %p8._Z11soft_shadowv.exit.i.i, label %next.i.i.i3355

call.program.8.0.i.i:                             ; preds = %next.i.i.i3355, %"$L__BB2_4.i.i.i"
  %.034.i.i = phi float [ %414, %next.i.i.i3355 ], [ %394, %"$L__BB2_4.i.i.i" ]
  %.033.i24.i = phi float [ %411, %next.i.i.i3355 ], [ %392, %"$L__BB2_4.i.i.i" ]
  %.032.i.i = phi i32 [ %304, %next.i.i.i3355 ], [ %386, %"$L__BB2_4.i.i.i" ]
  %.031.i.i = phi float [ %398, %next.i.i.i3355 ], [ %384, %"$L__BB2_4.i.i.i" ]
  %.030.i25.i = phi float [ %399, %next.i.i.i3355 ], [ %382, %"$L__BB2_4.i.i.i" ]
  %.029.i.i = phi float [ %400, %next.i.i.i3355 ], [ %380, %"$L__BB2_4.i.i.i" ]
  %.027.i26.i = phi ptr [ %payload.i21.i, %next.i.i.i3355 ], [ %378, %"$L__BB2_4.i.i.i" ]
  %.025.i.i3356 = phi float [ %hook_hit_attributes.sroa.15.0, %next.i.i.i3355 ], [ %377, %"$L__BB2_4.i.i.i" ]
  %.023.i.i = phi float [ %hook_hit_attributes.sroa.12.0, %next.i.i.i3355 ], [ %375, %"$L__BB2_4.i.i.i" ]
  %.022.i.i = phi float [ %hook_hit_attributes.sroa.9.0, %next.i.i.i3355 ], [ %373, %"$L__BB2_4.i.i.i" ]
  %.021.i.i = phi float [ %hook_hit_attributes.sroa.6.0, %next.i.i.i3355 ], [ %371, %"$L__BB2_4.i.i.i" ]
  %.020.i27.i = phi float [ %hook_hit_attributes.sroa.3.0, %next.i.i.i3355 ], [ %369, %"$L__BB2_4.i.i.i" ]
  %.019.i.i = phi float [ %hook_hit_attributes.sroa.0.0, %next.i.i.i3355 ], [ %367, %"$L__BB2_4.i.i.i" ]
  %"%f81.0.i.i.i" = phi float [ 0.000000e+00, %next.i.i.i3355 ], [ %"%f81.1.i.i.i", %"$L__BB2_4.i.i.i" ]
  %"%r30.0.i.i.i" = phi i32 [ 0, %next.i.i.i3355 ], [ %396, %"$L__BB2_4.i.i.i" ]
  %306 = uitofp i32 %"%r30.0.i.i.i" to float
  %307 = call float @llvm.fma.f32(float %306, float 0x3FE827F540000000, float %.034.i.i)
  %308 = call float @llvm.fma.f32(float %306, float 0x3FE23C21C0000000, float %.033.i24.i)
  %309 = call float @llvm.floor.f32(float %307)
  %310 = call float @llvm.floor.f32(float %308)
  %311 = fsub float %307, %309
  %312 = fsub float %308, %310
  %313 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 224), align 4, !invariant.load !6, !rw.line !74, !rw.invariant !6
  %314 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 228), align 4, !invariant.load !6, !rw.line !75, !rw.invariant !6
  %315 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 232), align 4, !invariant.load !6, !rw.line !76, !rw.invariant !6
  %316 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 208), align 4, !invariant.load !6, !rw.line !77, !rw.invariant !6
  %317 = call float @llvm.fma.f32(float %313, float %311, float %316)
  %318 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 212), align 4, !invariant.load !6, !rw.line !78, !rw.invariant !6
  %319 = call float @llvm.fma.f32(float %314, float %311, float %318)
  %320 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 216), align 4, !invariant.load !6, !rw.line !79, !rw.invariant !6
  %321 = call float @llvm.fma.f32(float %315, float %311, float %320)
  %322 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 240), align 4, !invariant.load !6, !rw.line !80, !rw.invariant !6
  %323 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 244), align 4, !invariant.load !6, !rw.line !81, !rw.invariant !6
  %324 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 248), align 4, !invariant.load !6, !rw.line !82, !rw.invariant !6
  %325 = call float @llvm.fma.f32(float %312, float %322, float %317)
  %326 = call float @llvm.fma.f32(float %312, float %323, float %319)
  %327 = call float @llvm.fma.f32(float %312, float %324, float %321)
  %328 = fsub float %325, %.029.i.i
  %329 = fsub float %326, %.030.i25.i
  %330 = fsub float %327, %.031.i.i
  %331 = fmul float %329, %329
  %332 = call float @llvm.fma.f32(float %328, float %328, float %331)
  %333 = call float @llvm.fma.f32(float %330, float %330, float %332)
  %334 = call float @llvm.sqrt.f32(float %333)
  store i32 0, ptr %f.array.i.i, align 4, !rw.line !83
  %335 = load i32, ptr addrspace(4) @rw_constant_block, align 4, !invariant.load !6, !rw.line !84, !rw.invariant !6
  %336 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 4), align 4, !invariant.load !6, !rw.line !85, !rw.invariant !6
  %337 = getelementptr i8, ptr %299, i64 12
  store float %.019.i.i, ptr %337, align 4
  %338 = getelementptr i8, ptr %299, i64 16
  store float %.020.i27.i, ptr %338, align 16
  %339 = getelementptr i8, ptr %299, i64 20
  store float %.021.i.i, ptr %339, align 4
  %340 = getelementptr i8, ptr %299, i64 24
  store float %.022.i.i, ptr %340, align 8
  %341 = getelementptr i8, ptr %299, i64 28
  store float %.023.i.i, ptr %341, align 4
  %342 = getelementptr i8, ptr %299, i64 32
  store float %.025.i.i3356, ptr %342, align 16
  store ptr %.027.i26.i, ptr %299, align 16
  %343 = getelementptr i8, ptr %299, i64 36
  store float %.029.i.i, ptr %343, align 4
  %344 = getelementptr i8, ptr %299, i64 40
  store float %.030.i25.i, ptr %344, align 8
  %345 = getelementptr i8, ptr %299, i64 44
  store float %.031.i.i, ptr %345, align 4
  %346 = getelementptr i8, ptr %299, i64 48
  store i32 %.032.i.i, ptr %346, align 16
  %347 = getelementptr i8, ptr %299, i64 52
  store float %"%f81.0.i.i.i", ptr %347, align 4
  %348 = getelementptr i8, ptr %299, i64 56
  store i32 %"%r30.0.i.i.i", ptr %348, align 8
  %349 = getelementptr i8, ptr %299, i64 60
  store float %328, ptr %349, align 4
  %350 = getelementptr i8, ptr %299, i64 64
  store float %329, ptr %350, align 16
  %351 = getelementptr i8, ptr %299, i64 68
  store float %330, ptr %351, align 4
  %352 = getelementptr i8, ptr %299, i64 72
  store float %334, ptr %352, align 8
  %353 = getelementptr i8, ptr %299, i64 76
  store float %.033.i24.i, ptr %353, align 4
  %354 = getelementptr i8, ptr %299, i64 80
  store float %.034.i.i, ptr %354, align 16
  %355 = add i32 %sp.i.i, 96
  %356 = zext i32 %355 to i64
  %357 = getelementptr inbounds i8, ptr %hook_stack, i64 %356
  %358 = getelementptr inbounds i8, ptr %357, i64 -4
  store i32 13, ptr %358, align 4
  %359 = fdiv float %330, %334
  %360 = fdiv float %329, %334
  %361 = fdiv float %328, %334
  %362 = ptrtoint ptr %f.array.i.i to i64
  %363 = ptrtoint ptr %hook_stack to i64
  %364 = sub i64 %362, %363
  %365 = trunc i64 %364 to i32
  br label %_ZL14rw_run_programP7rw_lane.exit

resume.program.8.0.i.i:                           ; preds = %case.soft_shadow.i
  %366 = getelementptr i8, ptr %299, i64 12
  %367 = load float, ptr %366, align 4
  %368 = getelementptr i8, ptr %299, i64 16
  %369 = load float, ptr %368, align 16
  %370 = getelementptr i8, ptr %299, i64 20
  %371 = load float, ptr %370, align 4
  %372 = getelementptr i8, ptr %299, i64 24
  %373 = load float, ptr %372, align 8
  %374 = getelementptr i8, ptr %299, i64 28
  %375 = load float, ptr %374, align 4
  %376 = getelementptr i8, ptr %299, i64 32
  %377 = load float, ptr %376, align 16
  %378 = load ptr, ptr %299, align 16
  %379 = getelementptr i8, ptr %299, i64 36
  %380 = load float, ptr %379, align 4
  %381 = getelementptr i8, ptr %299, i64 40
  %382 = load float, ptr %381, align 8
  %383 = getelementptr i8, ptr %299, i64 44
  %384 = load float, ptr %383, align 4
  %385 = getelementptr i8, ptr %299, i64 48
  %386 = load i32, ptr %385, align 16
  %387 = getelementptr i8, ptr %299, i64 52
  %388 = load float, ptr %387, align 4
  %389 = getelementptr i8, ptr %299, i64 56
  %390 = load i32, ptr %389, align 8
  %391 = getelementptr i8, ptr %299, i64 76
  %392 = load float, ptr %391, align 4
  %393 = getelementptr i8, ptr %299, i64 80
  %394 = load float, ptr %393, align 16
  %395 = load i32, ptr %f.array.i.i, align 4, !rw.line !86
  %.not.i.i3358 = icmp eq i32 %395, 0
  br i1 %.not.i.i3358, label %next2.i.i35.i, label %"$L__BB2_4.i.i.i"

"$L__BB2_4.i.i.i":                                ; preds = %next2.i.i35.i, %resume.program.8.0.i.i
  %"%f81.1.i.i.i" = phi float [ %428, %next2.i.i35.i ], [ %388, %resume.program.8.0.i.i ]
  %396 = add i32 %390, 1
  %397 = icmp ult i32 %396, %386
  br i1 %397, label %call.program.8.0.i.i, label %p8._Z11soft_shadowv.exit.i.i

next.i.i.i3355:                                   ; preds = %entry.i20.i
  %398 = call float @llvm.fma.f32(float %.sroa.425.4, float %.sroa.306.2, float %.sroa.248.2)
  %399 = call float @llvm.fma.f32(float %.sroa.425.4, float %.sroa.286.2, float %.sroa.229.2)
  %400 = call float @llvm.fma.f32(float %.sroa.425.4, float %.sroa.267.2, float %.sroa.210.2)
  %401 = mul i32 %.sroa.194.1, -1640531535
  %402 = mul i32 %.sroa.201.1, -2048144777
  %403 = add i32 %402, %401
  %404 = lshr i32 %403, 15
  %405 = xor i32 %404, %403
  %406 = mul i32 %405, 739982445
  %407 = lshr i32 %406, 13
  %408 = xor i32 %407, %406
  %409 = lshr i32 %408, 16
  %410 = uitofp nneg i32 %409 to float
  %411 = fmul float %410, 0x3EF0000000000000
  %412 = and i32 %408, 65535
  %413 = uitofp nneg i32 %412 to float
  %414 = fmul float %413, 0x3EF0000000000000
  br label %call.program.8.0.i.i

next2.i.i35.i:                                    ; preds = %resume.program.8.0.i.i
  %415 = getelementptr i8, ptr %299, i64 72
  %416 = load float, ptr %415, align 8
  %417 = getelementptr i8, ptr %299, i64 68
  %418 = load float, ptr %417, align 4
  %419 = getelementptr i8, ptr %299, i64 64
  %420 = load float, ptr %419, align 16
  %421 = getelementptr i8, ptr %299, i64 60
  %422 = load float, ptr %421, align 4
  %423 = fmul float %420, %369
  %424 = call float @llvm.fma.f32(float %422, float %367, float %423)
  %425 = call float @llvm.fma.f32(float %418, float %371, float %424)
  %426 = fdiv float %425, %416
  %427 = call float @llvm.maxnum.f32(float %426, float 0.000000e+00), !rw.line !87
  %428 = fadd float %388, %427
  br label %"$L__BB2_4.i.i.i"

p8._Z11soft_shadowv.exit.i.i:                     ; preds = %"$L__BB2_4.i.i.i", %entry.i20.i
  %.128.i33.i = phi ptr [ %payload.i21.i, %entry.i20.i ], [ %378, %"$L__BB2_4.i.i.i" ]
  %.126.i.i = phi float [ %hook_hit_attributes.sroa.15.0, %entry.i20.i ], [ %377, %"$L__BB2_4.i.i.i" ]
  %.124.i.i = phi float [ %hook_hit_attributes.sroa.12.0, %entry.i20.i ], [ %375, %"$L__BB2_4.i.i.i" ]
  %.1.i34.i = phi float [ %hook_hit_attributes.sroa.9.0, %entry.i20.i ], [ %373, %"$L__BB2_4.i.i.i" ]
  %"%f81.2.i.i.i" = phi float [ 0.000000e+00, %entry.i20.i ], [ %"%f81.1.i.i.i", %"$L__BB2_4.i.i.i" ]
  %"%r31.0.i.i.i" = phi i32 [ 0, %entry.i20.i ], [ %386, %"$L__BB2_4.i.i.i" ]
  %429 = uitofp i32 %"%r31.0.i.i.i" to float
  %430 = fmul float %"%f81.2.i.i.i", 7.500000e-01
  %431 = fdiv float %430, %429
  %432 = fadd float %431, 2.500000e-01
  %433 = load float, ptr %.128.i33.i, align 4, !rw.line !88
  %434 = call float @llvm.fma.f32(float %.1.i34.i, float %432, float %433)
  %435 = getelementptr i8, ptr %.128.i33.i, i64 4
  %436 = load float, ptr %435, align 4, !rw.line !89
  %437 = call float @llvm.fma.f32(float %.124.i.i, float %432, float %436)
  %438 = getelementptr i8, ptr %.128.i33.i, i64 8
  %439 = load float, ptr %438, align 4, !rw.line !90
  %440 = call float @llvm.fma.f32(float %.126.i.i, float %432, float %439)
  store float %434, ptr %.128.i33.i, align 4, !rw.line !91
  store float %437, ptr %435, align 4, !rw.line !92
  store float %440, ptr %438, align 4, !rw.line !93
  %441 = getelementptr i8, ptr %.128.i33.i, i64 12
  %442 = load i32, ptr %441, align 4, !rw.line !94
  %443 = add i32 %"%r31.0.i.i.i", %442
  %444 = add i32 %443, 1
  store i32 %444, ptr %441, align 4, !rw.line !95
  br label %_ZL14rw_run_programP7rw_lane.exit

case.note_layer.i:                                ; preds = %.critedge3307
  %445 = zext i32 %.sroa.413.2 to i64
  %payload.i37.i = getelementptr i8, ptr %hook_stack, i64 %445
  store float %.sroa.425.4, ptr %payload.i37.i, align 4, !rw.line !96
  br label %_ZL14rw_run_programP7rw_lane.exit

_ZL14rw_run_programP7rw_lane.exit:                ; preds = %p8._Z11soft_shadowv.exit.i.i, %call.program.8.0.i.i, %p4._Z12count_layersv.exit.i.i, %call.program.4.0.i.i, %.critedge3307, %p3._Z11shade_pixelv.exit.i.i, %call.program.3.0.i.i, %case.note_layer.i, %case.sky.i, %17
  %.sroa.1051.8 = phi i32 [ %.sroa.1051.2, %17 ], [ %.sroa.1051.2, %case.note_layer.i ], [ %.sroa.1051.2, %case.sky.i ], [ %.sroa.1051.2, %.critedge3307 ], [ -1, %call.program.3.0.i.i ], [ %.sroa.1051.2, %p3._Z11shade_pixelv.exit.i.i ], [ -1, %call.program.4.0.i.i ], [ %.sroa.1051.2, %p4._Z12count_layersv.exit.i.i ], [ -1, %call.program.8.0.i.i ], [ %.sroa.1051.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.1128.6 = phi i32 [ %.sroa.1128.2, %17 ], [ %.sroa.1128.3, %case.note_layer.i ], [ %.sroa.1128.3, %case.sky.i ], [ %.sroa.1128.3, %.critedge3307 ], [ %.sroa.1128.3, %call.program.3.0.i.i ], [ %.sroa.1128.3, %p3._Z11shade_pixelv.exit.i.i ], [ %.sroa.1128.3, %call.program.4.0.i.i ], [ %.sroa.1128.3, %p4._Z12count_layersv.exit.i.i ], [ %302, %call.program.8.0.i.i ], [ %302, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.473.6 = phi i32 [ %.sroa.473.2, %17 ], [ %.sroa.473.4, %case.note_layer.i ], [ %.sroa.473.4, %case.sky.i ], [ %.sroa.473.4, %.critedge3307 ], [ %.sroa.473.4, %call.program.3.0.i.i ], [ %.sroa.473.4, %p3._Z11shade_pixelv.exit.i.i ], [ %.sroa.473.4, %call.program.4.0.i.i ], [ %.sroa.473.4, %p4._Z12count_layersv.exit.i.i ], [ %.sroa.473.4, %call.program.8.0.i.i ], [ %.sroa.473.4, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.464.6 = phi i32 [ %.sroa.464.2, %17 ], [ %.sroa.464.4, %case.note_layer.i ], [ %.sroa.464.4, %case.sky.i ], [ %.sroa.464.4, %.critedge3307 ], [ %.sroa.464.4, %call.program.3.0.i.i ], [ %.sroa.464.4, %p3._Z11shade_pixelv.exit.i.i ], [ %.sroa.464.4, %call.program.4.0.i.i ], [ %.sroa.464.4, %p4._Z12count_layersv.exit.i.i ], [ %.sroa.464.4, %call.program.8.0.i.i ], [ %.sroa.464.4, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.425.6 = phi float [ %.sroa.425.2, %17 ], [ %.sroa.425.4, %case.note_layer.i ], [ %.sroa.425.4, %case.sky.i ], [ %.sroa.425.4, %.critedge3307 ], [ %.sroa.425.4, %call.program.3.0.i.i ], [ %.sroa.425.4, %p3._Z11shade_pixelv.exit.i.i ], [ %.sroa.425.4, %call.program.4.0.i.i ], [ %.sroa.425.4, %p4._Z12count_layersv.exit.i.i ], [ %.sroa.425.4, %call.program.8.0.i.i ], [ %.sroa.425.4, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.413.8 = phi i32 [ %.sroa.413.2, %17 ], [ %.sroa.413.2, %case.note_layer.i ], [ %.sroa.413.2, %case.sky.i ], [ %.sroa.413.2, %.critedge3307 ], [ 0, %call.program.3.0.i.i ], [ %.sroa.413.2, %p3._Z11shade_pixelv.exit.i.i ], [ 0, %call.program.4.0.i.i ], [ %.sroa.413.2, %p4._Z12count_layersv.exit.i.i ], [ %365, %call.program.8.0.i.i ], [ %.sroa.413.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.402.8 = phi i32 [ %.sroa.402.2, %17 ], [ %.sroa.402.2, %case.note_layer.i ], [ %.sroa.402.2, %case.sky.i ], [ %.sroa.402.2, %.critedge3307 ], [ %57, %call.program.3.0.i.i ], [ %.sroa.402.2, %p3._Z11shade_pixelv.exit.i.i ], [ %150, %call.program.4.0.i.i ], [ %.sroa.402.2, %p4._Z12count_layersv.exit.i.i ], [ %335, %call.program.8.0.i.i ], [ %.sroa.402.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.346.8 = phi i32 [ %.sroa.346.2, %17 ], [ %.sroa.346.2, %case.note_layer.i ], [ %.sroa.346.2, %case.sky.i ], [ %.sroa.346.2, %.critedge3307 ], [ 0, %call.program.3.0.i.i ], [ %.sroa.346.2, %p3._Z11shade_pixelv.exit.i.i ], [ 2, %call.program.4.0.i.i ], [ %.sroa.346.2, %p4._Z12count_layersv.exit.i.i ], [ 1, %call.program.8.0.i.i ], [ %.sroa.346.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.342.8 = phi float [ %.sroa.342.2, %17 ], [ %.sroa.342.2, %case.note_layer.i ], [ %.sroa.342.2, %case.sky.i ], [ %.sroa.342.2, %.critedge3307 ], [ 0x4589D971E0000000, %call.program.3.0.i.i ], [ %.sroa.342.2, %p3._Z11shade_pixelv.exit.i.i ], [ 0x4589D971E0000000, %call.program.4.0.i.i ], [ %.sroa.342.2, %p4._Z12count_layersv.exit.i.i ], [ %334, %call.program.8.0.i.i ], [ %.sroa.342.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.325.8 = phi float [ %.sroa.325.2, %17 ], [ %.sroa.325.2, %case.note_layer.i ], [ %.sroa.325.2, %case.sky.i ], [ %.sroa.325.2, %.critedge3307 ], [ %58, %call.program.3.0.i.i ], [ %.sroa.325.2, %p3._Z11shade_pixelv.exit.i.i ], [ %167, %call.program.4.0.i.i ], [ %.sroa.325.2, %p4._Z12count_layersv.exit.i.i ], [ %336, %call.program.8.0.i.i ], [ %.sroa.325.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.306.8 = phi float [ %.sroa.306.2, %17 ], [ %.sroa.306.2, %case.note_layer.i ], [ %.sroa.306.2, %case.sky.i ], [ %.sroa.306.2, %.critedge3307 ], [ %96, %call.program.3.0.i.i ], [ %.sroa.306.2, %p3._Z11shade_pixelv.exit.i.i ], [ %.054.i.i, %call.program.4.0.i.i ], [ %.sroa.306.2, %p4._Z12count_layersv.exit.i.i ], [ %359, %call.program.8.0.i.i ], [ %.sroa.306.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.286.8 = phi float [ %.sroa.286.2, %17 ], [ %.sroa.286.2, %case.note_layer.i ], [ %.sroa.286.2, %case.sky.i ], [ %.sroa.286.2, %.critedge3307 ], [ %97, %call.program.3.0.i.i ], [ %.sroa.286.2, %p3._Z11shade_pixelv.exit.i.i ], [ %.053.i.i, %call.program.4.0.i.i ], [ %.sroa.286.2, %p4._Z12count_layersv.exit.i.i ], [ %360, %call.program.8.0.i.i ], [ %.sroa.286.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.267.8 = phi float [ %.sroa.267.2, %17 ], [ %.sroa.267.2, %case.note_layer.i ], [ %.sroa.267.2, %case.sky.i ], [ %.sroa.267.2, %.critedge3307 ], [ %98, %call.program.3.0.i.i ], [ %.sroa.267.2, %p3._Z11shade_pixelv.exit.i.i ], [ %.052.i.i, %call.program.4.0.i.i ], [ %.sroa.267.2, %p4._Z12count_layersv.exit.i.i ], [ %361, %call.program.8.0.i.i ], [ %.sroa.267.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.248.8 = phi float [ %.sroa.248.2, %17 ], [ %.sroa.248.2, %case.note_layer.i ], [ %.sroa.248.2, %case.sky.i ], [ %.sroa.248.2, %.critedge3307 ], [ %61, %call.program.3.0.i.i ], [ %.sroa.248.2, %p3._Z11shade_pixelv.exit.i.i ], [ %154, %call.program.4.0.i.i ], [ %.sroa.248.2, %p4._Z12count_layersv.exit.i.i ], [ %.031.i.i, %call.program.8.0.i.i ], [ %.sroa.248.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.229.8 = phi float [ %.sroa.229.2, %17 ], [ %.sroa.229.2, %case.note_layer.i ], [ %.sroa.229.2, %case.sky.i ], [ %.sroa.229.2, %.critedge3307 ], [ %60, %call.program.3.0.i.i ], [ %.sroa.229.2, %p3._Z11shade_pixelv.exit.i.i ], [ %153, %call.program.4.0.i.i ], [ %.sroa.229.2, %p4._Z12count_layersv.exit.i.i ], [ %.030.i25.i, %call.program.8.0.i.i ], [ %.sroa.229.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.210.8 = phi float [ %.sroa.210.2, %17 ], [ %.sroa.210.2, %case.note_layer.i ], [ %.sroa.210.2, %case.sky.i ], [ %.sroa.210.2, %.critedge3307 ], [ %59, %call.program.3.0.i.i ], [ %.sroa.210.2, %p3._Z11shade_pixelv.exit.i.i ], [ %152, %call.program.4.0.i.i ], [ %.sroa.210.2, %p4._Z12count_layersv.exit.i.i ], [ %.029.i.i, %call.program.8.0.i.i ], [ %.sroa.210.2, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.45.8 = phi i32 [ %.sroa.45.2, %17 ], [ %.sroa.45.2, %case.note_layer.i ], [ %.sroa.45.2, %case.sky.i ], [ %.sroa.45.2, %.critedge3307 ], [ 32, %call.program.3.0.i.i ], [ 0, %p3._Z11shade_pixelv.exit.i.i ], [ 64, %call.program.4.0.i.i ], [ 0, %p4._Z12count_layersv.exit.i.i ], [ %355, %call.program.8.0.i.i ], [ %sp.i.i, %p8._Z11soft_shadowv.exit.i.i ]
  %.sroa.0.10 = phi i32 [ %.sroa.0.2, %17 ], [ %.sroa.1128.3, %case.note_layer.i ], [ %.sroa.1128.3, %case.sky.i ], [ %.sroa.0.4, %.critedge3307 ], [ 1, %call.program.3.0.i.i ], [ 0, %p3._Z11shade_pixelv.exit.i.i ], [ 1, %call.program.4.0.i.i ], [ 0, %p4._Z12count_layersv.exit.i.i ], [ 1, %call.program.8.0.i.i ], [ %302, %p8._Z11soft_shadowv.exit.i.i ]
  br label %14, !llvm.loop !97

_ZL15rw_run_programsP7rw_lane.exit:               ; preds = %14
  %446 = icmp eq i32 %.sroa.0.2, 0
  %447 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %446)
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %_ZL13rw_profile_toP7rw_lanej.exit.i2, label %449

449:                                              ; preds = %_ZL15rw_run_programsP7rw_lane.exit
  br i1 %.sroa.8.1.off0, label %_ZL9rw_refillP7rw_laneP9rw_supply.exit, label %450

450:                                              ; preds = %449
  %451 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %447)
  %452 = icmp ult i32 %451, 8
  br i1 %452, label %453, label %.critedge.i

453:                                              ; preds = %450
  %454 = icmp eq i32 %.sroa.0.2, 1
  %455 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %454)
  %.not3075 = icmp eq i32 %455, 0
  br i1 %.not3075, label %.critedge.i, label %_ZL13rw_profile_toP7rw_lanej.exit.i2

.critedge.i:                                      ; preds = %453, %450
  %456 = getelementptr inbounds i8, ptr %0, i64 8
  %457 = load i64, ptr %456, align 8
  %458 = inttoptr i64 %457 to ptr addrspace(1)
  %459 = call noundef i32 @llvm.nvvm.read.ptx.sreg.warpsize() #4
  %460 = icmp eq i32 %459, 1
  br i1 %460, label %461, label %468

461:                                              ; preds = %.critedge.i
  %462 = and i64 %.sroa.3.1, 31
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %464, label %466

464:                                              ; preds = %461
  %465 = atomicrmw add ptr addrspace(1) %458, i64 32 monotonic, align 8
  br label %466

466:                                              ; preds = %464, %461
  %.sroa.3.2 = phi i64 [ %465, %464 ], [ %.sroa.3.1, %461 ]
  %467 = add i64 %.sroa.3.2, 1
  br label %_ZL16rw_profile_lanesP7rw_lanejj.exit12

468:                                              ; preds = %.critedge.i
  %469 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %470 = call noundef range(i32 0, 33) i32 @llvm.cttz.i32(i32 %447, i1 true)
  %471 = icmp eq i32 %469, %470
  br i1 %471, label %472, label %475

472:                                              ; preds = %468
  %473 = zext nneg i32 %451 to i64
  %474 = atomicrmw add ptr addrspace(1) %458, i64 %473 monotonic, align 8
  br label %475

475:                                              ; preds = %472, %468
  %.0.i9 = phi i64 [ %474, %472 ], [ 0, %468 ]
  %476 = trunc i64 %.0.i9 to i32
  %477 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %476, i32 %470, i32 31)
  %478 = lshr i64 %.0.i9, 32
  %479 = trunc nuw i64 %478 to i32
  %480 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %479, i32 %470, i32 31)
  %481 = zext i32 %480 to i64
  %482 = shl nuw i64 %481, 32
  %483 = zext i32 %477 to i64
  %484 = or disjoint i64 %482, %483
  %notmask = shl nsw i32 -1, %469
  %485 = xor i32 %notmask, -1
  %486 = and i32 %447, %485
  %487 = call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %486)
  %488 = zext nneg i32 %487 to i64
  %489 = add i64 %484, %488
  br label %_ZL16rw_profile_lanesP7rw_lanejj.exit12

_ZL16rw_profile_lanesP7rw_lanejj.exit12:          ; preds = %466, %475
  %.sroa.3.3 = phi i64 [ %467, %466 ], [ %.sroa.3.1, %475 ]
  %.015.i = phi i64 [ %.sroa.3.2, %466 ], [ %489, %475 ]
  br i1 %446, label %490, label %.critedge31.i

490:                                              ; preds = %_ZL16rw_profile_lanesP7rw_lanejj.exit12
  %491 = icmp ult i64 %.015.i, %12
  br i1 %491, label %492, label %541

492:                                              ; preds = %490
  %493 = icmp ugt i32 %6, 1
  %494 = icmp eq i32 %10, 1
  %or.cond4019 = select i1 %493, i1 %494, i1 false
  br i1 %or.cond4019, label %495, label %528

495:                                              ; preds = %492
  %496 = shl nuw nsw i64 %4, 2
  %497 = udiv i64 %.015.i, %496
  %498 = trunc i64 %497 to i32
  %499 = and i64 %497, 4294967295
  %500 = mul i64 %499, %496
  %501 = sub i64 %.015.i, %500
  %502 = shl i32 %498, 2
  %503 = sub i32 %6, %502
  %504 = icmp ult i32 %503, 4
  %..i30.i = call i32 @llvm.umin.i32(i32 %503, i32 4)
  %505 = lshr i64 %501, 5
  %506 = trunc i64 %505 to i32
  br i1 %504, label %507, label %511

507:                                              ; preds = %495
  %508 = lshr i64 %501, 3
  %509 = trunc i64 %508 to i32
  %510 = udiv i32 %509, %..i30.i
  br label %511

511:                                              ; preds = %507, %495
  %.029.i14 = phi i32 [ %510, %507 ], [ %506, %495 ]
  %512 = zext i32 %.029.i14 to i64
  %513 = shl nuw nsw i32 %..i30.i, 3
  %514 = zext nneg i32 %513 to i64
  %515 = mul nuw nsw i64 %512, %514
  %516 = sub i64 %501, %515
  %517 = trunc i64 %516 to i32
  %518 = shl i32 %.029.i14, 3
  %519 = sub i32 %3, %518
  %520 = icmp ult i32 %519, 8
  %..i.i15 = call i32 @llvm.umin.i32(i32 %519, i32 8)
  %521 = lshr i32 %517, 3
  br i1 %520, label %522, label %_ZL17rw_place_in_tilesP7rw_laneyjj.exit

522:                                              ; preds = %511
  %523 = udiv i32 %517, %..i.i15
  br label %_ZL17rw_place_in_tilesP7rw_laneyjj.exit

_ZL17rw_place_in_tilesP7rw_laneyjj.exit:          ; preds = %511, %522
  %.0.i16 = phi i32 [ %523, %522 ], [ %521, %511 ]
  %524 = add i32 %518, %517
  %525 = mul i32 %.0.i16, %..i.i15
  %526 = sub i32 %524, %525
  %527 = add i32 %502, %.0.i16
  br label %_ZL8rw_placeP7rw_laney.exit

528:                                              ; preds = %492
  %.not3077 = icmp ult i64 %.015.i, %4
  br i1 %.not3077, label %532, label %529

529:                                              ; preds = %528
  %530 = udiv i64 %.015.i, %4
  %531 = udiv i64 %530, %7
  br label %532

532:                                              ; preds = %529, %528
  %.023.i = phi i64 [ %530, %529 ], [ 0, %528 ]
  %.0.i13 = phi i64 [ %531, %529 ], [ 0, %528 ]
  %533 = mul i64 %.023.i, %4
  %534 = sub i64 %.015.i, %533
  %535 = trunc i64 %534 to i32
  %536 = mul i64 %.0.i13, %7
  %537 = sub i64 %.023.i, %536
  %538 = trunc i64 %537 to i32
  br label %_ZL8rw_placeP7rw_laney.exit

_ZL8rw_placeP7rw_laney.exit:                      ; preds = %_ZL17rw_place_in_tilesP7rw_laneyjj.exit, %532
  %.sroa.201.2 = phi i32 [ %527, %_ZL17rw_place_in_tilesP7rw_laneyjj.exit ], [ %538, %532 ]
  %.sroa.194.2 = phi i32 [ %526, %_ZL17rw_place_in_tilesP7rw_laneyjj.exit ], [ %535, %532 ]
  %539 = getelementptr inbounds i8, ptr %0, i64 92
  %540 = load i32, ptr %539, align 4
  br label %541

541:                                              ; preds = %_ZL8rw_placeP7rw_laney.exit, %490
  %.sroa.473.7 = phi i32 [ -1, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.473.2, %490 ]
  %.sroa.201.3 = phi i32 [ %.sroa.201.2, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.201.1, %490 ]
  %.sroa.194.3 = phi i32 [ %.sroa.194.2, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.194.1, %490 ]
  %.sroa.45.9 = phi i32 [ 0, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.45.2, %490 ]
  %.sroa.0.11 = phi i32 [ %540, %_ZL8rw_placeP7rw_laney.exit ], [ 0, %490 ]
  %542 = icmp uge i64 %.015.i, %12
  br label %.critedge31.i

.critedge31.i:                                    ; preds = %541, %_ZL16rw_profile_lanesP7rw_lanejj.exit12
  %.sroa.473.8 = phi i32 [ %.sroa.473.7, %541 ], [ %.sroa.473.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit12 ]
  %.sroa.201.4 = phi i32 [ %.sroa.201.3, %541 ], [ %.sroa.201.1, %_ZL16rw_profile_lanesP7rw_lanejj.exit12 ]
  %.sroa.194.4 = phi i32 [ %.sroa.194.3, %541 ], [ %.sroa.194.1, %_ZL16rw_profile_lanesP7rw_lanejj.exit12 ]
  %.sroa.45.10 = phi i32 [ %.sroa.45.9, %541 ], [ %.sroa.45.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit12 ]
  %.sroa.0.12 = phi i32 [ %.sroa.0.11, %541 ], [ %.sroa.0.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit12 ]
  %543 = phi i1 [ %542, %541 ], [ false, %_ZL16rw_profile_lanesP7rw_lanejj.exit12 ]
  %544 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %543)
  %545 = icmp ne i32 %544, 0
  br label %_ZL9rw_refillP7rw_laneP9rw_supply.exit

_ZL9rw_refillP7rw_laneP9rw_supply.exit:           ; preds = %.critedge31.i, %449
  %.sroa.473.9 = phi i32 [ %.sroa.473.2, %449 ], [ %.sroa.473.8, %.critedge31.i ]
  %.sroa.201.5 = phi i32 [ %.sroa.201.1, %449 ], [ %.sroa.201.4, %.critedge31.i ]
  %.sroa.194.5 = phi i32 [ %.sroa.194.1, %449 ], [ %.sroa.194.4, %.critedge31.i ]
  %.sroa.45.11 = phi i32 [ %.sroa.45.2, %449 ], [ %.sroa.45.10, %.critedge31.i ]
  %.sroa.0.13 = phi i32 [ %.sroa.0.2, %449 ], [ %.sroa.0.12, %.critedge31.i ]
  %.sroa.8.2.off0 = phi i1 [ true, %449 ], [ %545, %.critedge31.i ]
  %.sroa.3.4 = phi i64 [ %.sroa.3.1, %449 ], [ %.sroa.3.3, %.critedge31.i ]
  %546 = icmp eq i32 %.sroa.0.13, 0
  %or.cond80 = select i1 %.sroa.8.2.off0, i1 %546, i1 false
  %spec.select4020 = select i1 %or.cond80, i32 -1, i32 %.sroa.0.13
  %547 = getelementptr inbounds i8, ptr %0, i64 92
  %548 = load i32, ptr %547, align 4
  %549 = icmp eq i32 %spec.select4020, %548
  %550 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %549)
  %.not3078 = icmp eq i32 %550, 0
  br i1 %.not3078, label %_ZL13rw_profile_toP7rw_lanej.exit.i2, label %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5, !llvm.loop !98

_ZL13rw_profile_toP7rw_lanej.exit.i2:             ; preds = %_ZL9rw_refillP7rw_laneP9rw_supply.exit, %453, %_ZL15rw_run_programsP7rw_lane.exit
  %.sroa.473.10 = phi i32 [ %.sroa.473.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.473.9, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.473.2, %453 ]
  %.sroa.201.6 = phi i32 [ %.sroa.201.1, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.201.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.201.1, %453 ]
  %.sroa.194.6 = phi i32 [ %.sroa.194.1, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.194.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.194.1, %453 ]
  %.sroa.45.12 = phi i32 [ %.sroa.45.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.45.11, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.45.2, %453 ]
  %.sroa.0.15 = phi i32 [ %.sroa.0.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %spec.select4020, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.0.2, %453 ]
  %.sroa.8.3.off0 = phi i1 [ %.sroa.8.1.off0, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.8.2.off0, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ false, %453 ]
  %.sroa.3.5 = phi i64 [ %.sroa.3.1, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.3.4, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.3.1, %453 ]
  %.not3079 = icmp eq i32 %.sroa.1051.2, -1
  br i1 %.not3079, label %551, label %_ZL18rw_begin_traversalP7rw_lane.exit.i

551:                                              ; preds = %_ZL13rw_profile_toP7rw_lanej.exit.i2
  %552 = getelementptr inbounds i8, ptr %0, i64 32
  %553 = load i64, ptr %552, align 8
  %554 = inttoptr i64 %553 to ptr addrspace(1)
  %555 = zext i32 %.sroa.402.2 to i64
  %556 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %554, i64 %555
  %557 = load i64, ptr addrspace(1) %556, align 8
  %558 = getelementptr inbounds i8, ptr addrspace(1) %556, i64 12
  %559 = load i32, ptr addrspace(1) %558, align 4
  %560 = icmp eq i64 %557, 0
  br i1 %560, label %_ZL18rw_begin_traversalP7rw_lane.exit.i, label %561

561:                                              ; preds = %551
  %562 = getelementptr inbounds i8, ptr addrspace(1) %556, i64 8
  %563 = load i32, ptr addrspace(1) %562, align 8
  %564 = call float @llvm.fabs.f32(float %.sroa.267.2)
  %565 = call float @llvm.maxnum.f32(float %564, float 0x3AF0000000000000)
  %566 = bitcast float %.sroa.267.2 to i32
  %567 = and i32 %566, -2147483648
  %568 = bitcast float %565 to i32
  %569 = or disjoint i32 %567, %568
  %570 = bitcast i32 %569 to float
  %571 = call noundef float @llvm.nvvm.rcp.approx.ftz.f(float %570)
  %572 = fmul float %571, 0x3BF0000000000000
  %573 = call float @llvm.fabs.f32(float %.sroa.286.2)
  %574 = call float @llvm.maxnum.f32(float %573, float 0x3AF0000000000000)
  %575 = bitcast float %.sroa.286.2 to i32
  %576 = and i32 %575, -2147483648
  %577 = bitcast float %574 to i32
  %578 = or disjoint i32 %576, %577
  %579 = bitcast i32 %578 to float
  %580 = call noundef float @llvm.nvvm.rcp.approx.ftz.f(float %579)
  %581 = fmul float %580, 0x3BF0000000000000
  %582 = call float @llvm.fabs.f32(float %.sroa.306.2)
  %583 = call float @llvm.maxnum.f32(float %582, float 0x3AF0000000000000)
  %584 = bitcast float %.sroa.306.2 to i32
  %585 = and i32 %584, -2147483648
  %586 = bitcast float %583 to i32
  %587 = or disjoint i32 %585, %586
  %588 = bitcast i32 %587 to float
  %589 = call noundef float @llvm.nvvm.rcp.approx.ftz.f(float %588)
  %590 = fmul float %589, 0x3BF0000000000000
  %591 = bitcast float %572 to i32
  %isneg = icmp slt i32 %591, 0
  %592 = select i1 %isneg, i32 -1442840576, i32 1426063360
  %593 = bitcast float %581 to i32
  %isneg3081 = icmp slt i32 %593, 0
  %594 = select i1 %isneg3081, i32 -872415232, i32 855638016
  %595 = bitcast float %590 to i32
  %isneg3082 = icmp slt i32 %595, 0
  %596 = select i1 %isneg3082, i32 -268435456, i32 251658240
  br label %_ZL18rw_begin_traversalP7rw_lane.exit.i

_ZL18rw_begin_traversalP7rw_lane.exit.i:          ; preds = %561, %551, %_ZL13rw_profile_toP7rw_lanej.exit.i2
  %.sroa.963.1 = phi i32 [ 0, %551 ], [ %.sroa.963.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ -2147483648, %561 ]
  %.sroa.949.1 = phi i32 [ %.sroa.949.0, %551 ], [ %.sroa.949.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %563, %561 ]
  %.sroa.928.1 = phi i64 [ %.sroa.928.0, %551 ], [ %.sroa.928.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %557, %561 ]
  %.sroa.1002.1 = phi i32 [ 0, %551 ], [ %.sroa.1002.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ 0, %561 ]
  %.sroa.905.1 = phi i32 [ %.sroa.905.0, %551 ], [ %.sroa.905.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %596, %561 ]
  %.sroa.899.1 = phi i32 [ %.sroa.899.0, %551 ], [ %.sroa.899.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %594, %561 ]
  %.sroa.893.1 = phi i32 [ %.sroa.893.0, %551 ], [ %.sroa.893.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %592, %561 ]
  %.sroa.878.1 = phi float [ %.sroa.878.0, %551 ], [ %.sroa.878.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %590, %561 ]
  %.sroa.863.1 = phi float [ %.sroa.863.0, %551 ], [ %.sroa.863.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %581, %561 ]
  %.sroa.848.1 = phi float [ %.sroa.848.0, %551 ], [ %.sroa.848.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %572, %561 ]
  %.sroa.1051.9 = phi i32 [ 0, %551 ], [ %.sroa.1051.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ 0, %561 ]
  %.sroa.821.1 = phi i32 [ %559, %551 ], [ %.sroa.821.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %559, %561 ]
  %.sroa.788.1 = phi i32 [ -1, %551 ], [ %.sroa.788.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ -1, %561 ]
  %.sroa.752.1 = phi float [ %.sroa.342.2, %551 ], [ %.sroa.752.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.342.2, %561 ]
  %.sroa.473.11 = phi i32 [ %559, %551 ], [ %.sroa.473.10, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %559, %561 ]
  %597 = icmp ne i32 %.sroa.0.15, -1
  %598 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %597)
  %599 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %598)
  %600 = icmp eq i32 %.sroa.0.15, 1
  %601 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %600)
  %602 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %601)
  %603 = getelementptr inbounds i8, ptr %0, i64 124
  %604 = load i32, ptr %603, align 4
  %..i4 = call i32 @llvm.umin.i32(i32 %599, i32 %604)
  %..i = call i32 @llvm.umin.i32(i32 %..i4, i32 %602)
  %..i17 = call i32 @llvm.umax.i32(i32 %..i, i32 1)
  br label %605

605:                                              ; preds = %_ZL11rw_end_helpP7rw_lane.exit, %_ZL18rw_begin_traversalP7rw_lane.exit.i
  %hook_hit_attributes.sroa.15.1 = phi float [ %hook_hit_attributes.sroa.15.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.15.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %hook_hit_attributes.sroa.12.1 = phi float [ %hook_hit_attributes.sroa.12.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.12.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %hook_hit_attributes.sroa.9.1 = phi float [ %hook_hit_attributes.sroa.9.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.9.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %hook_hit_attributes.sroa.6.1 = phi float [ %hook_hit_attributes.sroa.6.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.6.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %hook_hit_attributes.sroa.3.1 = phi float [ %hook_hit_attributes.sroa.3.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.3.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %hook_hit_attributes.sroa.0.1 = phi float [ %hook_hit_attributes.sroa.0.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.0.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.989.1 = phi i32 [ %.sroa.989.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.989.4, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.963.2 = phi i32 [ %.sroa.963.1, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.963.10, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.949.2 = phi i32 [ %.sroa.949.1, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.949.7, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.1002.2 = phi i32 [ %.sroa.1002.1, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.1002.11, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.911.1 = phi float [ %.sroa.911.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.911.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.1038.1 = phi i32 [ %.sroa.1038.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.1038.4, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.1051.10 = phi i32 [ %.sroa.1051.9, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.1051.23, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.818.1 = phi i32 [ %.sroa.818.0, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.818.2, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.788.2 = phi i32 [ %.sroa.788.1, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.788.5, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.752.2 = phi float [ %.sroa.752.1, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.752.5, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.464.7 = phi i32 [ %.sroa.464.2, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.464.8, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.425.7 = phi float [ %.sroa.425.2, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.425.8, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.sroa.0.16 = phi i32 [ %.sroa.0.15, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %.sroa.0.20, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.0.i3 = phi i32 [ %602, %_ZL18rw_begin_traversalP7rw_lane.exit.i ], [ %1134, %_ZL11rw_end_helpP7rw_lane.exit ]
  %.not3089 = icmp ult i32 %.0.i3, %..i17
  br i1 %.not3089, label %_ZL16rw_traverse_warpP7rw_laneb.exit, label %_ZL15rw_find_helpersP7rw_lane.exit

_ZL15rw_find_helpersP7rw_lane.exit:               ; preds = %605
  %606 = icmp ugt i32 %.sroa.963.2, 16777215
  br i1 %606, label %_ZL18rw_show_object_rayP7rw_lane.exit.i, label %_ZL12rw_step_nodeP7rw_lane.exit.i

_ZL18rw_show_object_rayP7rw_lane.exit.i:          ; preds = %_ZL15rw_find_helpersP7rw_lane.exit
  %607 = and i32 %.sroa.963.2, -16777216
  %608 = and i32 %607, %.sroa.905.1
  %.not3106 = icmp eq i32 %608, 0
  %spec.select.i.i = select i1 %.not3106, i32 %607, i32 %608
  %609 = and i32 %spec.select.i.i, %.sroa.899.1
  %.not3107 = icmp eq i32 %609, 0
  %.1.i.i = select i1 %.not3107, i32 %spec.select.i.i, i32 %609
  %610 = and i32 %.1.i.i, %.sroa.893.1
  %.not3108 = icmp eq i32 %610, 0
  %.2.i.i = select i1 %.not3108, i32 %.1.i.i, i32 %610
  %611 = lshr i32 %.2.i.i, 24
  %612 = add nsw i32 %611, -1
  %613 = and i32 %.sroa.963.2, %612
  %614 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %613)
  %615 = mul nuw nsw i32 %614, 5
  %616 = add i32 %.sroa.949.2, %615
  %617 = zext i32 %616 to i64
  %618 = shl nuw nsw i64 %617, 4
  %619 = add i64 %.sroa.928.1, %618
  %620 = inttoptr i64 %619 to ptr addrspace(1)
  %621 = xor i32 %.sroa.963.2, %.2.i.i
  %.not3109 = icmp eq i32 %.sroa.1002.2, 0
  br i1 %.not3109, label %_ZL18rw_postpone_leavesP7rw_lane.exit.i, label %622

622:                                              ; preds = %_ZL18rw_show_object_rayP7rw_lane.exit.i
  %623 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %.sroa.1038.1, i64 0
  %624 = zext i32 %.sroa.1051.10 to i64
  %625 = getelementptr inbounds <2 x i32>, ptr %1, i64 %624
  store <2 x i32> %623, ptr %625, align 8
  %626 = add i32 %.sroa.1051.10, 1
  %627 = insertelement <2 x i32> poison, i32 %.sroa.989.1, i64 0
  %628 = insertelement <2 x i32> %627, i32 %.sroa.1002.2, i64 1
  %629 = zext i32 %626 to i64
  %630 = getelementptr inbounds <2 x i32>, ptr %1, i64 %629
  store <2 x i32> %628, ptr %630, align 8
  %631 = add i32 %.sroa.1051.10, 2
  br label %_ZL18rw_postpone_leavesP7rw_lane.exit.i

_ZL18rw_postpone_leavesP7rw_lane.exit.i:          ; preds = %622, %_ZL18rw_show_object_rayP7rw_lane.exit.i
  %.sroa.1051.13 = phi i32 [ %.sroa.1051.10, %_ZL18rw_show_object_rayP7rw_lane.exit.i ], [ %631, %622 ]
  %632 = icmp ugt i32 %621, 16777215
  br i1 %632, label %633, label %_ZL17rw_postpone_nodesP7rw_lane.exit.i

633:                                              ; preds = %_ZL18rw_postpone_leavesP7rw_lane.exit.i
  %634 = insertelement <2 x i32> poison, i32 %.sroa.949.2, i64 0
  %635 = insertelement <2 x i32> %634, i32 %621, i64 1
  %636 = zext i32 %.sroa.1051.13 to i64
  %637 = getelementptr inbounds <2 x i32>, ptr %1, i64 %636
  store <2 x i32> %635, ptr %637, align 8
  %638 = add i32 %.sroa.1051.13, 1
  br label %_ZL17rw_postpone_nodesP7rw_lane.exit.i

_ZL17rw_postpone_nodesP7rw_lane.exit.i:           ; preds = %633, %_ZL18rw_postpone_leavesP7rw_lane.exit.i
  %.sroa.1051.14 = phi i32 [ %638, %633 ], [ %.sroa.1051.13, %_ZL18rw_postpone_leavesP7rw_lane.exit.i ]
  %639 = load <4 x float>, ptr addrspace(1) %620, align 16
  %640 = getelementptr inbounds i8, ptr addrspace(1) %620, i64 16
  %641 = load <4 x i32>, ptr addrspace(1) %640, align 16
  %642 = extractelement <4 x i32> %641, i64 0
  %643 = getelementptr inbounds i8, ptr addrspace(1) %620, i64 32
  %644 = load <4 x i32>, ptr addrspace(1) %643, align 16
  %645 = getelementptr inbounds i8, ptr addrspace(1) %620, i64 48
  %646 = load <4 x i32>, ptr addrspace(1) %645, align 16
  %647 = getelementptr inbounds i8, ptr addrspace(1) %620, i64 64
  %648 = load <4 x i32>, ptr addrspace(1) %647, align 16
  %649 = getelementptr inbounds i8, ptr %0, i64 120
  %650 = load i32, ptr %649, align 8
  %651 = getelementptr inbounds i8, ptr %0, i64 188
  %652 = load i32, ptr %651, align 4
  %653 = call float @llvm.maxnum.f32(float %.sroa.325.2, float 0.000000e+00)
  %654 = fmul float %653, 0x3BF0000000000000
  %655 = extractelement <4 x float> %639, i64 0
  %656 = shl i32 %642, 23
  %657 = and i32 %656, 2139095040
  %658 = bitcast i32 %657 to float
  %659 = extractelement <4 x i32> %644, i64 0
  %660 = extractelement <4 x i32> %644, i64 1
  %661 = extractelement <4 x i32> %646, i64 2
  %662 = extractelement <4 x i32> %646, i64 3
  %663 = fmul float %.sroa.848.1, %658
  %664 = fsub float %655, %.sroa.210.2
  %665 = fneg float %654
  %666 = call float @llvm.fma.f32(float %664, float %.sroa.848.1, float %665)
  %667 = call float @llvm.fabs.f32(float %666)
  %668 = call float @llvm.fabs.f32(float %663)
  %669 = fmul float %654, 0x3EA0000000000000
  %670 = call float @llvm.fma.f32(float %668, float 7.812500e-03, float %669)
  %671 = call float @llvm.fma.f32(float %667, float 0x3EA0000000000000, float %670)
  %672 = call float @llvm.fma.f32(float %663, float -3.276800e+04, float %666)
  %673 = fcmp oge float %.sroa.848.1, 0.000000e+00
  %674 = fsub float %672, %671
  %675 = fadd float %672, %671
  %..i40.i25.i = select i1 %673, i32 %659, i32 %661
  %..i39.i26.i = select i1 %673, i32 %660, i32 %662
  %..i38.i27.i = select i1 %673, i32 %661, i32 %659
  %..i.i28.i = select i1 %673, i32 %662, i32 %660
  %676 = extractelement <4 x float> %639, i64 1
  %677 = shl i32 %642, 15
  %678 = and i32 %677, 2139095040
  %679 = bitcast i32 %678 to float
  %680 = extractelement <4 x i32> %644, i64 2
  %681 = extractelement <4 x i32> %644, i64 3
  %682 = extractelement <4 x i32> %648, i64 0
  %683 = extractelement <4 x i32> %648, i64 1
  %684 = fmul float %.sroa.863.1, %679
  %685 = fsub float %676, %.sroa.229.2
  %686 = call float @llvm.fma.f32(float %685, float %.sroa.863.1, float %665)
  %687 = call float @llvm.fabs.f32(float %686)
  %688 = call float @llvm.fabs.f32(float %684)
  %689 = call float @llvm.fma.f32(float %688, float 7.812500e-03, float %669)
  %690 = call float @llvm.fma.f32(float %687, float 0x3EA0000000000000, float %689)
  %691 = call float @llvm.fma.f32(float %684, float -3.276800e+04, float %686)
  %692 = fcmp oge float %.sroa.863.1, 0.000000e+00
  %693 = fsub float %691, %690
  %694 = fadd float %691, %690
  %..i40.i20.i = select i1 %692, i32 %680, i32 %682
  %..i39.i21.i = select i1 %692, i32 %681, i32 %683
  %..i38.i22.i = select i1 %692, i32 %682, i32 %680
  %..i.i23.i = select i1 %692, i32 %683, i32 %681
  %695 = extractelement <4 x float> %639, i64 2
  %696 = shl i32 %642, 7
  %697 = and i32 %696, 2139095040
  %698 = bitcast i32 %697 to float
  %699 = extractelement <4 x i32> %646, i64 0
  %700 = extractelement <4 x i32> %646, i64 1
  %701 = extractelement <4 x i32> %648, i64 2
  %702 = extractelement <4 x i32> %648, i64 3
  %703 = fmul float %.sroa.878.1, %698
  %704 = fsub float %695, %.sroa.248.2
  %705 = call float @llvm.fma.f32(float %704, float %.sroa.878.1, float %665)
  %706 = call float @llvm.fabs.f32(float %705)
  %707 = call float @llvm.fabs.f32(float %703)
  %708 = call float @llvm.fma.f32(float %707, float 7.812500e-03, float %669)
  %709 = call float @llvm.fma.f32(float %706, float 0x3EA0000000000000, float %708)
  %710 = call float @llvm.fma.f32(float %703, float -3.276800e+04, float %705)
  %711 = fcmp oge float %.sroa.878.1, 0.000000e+00
  %712 = fsub float %710, %709
  %713 = fadd float %710, %709
  %..i40.i.i = select i1 %711, i32 %699, i32 %701
  %..i39.i.i = select i1 %711, i32 %700, i32 %702
  %..i38.i.i = select i1 %711, i32 %701, i32 %699
  %..i.i.i = select i1 %711, i32 %702, i32 %700
  %714 = call float @llvm.fma.f32(float %.sroa.752.2, float 0x3BF0000000000000, float %665)
  %715 = bitcast float %714 to i32
  %716 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i25.i, i32 %650, i32 30212)
  %717 = bitcast i32 %716 to float
  %718 = call noundef float @llvm.fma.f32(float %717, float %663, float %674)
  %719 = call noundef float @llvm.nvvm.saturate.f(float %718)
  %720 = bitcast float %719 to i32
  %721 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i27.i, i32 %650, i32 30212)
  %722 = bitcast i32 %721 to float
  %723 = call noundef float @llvm.fma.f32(float %722, float %663, float %675)
  %724 = bitcast float %723 to i32
  %725 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i20.i, i32 %650, i32 30212)
  %726 = bitcast i32 %725 to float
  %727 = call noundef float @llvm.fma.f32(float %726, float %684, float %693)
  %728 = call noundef float @llvm.nvvm.saturate.f(float %727)
  %729 = bitcast float %728 to i32
  %730 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i22.i, i32 %650, i32 30212)
  %731 = bitcast i32 %730 to float
  %732 = call noundef float @llvm.fma.f32(float %731, float %684, float %694)
  %733 = bitcast float %732 to i32
  %734 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i.i, i32 %650, i32 30212)
  %735 = bitcast i32 %734 to float
  %736 = call noundef float @llvm.fma.f32(float %735, float %703, float %712)
  %737 = call noundef float @llvm.nvvm.saturate.f(float %736)
  %738 = bitcast float %737 to i32
  %739 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i.i, i32 %650, i32 30212)
  %740 = bitcast i32 %739 to float
  %741 = call noundef float @llvm.fma.f32(float %740, float %703, float %713)
  %742 = bitcast float %741 to i32
  %..i30.i21 = call i32 @llvm.smax.i32(i32 %729, i32 %720)
  %..i29.i = call i32 @llvm.smax.i32(i32 %..i30.i21, i32 %738)
  %..i47.i = call i32 @llvm.smin.i32(i32 %733, i32 %724)
  %..i46.i = call i32 @llvm.smin.i32(i32 %715, i32 %742)
  %..i45.i = call i32 @llvm.smin.i32(i32 %..i46.i, i32 %..i47.i)
  %.not3114 = icmp sgt i32 %..i29.i, %..i45.i
  %743 = mul i32 %652, 16777223
  %spec.select = select i1 %.not3114, i32 0, i32 %743
  %744 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i25.i, i32 %650, i32 30228)
  %745 = bitcast i32 %744 to float
  %746 = call noundef float @llvm.fma.f32(float %745, float %663, float %674)
  %747 = call noundef float @llvm.nvvm.saturate.f(float %746)
  %748 = bitcast float %747 to i32
  %749 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i27.i, i32 %650, i32 30228)
  %750 = bitcast i32 %749 to float
  %751 = call noundef float @llvm.fma.f32(float %750, float %663, float %675)
  %752 = bitcast float %751 to i32
  %753 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i20.i, i32 %650, i32 30228)
  %754 = bitcast i32 %753 to float
  %755 = call noundef float @llvm.fma.f32(float %754, float %684, float %693)
  %756 = call noundef float @llvm.nvvm.saturate.f(float %755)
  %757 = bitcast float %756 to i32
  %758 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i22.i, i32 %650, i32 30228)
  %759 = bitcast i32 %758 to float
  %760 = call noundef float @llvm.fma.f32(float %759, float %684, float %694)
  %761 = bitcast float %760 to i32
  %762 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i.i, i32 %650, i32 30228)
  %763 = bitcast i32 %762 to float
  %764 = call noundef float @llvm.fma.f32(float %763, float %703, float %712)
  %765 = call noundef float @llvm.nvvm.saturate.f(float %764)
  %766 = bitcast float %765 to i32
  %767 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i.i, i32 %650, i32 30228)
  %768 = bitcast i32 %767 to float
  %769 = call noundef float @llvm.fma.f32(float %768, float %703, float %713)
  %770 = bitcast float %769 to i32
  %..i32.i = call i32 @llvm.smax.i32(i32 %757, i32 %748)
  %..i31.i = call i32 @llvm.smax.i32(i32 %..i32.i, i32 %766)
  %..i50.i = call i32 @llvm.smin.i32(i32 %761, i32 %752)
  %..i49.i = call i32 @llvm.smin.i32(i32 %715, i32 %770)
  %..i48.i = call i32 @llvm.smin.i32(i32 %..i49.i, i32 %..i50.i)
  %.not3115 = icmp sgt i32 %..i31.i, %..i48.i
  %771 = mul i32 %652, 33554488
  %772 = select i1 %.not3115, i32 0, i32 %771
  %.1.i13.i = add i32 %spec.select, %772
  %773 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i25.i, i32 %650, i32 30244)
  %774 = bitcast i32 %773 to float
  %775 = call noundef float @llvm.fma.f32(float %774, float %663, float %674)
  %776 = call noundef float @llvm.nvvm.saturate.f(float %775)
  %777 = bitcast float %776 to i32
  %778 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i27.i, i32 %650, i32 30244)
  %779 = bitcast i32 %778 to float
  %780 = call noundef float @llvm.fma.f32(float %779, float %663, float %675)
  %781 = bitcast float %780 to i32
  %782 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i20.i, i32 %650, i32 30244)
  %783 = bitcast i32 %782 to float
  %784 = call noundef float @llvm.fma.f32(float %783, float %684, float %693)
  %785 = call noundef float @llvm.nvvm.saturate.f(float %784)
  %786 = bitcast float %785 to i32
  %787 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i22.i, i32 %650, i32 30244)
  %788 = bitcast i32 %787 to float
  %789 = call noundef float @llvm.fma.f32(float %788, float %684, float %694)
  %790 = bitcast float %789 to i32
  %791 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i.i, i32 %650, i32 30244)
  %792 = bitcast i32 %791 to float
  %793 = call noundef float @llvm.fma.f32(float %792, float %703, float %712)
  %794 = call noundef float @llvm.nvvm.saturate.f(float %793)
  %795 = bitcast float %794 to i32
  %796 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i.i, i32 %650, i32 30244)
  %797 = bitcast i32 %796 to float
  %798 = call noundef float @llvm.fma.f32(float %797, float %703, float %713)
  %799 = bitcast float %798 to i32
  %..i34.i = call i32 @llvm.smax.i32(i32 %786, i32 %777)
  %..i33.i = call i32 @llvm.smax.i32(i32 %..i34.i, i32 %795)
  %..i53.i = call i32 @llvm.smin.i32(i32 %790, i32 %781)
  %..i52.i = call i32 @llvm.smin.i32(i32 %715, i32 %799)
  %..i51.i = call i32 @llvm.smin.i32(i32 %..i52.i, i32 %..i53.i)
  %.not3116 = icmp sgt i32 %..i33.i, %..i51.i
  %800 = mul i32 %652, 67109312
  %801 = select i1 %.not3116, i32 0, i32 %800
  %.2.i14.i = add i32 %.1.i13.i, %801
  %802 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i25.i, i32 %650, i32 30260)
  %803 = bitcast i32 %802 to float
  %804 = call noundef float @llvm.fma.f32(float %803, float %663, float %674)
  %805 = call noundef float @llvm.nvvm.saturate.f(float %804)
  %806 = bitcast float %805 to i32
  %807 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i27.i, i32 %650, i32 30260)
  %808 = bitcast i32 %807 to float
  %809 = call noundef float @llvm.fma.f32(float %808, float %663, float %675)
  %810 = bitcast float %809 to i32
  %811 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i20.i, i32 %650, i32 30260)
  %812 = bitcast i32 %811 to float
  %813 = call noundef float @llvm.fma.f32(float %812, float %684, float %693)
  %814 = call noundef float @llvm.nvvm.saturate.f(float %813)
  %815 = bitcast float %814 to i32
  %816 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i22.i, i32 %650, i32 30260)
  %817 = bitcast i32 %816 to float
  %818 = call noundef float @llvm.fma.f32(float %817, float %684, float %694)
  %819 = bitcast float %818 to i32
  %820 = call noundef i32 @llvm.nvvm.prmt(i32 %..i40.i.i, i32 %650, i32 30260)
  %821 = bitcast i32 %820 to float
  %822 = call noundef float @llvm.fma.f32(float %821, float %703, float %712)
  %823 = call noundef float @llvm.nvvm.saturate.f(float %822)
  %824 = bitcast float %823 to i32
  %825 = call noundef i32 @llvm.nvvm.prmt(i32 %..i38.i.i, i32 %650, i32 30260)
  %826 = bitcast i32 %825 to float
  %827 = call noundef float @llvm.fma.f32(float %826, float %703, float %713)
  %828 = bitcast float %827 to i32
  %..i36.i = call i32 @llvm.smax.i32(i32 %815, i32 %806)
  %..i35.i = call i32 @llvm.smax.i32(i32 %..i36.i, i32 %824)
  %..i56.i = call i32 @llvm.smin.i32(i32 %819, i32 %810)
  %..i55.i = call i32 @llvm.smin.i32(i32 %715, i32 %828)
  %..i54.i = call i32 @llvm.smin.i32(i32 %..i55.i, i32 %..i56.i)
  %.not3117 = icmp sgt i32 %..i35.i, %..i54.i
  %829 = mul i32 %652, 134221312
  %830 = select i1 %.not3117, i32 0, i32 %829
  %.3.i.i = add i32 %.2.i14.i, %830
  %831 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i26.i, i32 %650, i32 30212)
  %832 = bitcast i32 %831 to float
  %833 = call noundef float @llvm.fma.f32(float %832, float %663, float %674)
  %834 = call noundef float @llvm.nvvm.saturate.f(float %833)
  %835 = bitcast float %834 to i32
  %836 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i28.i, i32 %650, i32 30212)
  %837 = bitcast i32 %836 to float
  %838 = call noundef float @llvm.fma.f32(float %837, float %663, float %675)
  %839 = bitcast float %838 to i32
  %840 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i21.i, i32 %650, i32 30212)
  %841 = bitcast i32 %840 to float
  %842 = call noundef float @llvm.fma.f32(float %841, float %684, float %693)
  %843 = call noundef float @llvm.nvvm.saturate.f(float %842)
  %844 = bitcast float %843 to i32
  %845 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i23.i, i32 %650, i32 30212)
  %846 = bitcast i32 %845 to float
  %847 = call noundef float @llvm.fma.f32(float %846, float %684, float %694)
  %848 = bitcast float %847 to i32
  %849 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i.i, i32 %650, i32 30212)
  %850 = bitcast i32 %849 to float
  %851 = call noundef float @llvm.fma.f32(float %850, float %703, float %712)
  %852 = call noundef float @llvm.nvvm.saturate.f(float %851)
  %853 = bitcast float %852 to i32
  %854 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %650, i32 30212)
  %855 = bitcast i32 %854 to float
  %856 = call noundef float @llvm.fma.f32(float %855, float %703, float %713)
  %857 = bitcast float %856 to i32
  %..i38.i = call i32 @llvm.smax.i32(i32 %844, i32 %835)
  %..i37.i = call i32 @llvm.smax.i32(i32 %..i38.i, i32 %853)
  %..i59.i = call i32 @llvm.smin.i32(i32 %848, i32 %839)
  %..i58.i = call i32 @llvm.smin.i32(i32 %715, i32 %857)
  %..i57.i = call i32 @llvm.smin.i32(i32 %..i58.i, i32 %..i59.i)
  %.not3118 = icmp sgt i32 %..i37.i, %..i57.i
  %858 = mul i32 %652, 268464128
  %859 = select i1 %.not3118, i32 0, i32 %858
  %.4.i.i = add i32 %.3.i.i, %859
  %860 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i26.i, i32 %650, i32 30228)
  %861 = bitcast i32 %860 to float
  %862 = call noundef float @llvm.fma.f32(float %861, float %663, float %674)
  %863 = call noundef float @llvm.nvvm.saturate.f(float %862)
  %864 = bitcast float %863 to i32
  %865 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i28.i, i32 %650, i32 30228)
  %866 = bitcast i32 %865 to float
  %867 = call noundef float @llvm.fma.f32(float %866, float %663, float %675)
  %868 = bitcast float %867 to i32
  %869 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i21.i, i32 %650, i32 30228)
  %870 = bitcast i32 %869 to float
  %871 = call noundef float @llvm.fma.f32(float %870, float %684, float %693)
  %872 = call noundef float @llvm.nvvm.saturate.f(float %871)
  %873 = bitcast float %872 to i32
  %874 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i23.i, i32 %650, i32 30228)
  %875 = bitcast i32 %874 to float
  %876 = call noundef float @llvm.fma.f32(float %875, float %684, float %694)
  %877 = bitcast float %876 to i32
  %878 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i.i, i32 %650, i32 30228)
  %879 = bitcast i32 %878 to float
  %880 = call noundef float @llvm.fma.f32(float %879, float %703, float %712)
  %881 = call noundef float @llvm.nvvm.saturate.f(float %880)
  %882 = bitcast float %881 to i32
  %883 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %650, i32 30228)
  %884 = bitcast i32 %883 to float
  %885 = call noundef float @llvm.fma.f32(float %884, float %703, float %713)
  %886 = bitcast float %885 to i32
  %..i40.i = call i32 @llvm.smax.i32(i32 %873, i32 %864)
  %..i39.i = call i32 @llvm.smax.i32(i32 %..i40.i, i32 %882)
  %..i62.i = call i32 @llvm.smin.i32(i32 %877, i32 %868)
  %..i61.i = call i32 @llvm.smin.i32(i32 %715, i32 %886)
  %..i60.i = call i32 @llvm.smin.i32(i32 %..i61.i, i32 %..i62.i)
  %.not3119 = icmp sgt i32 %..i39.i, %..i60.i
  %887 = mul i32 %652, 537100288
  %888 = select i1 %.not3119, i32 0, i32 %887
  %.5.i.i = add i32 %.4.i.i, %888
  %889 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i26.i, i32 %650, i32 30244)
  %890 = bitcast i32 %889 to float
  %891 = call noundef float @llvm.fma.f32(float %890, float %663, float %674)
  %892 = call noundef float @llvm.nvvm.saturate.f(float %891)
  %893 = bitcast float %892 to i32
  %894 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i28.i, i32 %650, i32 30244)
  %895 = bitcast i32 %894 to float
  %896 = call noundef float @llvm.fma.f32(float %895, float %663, float %675)
  %897 = bitcast float %896 to i32
  %898 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i21.i, i32 %650, i32 30244)
  %899 = bitcast i32 %898 to float
  %900 = call noundef float @llvm.fma.f32(float %899, float %684, float %693)
  %901 = call noundef float @llvm.nvvm.saturate.f(float %900)
  %902 = bitcast float %901 to i32
  %903 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i23.i, i32 %650, i32 30244)
  %904 = bitcast i32 %903 to float
  %905 = call noundef float @llvm.fma.f32(float %904, float %684, float %694)
  %906 = bitcast float %905 to i32
  %907 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i.i, i32 %650, i32 30244)
  %908 = bitcast i32 %907 to float
  %909 = call noundef float @llvm.fma.f32(float %908, float %703, float %712)
  %910 = call noundef float @llvm.nvvm.saturate.f(float %909)
  %911 = bitcast float %910 to i32
  %912 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %650, i32 30244)
  %913 = bitcast i32 %912 to float
  %914 = call noundef float @llvm.fma.f32(float %913, float %703, float %713)
  %915 = bitcast float %914 to i32
  %..i42.i = call i32 @llvm.smax.i32(i32 %902, i32 %893)
  %..i41.i = call i32 @llvm.smax.i32(i32 %..i42.i, i32 %911)
  %..i65.i = call i32 @llvm.smin.i32(i32 %906, i32 %897)
  %..i64.i = call i32 @llvm.smin.i32(i32 %715, i32 %915)
  %..i63.i = call i32 @llvm.smin.i32(i32 %..i64.i, i32 %..i65.i)
  %.not3120 = icmp sgt i32 %..i41.i, %..i63.i
  %916 = mul i32 %652, 1075576832
  %917 = select i1 %.not3120, i32 0, i32 %916
  %.6.i.i = add i32 %.5.i.i, %917
  %918 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i26.i, i32 %650, i32 30260)
  %919 = bitcast i32 %918 to float
  %920 = call noundef float @llvm.fma.f32(float %919, float %663, float %674)
  %921 = call noundef float @llvm.nvvm.saturate.f(float %920)
  %922 = bitcast float %921 to i32
  %923 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i28.i, i32 %650, i32 30260)
  %924 = bitcast i32 %923 to float
  %925 = call noundef float @llvm.fma.f32(float %924, float %663, float %675)
  %926 = bitcast float %925 to i32
  %927 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i21.i, i32 %650, i32 30260)
  %928 = bitcast i32 %927 to float
  %929 = call noundef float @llvm.fma.f32(float %928, float %684, float %693)
  %930 = call noundef float @llvm.nvvm.saturate.f(float %929)
  %931 = bitcast float %930 to i32
  %932 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i23.i, i32 %650, i32 30260)
  %933 = bitcast i32 %932 to float
  %934 = call noundef float @llvm.fma.f32(float %933, float %684, float %694)
  %935 = bitcast float %934 to i32
  %936 = call noundef i32 @llvm.nvvm.prmt(i32 %..i39.i.i, i32 %650, i32 30260)
  %937 = bitcast i32 %936 to float
  %938 = call noundef float @llvm.fma.f32(float %937, float %703, float %712)
  %939 = call noundef float @llvm.nvvm.saturate.f(float %938)
  %940 = bitcast float %939 to i32
  %941 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %650, i32 30260)
  %942 = bitcast i32 %941 to float
  %943 = call noundef float @llvm.fma.f32(float %942, float %703, float %713)
  %944 = bitcast float %943 to i32
  %..i44.i = call i32 @llvm.smax.i32(i32 %931, i32 %922)
  %..i43.i = call i32 @llvm.smax.i32(i32 %..i44.i, i32 %940)
  %..i68.i = call i32 @llvm.smin.i32(i32 %935, i32 %926)
  %..i67.i = call i32 @llvm.smin.i32(i32 %715, i32 %944)
  %..i66.i = call i32 @llvm.smin.i32(i32 %..i67.i, i32 %..i68.i)
  %.not3121 = icmp sgt i32 %..i43.i, %..i66.i
  %945 = mul i32 %652, -2132803584
  %946 = select i1 %.not3121, i32 0, i32 %945
  %.7.i.i = add i32 %.6.i.i, %946
  %bc = bitcast <4 x float> %639 to <4 x i32>
  %947 = extractelement <4 x i32> %bc, i64 3
  %948 = and i32 %.7.i.i, %947
  %949 = extractelement <4 x i32> %641, i64 1
  %950 = and i32 %948, -16777216
  %951 = lshr i32 %947, 24
  %952 = or disjoint i32 %950, %951
  %953 = extractelement <4 x i32> %641, i64 2
  %954 = and i32 %948, 16777215
  br label %_ZL12rw_step_nodeP7rw_lane.exit.i

_ZL12rw_step_nodeP7rw_lane.exit.i:                ; preds = %_ZL17rw_postpone_nodesP7rw_lane.exit.i, %_ZL15rw_find_helpersP7rw_lane.exit
  %.sroa.989.3 = phi i32 [ %953, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.989.1, %_ZL15rw_find_helpersP7rw_lane.exit ]
  %.sroa.963.4 = phi i32 [ %952, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.963.2, %_ZL15rw_find_helpersP7rw_lane.exit ]
  %.sroa.949.4 = phi i32 [ %949, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.949.2, %_ZL15rw_find_helpersP7rw_lane.exit ]
  %.sroa.1002.4 = phi i32 [ %954, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.1002.2, %_ZL15rw_find_helpersP7rw_lane.exit ]
  %.sroa.1038.3 = phi i32 [ %947, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.1038.1, %_ZL15rw_find_helpersP7rw_lane.exit ]
  %.sroa.1051.15 = phi i32 [ %.sroa.1051.14, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.1051.10, %_ZL15rw_find_helpersP7rw_lane.exit ]
  %955 = icmp ugt i32 %.sroa.963.4, 16777215
  %.not3137 = icmp eq i32 %.sroa.1051.15, 0
  %or.cond4021 = select i1 %955, i1 true, i1 %.not3137
  br i1 %or.cond4021, label %_ZL13rw_look_aheadPK7rw_lane.exit.i, label %956

956:                                              ; preds = %_ZL12rw_step_nodeP7rw_lane.exit.i
  %957 = add i32 %.sroa.1051.15, -1
  %958 = zext i32 %957 to i64
  %959 = getelementptr inbounds <2 x i32>, ptr %1, i64 %958
  %960 = load <2 x i32>, ptr %959, align 8
  br label %_ZL13rw_look_aheadPK7rw_lane.exit.i

_ZL13rw_look_aheadPK7rw_lane.exit.i:              ; preds = %956, %_ZL12rw_step_nodeP7rw_lane.exit.i
  %.0.i.i20 = phi <2 x i32> [ zeroinitializer, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %960, %956 ]
  %961 = add nuw nsw i32 %.0.i3, 3
  %962 = lshr i32 %961, 2
  br label %963

963:                                              ; preds = %rw_hook_intersect.exit, %967, %_ZL13rw_look_aheadPK7rw_lane.exit.i
  %hook_hit_attributes.sroa.15.2 = phi float [ %hook_hit_attributes.sroa.15.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.15.2, %967 ], [ %hook_hit_attributes.sroa.15.7, %rw_hook_intersect.exit ]
  %hook_hit_attributes.sroa.12.2 = phi float [ %hook_hit_attributes.sroa.12.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.12.2, %967 ], [ %hook_hit_attributes.sroa.12.7, %rw_hook_intersect.exit ]
  %hook_hit_attributes.sroa.9.2 = phi float [ %hook_hit_attributes.sroa.9.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.9.2, %967 ], [ %hook_hit_attributes.sroa.9.7, %rw_hook_intersect.exit ]
  %hook_hit_attributes.sroa.6.2 = phi float [ %hook_hit_attributes.sroa.6.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.6.2, %967 ], [ %hook_hit_attributes.sroa.6.7, %rw_hook_intersect.exit ]
  %hook_hit_attributes.sroa.3.2 = phi float [ %hook_hit_attributes.sroa.3.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.3.2, %967 ], [ %hook_hit_attributes.sroa.3.7, %rw_hook_intersect.exit ]
  %hook_hit_attributes.sroa.0.2 = phi float [ %hook_hit_attributes.sroa.0.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.0.2, %967 ], [ %hook_hit_attributes.sroa.0.7, %rw_hook_intersect.exit ]
  %.sroa.963.5 = phi i32 [ %.sroa.963.4, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.963.5, %967 ], [ %.sroa.963.7, %rw_hook_intersect.exit ]
  %.sroa.1002.5 = phi i32 [ %.sroa.1002.4, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ 0, %967 ], [ %.sroa.1002.8, %rw_hook_intersect.exit ]
  %.sroa.911.2 = phi float [ %.sroa.911.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.911.2, %967 ], [ %.sroa.911.19, %rw_hook_intersect.exit ]
  %.sroa.1051.16 = phi i32 [ %.sroa.1051.15, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.1051.16, %967 ], [ %.sroa.1051.20, %rw_hook_intersect.exit ]
  %.sroa.818.2 = phi i32 [ %.sroa.818.1, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.818.2, %967 ], [ %.sroa.818.7, %rw_hook_intersect.exit ]
  %.sroa.788.5 = phi i32 [ %.sroa.788.2, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.788.5, %967 ], [ %.sroa.788.15, %rw_hook_intersect.exit ]
  %.sroa.752.5 = phi float [ %.sroa.752.2, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.752.5, %967 ], [ %.sroa.752.15, %rw_hook_intersect.exit ]
  %.sroa.464.8 = phi i32 [ %.sroa.464.7, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.464.8, %967 ], [ %.sroa.464.28, %rw_hook_intersect.exit ]
  %.sroa.425.8 = phi float [ %.sroa.425.7, %_ZL13rw_look_aheadPK7rw_lane.exit.i ], [ %.sroa.425.8, %967 ], [ %.sroa.425.30, %rw_hook_intersect.exit ]
  %964 = icmp ne i32 %.sroa.1002.5, 0
  %965 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %964)
  %966 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %965)
  %.not3138 = icmp ult i32 %966, %962
  br i1 %.not3138, label %_ZL19rw_end_at_first_hitP7rw_lane.exit.i, label %967

967:                                              ; preds = %963
  %.not3162 = icmp eq i32 %.sroa.1002.5, 0
  br i1 %.not3162, label %963, label %_ZL15rw_in_top_levelPK7rw_lane.exit.i, !llvm.loop !99

_ZL15rw_in_top_levelPK7rw_lane.exit.i:            ; preds = %967
  %968 = add i32 %.sroa.1002.5, -1
  %969 = and i32 %.sroa.1002.5, %968
  %970 = xor i32 %.sroa.1002.5, %969
  %971 = add i32 %970, -1
  %972 = and i32 %.sroa.1038.3, %971
  %973 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %972)
  %974 = add i32 %.sroa.989.3, %973
  %975 = zext i32 %974 to i64
  %976 = shl nuw nsw i64 %975, 4
  %977 = add i64 %.sroa.928.1, %976
  %978 = inttoptr i64 %977 to ptr addrspace(1)
  %979 = load <4 x i32>, ptr addrspace(1) %978, align 16
  %980 = extractelement <4 x i32> %979, i64 0
  %981 = getelementptr inbounds i8, ptr %0, i64 16
  %982 = load i64, ptr %981, align 8
  %983 = inttoptr i64 %982 to ptr addrspace(1)
  %984 = getelementptr inbounds i8, ptr %0, i64 24
  %985 = load i64, ptr %984, align 8
  %986 = inttoptr i64 %985 to ptr addrspace(1)
  %987 = zext i32 %.sroa.473.11 to i64
  %988 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %986, i64 %987, i32 7
  %989 = load i32, ptr addrspace(1) %988, align 8
  %990 = add i32 %989, %980
  %991 = zext i32 %990 to i64
  %992 = getelementptr inbounds i32, ptr addrspace(1) %983, i64 %991
  %993 = load i32, ptr addrspace(1) %992, align 4
  %994 = getelementptr inbounds i8, ptr %0, i64 40
  %995 = load i64, ptr %994, align 8
  %996 = zext i32 %993 to i64
  %997 = getelementptr inbounds i8, ptr %0, i64 108
  %998 = load i32, ptr %997, align 4
  %999 = zext i32 %998 to i64
  %1000 = mul nuw i64 %996, %999
  %1001 = add i64 %995, %1000
  %1002 = inttoptr i64 %1001 to ptr addrspace(1)
  %1003 = load i32, ptr addrspace(1) %1002, align 4
  %cond3354 = icmp eq i32 %1003, 6
  br i1 %cond3354, label %case.ball_intersect.i, label %rw_hook_intersect.exit

case.ball_intersect.i:                            ; preds = %_ZL15rw_in_top_levelPK7rw_lane.exit.i
  %1004 = extractelement <4 x i32> %979, i64 1
  %1005 = sext i32 %1004 to i64
  %1006 = mul nsw i64 %1005, 28
  %1007 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 160), align 8, !invariant.load !6, !rw.invariant !6
  %1008 = inttoptr i64 %1007 to ptr addrspace(1)
  %1009 = getelementptr i8, ptr addrspace(1) %1008, i64 %1006
  %1010 = getelementptr i8, ptr addrspace(1) %1009, i64 16
  %1011 = load float, ptr addrspace(1) %1010, align 4, !rw.line !100
  %1012 = getelementptr i8, ptr addrspace(1) %1009, i64 20
  %1013 = load float, ptr addrspace(1) %1012, align 4, !rw.line !101
  %1014 = getelementptr i8, ptr addrspace(1) %1009, i64 24
  %1015 = load float, ptr addrspace(1) %1014, align 4, !rw.line !102
  %1016 = load float, ptr addrspace(1) %1009, align 4, !rw.line !103
  %1017 = fsub float %.sroa.210.2, %1016
  %1018 = getelementptr i8, ptr addrspace(1) %1009, i64 4
  %1019 = load float, ptr addrspace(1) %1018, align 4, !rw.line !104
  %1020 = fsub float %.sroa.229.2, %1019
  %1021 = getelementptr i8, ptr addrspace(1) %1009, i64 8
  %1022 = load float, ptr addrspace(1) %1021, align 4, !rw.line !105
  %1023 = fsub float %.sroa.248.2, %1022
  %1024 = fmul float %.sroa.286.2, %1020
  %1025 = call float @llvm.fma.f32(float %.sroa.267.2, float %1017, float %1024)
  %1026 = call float @llvm.fma.f32(float %1023, float %.sroa.306.2, float %1025)
  %1027 = fmul float %.sroa.267.2, %1026
  %1028 = fmul float %.sroa.286.2, %1026
  %1029 = fmul float %.sroa.306.2, %1026
  %1030 = fsub float %1017, %1027
  %1031 = fsub float %1020, %1028
  %1032 = fsub float %1023, %1029
  %1033 = getelementptr i8, ptr addrspace(1) %1009, i64 12
  %1034 = load float, ptr addrspace(1) %1033, align 4, !rw.line !106
  %1035 = fmul float %1034, %1034
  %1036 = fmul float %1031, %1031
  %1037 = call float @llvm.fma.f32(float %1030, float %1030, float %1036)
  %1038 = call float @llvm.fma.f32(float %1032, float %1032, float %1037)
  %1039 = fsub float %1035, %1038
  %1040 = fcmp ugt float %1039, 0.000000e+00
  br i1 %1040, label %next.i.i.i, label %rw_hook_intersect.exit

"$L__BB6_3.i.i.i":                                ; preds = %next2.i.i.i, %next.i.i.i
  %hook_hit_attributes.sroa.15.3 = phi float [ %hook_hit_attributes.sroa.15.2, %next.i.i.i ], [ %hook_hit_attributes.sroa.15.4, %next2.i.i.i ]
  %hook_hit_attributes.sroa.12.3 = phi float [ %hook_hit_attributes.sroa.12.2, %next.i.i.i ], [ %hook_hit_attributes.sroa.12.4, %next2.i.i.i ]
  %hook_hit_attributes.sroa.9.3 = phi float [ %hook_hit_attributes.sroa.9.2, %next.i.i.i ], [ %hook_hit_attributes.sroa.9.4, %next2.i.i.i ]
  %hook_hit_attributes.sroa.6.3 = phi float [ %hook_hit_attributes.sroa.6.2, %next.i.i.i ], [ %hook_hit_attributes.sroa.6.4, %next2.i.i.i ]
  %hook_hit_attributes.sroa.3.3 = phi float [ %hook_hit_attributes.sroa.3.2, %next.i.i.i ], [ %hook_hit_attributes.sroa.3.4, %next2.i.i.i ]
  %hook_hit_attributes.sroa.0.3 = phi float [ %hook_hit_attributes.sroa.0.2, %next.i.i.i ], [ %hook_hit_attributes.sroa.0.4, %next2.i.i.i ]
  %.sroa.818.3 = phi i32 [ %.sroa.818.2, %next.i.i.i ], [ %.sroa.818.4, %next2.i.i.i ]
  %.sroa.788.11 = phi i32 [ %.sroa.788.5, %next.i.i.i ], [ %.sroa.788.12, %next2.i.i.i ]
  %.sroa.752.11 = phi float [ %.sroa.752.5, %next.i.i.i ], [ %.sroa.752.12, %next2.i.i.i ]
  %.sroa.464.22 = phi i32 [ %.sroa.464.8, %next.i.i.i ], [ %.sroa.464.24, %next2.i.i.i ]
  %.sroa.425.22 = phi float [ %.sroa.425.24, %next.i.i.i ], [ %.sroa.425.26, %next2.i.i.i ]
  %1041 = fsub float %1044, %1026
  %1042 = fcmp uge float %.sroa.325.2, %1041
  %1043 = fcmp ule float %.sroa.752.11, %1041
  %or.cond4022.not = select i1 %1042, i1 true, i1 %1043
  %.sroa.911.16 = select i1 %or.cond4022.not, float %.sroa.911.17, float %1041
  %.sroa.425.23 = select i1 %or.cond4022.not, float %.sroa.425.22, float %1041
  br i1 %or.cond4022.not, label %rw_hook_intersect.exit, label %1082

next.i.i.i:                                       ; preds = %case.ball_intersect.i
  %1044 = call float @llvm.sqrt.f32(float %1039)
  %1045 = fneg float %1044
  %1046 = fsub float %1045, %1026
  %1047 = fcmp uge float %.sroa.325.2, %1046
  %1048 = fcmp ule float %.sroa.752.5, %1046
  %or.cond4023.not = select i1 %1047, i1 true, i1 %1048
  %.sroa.911.17 = select i1 %or.cond4023.not, float %.sroa.911.2, float %1046
  %.sroa.425.24 = select i1 %or.cond4023.not, float %.sroa.752.5, float %1046
  br i1 %or.cond4023.not, label %"$L__BB6_3.i.i.i", label %1049

1049:                                             ; preds = %next.i.i.i
  %1050 = call float @llvm.fma.f32(float %1046, float %.sroa.267.2, float %.sroa.210.2)
  %1051 = call float @llvm.fma.f32(float %1046, float %.sroa.286.2, float %.sroa.229.2)
  %1052 = call float @llvm.fma.f32(float %1046, float %.sroa.306.2, float %.sroa.248.2)
  %1053 = fsub float %1050, %1016
  %1054 = fsub float %1051, %1019
  %1055 = fsub float %1052, %1022
  %1056 = fdiv float %1053, %1034
  %1057 = fdiv float %1054, %1034
  %1058 = fdiv float %1055, %1034
  %1059 = getelementptr inbounds i8, ptr addrspace(1) %1002, i64 8
  %1060 = load i32, ptr addrspace(1) %1059, align 4
  %.not.i4.i.not = icmp eq i32 %1060, 0
  br i1 %.not.i4.i.not, label %rw_report_intersection.exit29.i, label %1061

1061:                                             ; preds = %1049
  %1062 = getelementptr inbounds i8, ptr addrspace(1) %1002, i64 4
  %1063 = load i32, ptr addrspace(1) %1062, align 4
  %1064 = getelementptr inbounds i8, ptr %0, i64 48
  %1065 = load i64, ptr %1064, align 8
  %1066 = zext i32 %1063 to i64
  %1067 = getelementptr inbounds i8, ptr %0, i64 112
  %1068 = load i32, ptr %1067, align 8
  %1069 = zext i32 %1068 to i64
  %1070 = mul nuw i64 %1066, %1069
  %1071 = add i64 %1065, %1070
  %1072 = inttoptr i64 %1071 to ptr addrspace(1)
  %1073 = getelementptr inbounds i8, ptr %0, i64 104
  %1074 = load i32, ptr %1073, align 8
  %1075 = add i32 %1074, %.sroa.346.2
  %1076 = zext i32 %1075 to i64
  %1077 = getelementptr inbounds i32, ptr addrspace(1) %1072, i64 %1076
  %1078 = load i32, ptr addrspace(1) %1077, align 4
  switch i32 %1078, label %rw_hook_any_hit.exit.i [
    i32 0, label %rw_report_intersection.exit29.i
    i32 9, label %case.block.i.i
  ]

case.block.i.i:                                   ; preds = %1061
  %1079 = zext i32 %.sroa.413.2 to i64
  %payload.i.i.i = getelementptr i8, ptr %hook_stack, i64 %1079
  store i32 1, ptr %payload.i.i.i, align 4, !rw.line !107
  br label %rw_report_intersection.exit29.i

rw_hook_any_hit.exit.i:                           ; preds = %1061
  br label %rw_report_intersection.exit29.i

rw_report_intersection.exit29.i:                  ; preds = %case.block.i.i, %1061, %rw_hook_any_hit.exit.i, %1049
  %hook_hit_attributes.sroa.15.4 = phi float [ %hook_hit_attributes.sroa.15.2, %1049 ], [ %1015, %rw_hook_any_hit.exit.i ], [ %1015, %1061 ], [ %1015, %case.block.i.i ]
  %hook_hit_attributes.sroa.12.4 = phi float [ %hook_hit_attributes.sroa.12.2, %1049 ], [ %1013, %rw_hook_any_hit.exit.i ], [ %1013, %1061 ], [ %1013, %case.block.i.i ]
  %hook_hit_attributes.sroa.9.4 = phi float [ %hook_hit_attributes.sroa.9.2, %1049 ], [ %1011, %rw_hook_any_hit.exit.i ], [ %1011, %1061 ], [ %1011, %case.block.i.i ]
  %hook_hit_attributes.sroa.6.4 = phi float [ %hook_hit_attributes.sroa.6.2, %1049 ], [ %1058, %rw_hook_any_hit.exit.i ], [ %1058, %1061 ], [ %1058, %case.block.i.i ]
  %hook_hit_attributes.sroa.3.4 = phi float [ %hook_hit_attributes.sroa.3.2, %1049 ], [ %1057, %rw_hook_any_hit.exit.i ], [ %1057, %1061 ], [ %1057, %case.block.i.i ]
  %hook_hit_attributes.sroa.0.4 = phi float [ %hook_hit_attributes.sroa.0.2, %1049 ], [ %1056, %rw_hook_any_hit.exit.i ], [ %1056, %1061 ], [ %1056, %case.block.i.i ]
  %.sroa.818.4 = phi i32 [ %.sroa.818.2, %1049 ], [ %1063, %rw_hook_any_hit.exit.i ], [ %1063, %1061 ], [ %1063, %case.block.i.i ]
  %.sroa.788.12 = phi i32 [ %.sroa.788.5, %1049 ], [ %974, %rw_hook_any_hit.exit.i ], [ %974, %1061 ], [ %974, %case.block.i.i ]
  %.sroa.752.12 = phi float [ %.sroa.752.5, %1049 ], [ %.sroa.911.17, %rw_hook_any_hit.exit.i ], [ %.sroa.911.17, %1061 ], [ %.sroa.911.17, %case.block.i.i ]
  %.sroa.464.24 = phi i32 [ %.sroa.464.8, %1049 ], [ %1063, %rw_hook_any_hit.exit.i ], [ %.sroa.464.8, %1061 ], [ %1063, %case.block.i.i ]
  %.sroa.425.26 = phi float [ %.sroa.425.24, %1049 ], [ %.sroa.911.17, %rw_hook_any_hit.exit.i ], [ %.sroa.425.24, %1061 ], [ %.sroa.911.17, %case.block.i.i ]
  %1080 = phi i1 [ false, %1049 ], [ false, %rw_hook_any_hit.exit.i ], [ false, %1061 ], [ true, %case.block.i.i ]
  %1081 = phi i1 [ false, %1049 ], [ true, %rw_hook_any_hit.exit.i ], [ true, %1061 ], [ false, %case.block.i.i ]
  %.0.i7.i = phi i32 [ 1, %1049 ], [ 0, %rw_hook_any_hit.exit.i ], [ 0, %1061 ], [ 2, %case.block.i.i ]
  br i1 %1080, label %rw_hook_intersect.exit, label %next2.i.i.i

next2.i.i.i:                                      ; preds = %rw_report_intersection.exit29.i
  br i1 %1081, label %rw_hook_intersect.exit, label %"$L__BB6_3.i.i.i"

1082:                                             ; preds = %"$L__BB6_3.i.i.i"
  %1083 = call float @llvm.fma.f32(float %1041, float %.sroa.267.2, float %.sroa.210.2)
  %1084 = call float @llvm.fma.f32(float %1041, float %.sroa.286.2, float %.sroa.229.2)
  %1085 = call float @llvm.fma.f32(float %1041, float %.sroa.306.2, float %.sroa.248.2)
  %1086 = fsub float %1083, %1016
  %1087 = fsub float %1084, %1019
  %1088 = fsub float %1085, %1022
  %1089 = fdiv float %1086, %1034
  %1090 = fdiv float %1087, %1034
  %1091 = fdiv float %1088, %1034
  %1092 = getelementptr inbounds i8, ptr addrspace(1) %1002, i64 8
  %1093 = load i32, ptr addrspace(1) %1092, align 4
  %.not.i.i.not = icmp eq i32 %1093, 0
  br i1 %.not.i.i.not, label %rw_hook_intersect.exit, label %1094

1094:                                             ; preds = %1082
  %1095 = getelementptr inbounds i8, ptr addrspace(1) %1002, i64 4
  %1096 = load i32, ptr addrspace(1) %1095, align 4
  %1097 = getelementptr inbounds i8, ptr %0, i64 48
  %1098 = load i64, ptr %1097, align 8
  %1099 = zext i32 %1096 to i64
  %1100 = getelementptr inbounds i8, ptr %0, i64 112
  %1101 = load i32, ptr %1100, align 8
  %1102 = zext i32 %1101 to i64
  %1103 = mul nuw i64 %1099, %1102
  %1104 = add i64 %1098, %1103
  %1105 = inttoptr i64 %1104 to ptr addrspace(1)
  %1106 = getelementptr inbounds i8, ptr %0, i64 104
  %1107 = load i32, ptr %1106, align 8
  %1108 = add i32 %1107, %.sroa.346.2
  %1109 = zext i32 %1108 to i64
  %1110 = getelementptr inbounds i32, ptr addrspace(1) %1105, i64 %1109
  %1111 = load i32, ptr addrspace(1) %1110, align 4
  switch i32 %1111, label %rw_hook_any_hit.exit34.i [
    i32 0, label %rw_hook_intersect.exit
    i32 9, label %case.block.i30.i
  ]

case.block.i30.i:                                 ; preds = %1094
  %1112 = zext i32 %.sroa.413.2 to i64
  %payload.i.i31.i = getelementptr i8, ptr %hook_stack, i64 %1112
  store i32 1, ptr %payload.i.i31.i, align 4, !rw.line !107
  br label %rw_hook_intersect.exit

rw_hook_any_hit.exit34.i:                         ; preds = %1094
  br label %rw_hook_intersect.exit

rw_hook_intersect.exit:                           ; preds = %1082, %rw_hook_any_hit.exit34.i, %1094, %case.block.i30.i, %case.ball_intersect.i, %"$L__BB6_3.i.i.i", %rw_report_intersection.exit29.i, %next2.i.i.i, %_ZL15rw_in_top_levelPK7rw_lane.exit.i
  %hook_hit_attributes.sroa.15.7 = phi float [ %hook_hit_attributes.sroa.15.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.15.3, %"$L__BB6_3.i.i.i" ], [ %hook_hit_attributes.sroa.15.4, %rw_report_intersection.exit29.i ], [ %hook_hit_attributes.sroa.15.4, %next2.i.i.i ], [ %hook_hit_attributes.sroa.15.2, %case.ball_intersect.i ], [ %hook_hit_attributes.sroa.15.3, %1082 ], [ %1015, %rw_hook_any_hit.exit34.i ], [ %1015, %1094 ], [ %1015, %case.block.i30.i ]
  %hook_hit_attributes.sroa.12.7 = phi float [ %hook_hit_attributes.sroa.12.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.12.3, %"$L__BB6_3.i.i.i" ], [ %hook_hit_attributes.sroa.12.4, %rw_report_intersection.exit29.i ], [ %hook_hit_attributes.sroa.12.4, %next2.i.i.i ], [ %hook_hit_attributes.sroa.12.2, %case.ball_intersect.i ], [ %hook_hit_attributes.sroa.12.3, %1082 ], [ %1013, %rw_hook_any_hit.exit34.i ], [ %1013, %1094 ], [ %1013, %case.block.i30.i ]
  %hook_hit_attributes.sroa.9.7 = phi float [ %hook_hit_attributes.sroa.9.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.9.3, %"$L__BB6_3.i.i.i" ], [ %hook_hit_attributes.sroa.9.4, %rw_report_intersection.exit29.i ], [ %hook_hit_attributes.sroa.9.4, %next2.i.i.i ], [ %hook_hit_attributes.sroa.9.2, %case.ball_intersect.i ], [ %hook_hit_attributes.sroa.9.3, %1082 ], [ %1011, %rw_hook_any_hit.exit34.i ], [ %1011, %1094 ], [ %1011, %case.block.i30.i ]
  %hook_hit_attributes.sroa.6.7 = phi float [ %hook_hit_attributes.sroa.6.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.6.3, %"$L__BB6_3.i.i.i" ], [ %hook_hit_attributes.sroa.6.4, %rw_report_intersection.exit29.i ], [ %hook_hit_attributes.sroa.6.4, %next2.i.i.i ], [ %hook_hit_attributes.sroa.6.2, %case.ball_intersect.i ], [ %hook_hit_attributes.sroa.6.3, %1082 ], [ %1091, %rw_hook_any_hit.exit34.i ], [ %1091, %1094 ], [ %1091, %case.block.i30.i ]
  %hook_hit_attributes.sroa.3.7 = phi float [ %hook_hit_attributes.sroa.3.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.3.3, %"$L__BB6_3.i.i.i" ], [ %hook_hit_attributes.sroa.3.4, %rw_report_intersection.exit29.i ], [ %hook_hit_attributes.sroa.3.4, %next2.i.i.i ], [ %hook_hit_attributes.sroa.3.2, %case.ball_intersect.i ], [ %hook_hit_attributes.sroa.3.3, %1082 ], [ %1090, %rw_hook_any_hit.exit34.i ], [ %1090, %1094 ], [ %1090, %case.block.i30.i ]
  %hook_hit_attributes.sroa.0.7 = phi float [ %hook_hit_attributes.sroa.0.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %hook_hit_attributes.sroa.0.3, %"$L__BB6_3.i.i.i" ], [ %hook_hit_attributes.sroa.0.4, %rw_report_intersection.exit29.i ], [ %hook_hit_attributes.sroa.0.4, %next2.i.i.i ], [ %hook_hit_attributes.sroa.0.2, %case.ball_intersect.i ], [ %hook_hit_attributes.sroa.0.3, %1082 ], [ %1089, %rw_hook_any_hit.exit34.i ], [ %1089, %1094 ], [ %1089, %case.block.i30.i ]
  %.sroa.911.19 = phi float [ %.sroa.911.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.911.16, %"$L__BB6_3.i.i.i" ], [ %.sroa.911.17, %rw_report_intersection.exit29.i ], [ %.sroa.911.17, %next2.i.i.i ], [ %.sroa.911.2, %case.ball_intersect.i ], [ %.sroa.911.16, %1082 ], [ %.sroa.911.16, %rw_hook_any_hit.exit34.i ], [ %.sroa.911.16, %1094 ], [ %.sroa.911.16, %case.block.i30.i ]
  %.sroa.818.7 = phi i32 [ %.sroa.818.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.818.3, %"$L__BB6_3.i.i.i" ], [ %.sroa.818.4, %rw_report_intersection.exit29.i ], [ %.sroa.818.4, %next2.i.i.i ], [ %.sroa.818.2, %case.ball_intersect.i ], [ %.sroa.818.3, %1082 ], [ %1096, %rw_hook_any_hit.exit34.i ], [ %1096, %1094 ], [ %1096, %case.block.i30.i ]
  %.sroa.788.15 = phi i32 [ %.sroa.788.5, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.788.11, %"$L__BB6_3.i.i.i" ], [ %.sroa.788.12, %rw_report_intersection.exit29.i ], [ %.sroa.788.12, %next2.i.i.i ], [ %.sroa.788.5, %case.ball_intersect.i ], [ %.sroa.788.11, %1082 ], [ %974, %rw_hook_any_hit.exit34.i ], [ %974, %1094 ], [ %974, %case.block.i30.i ]
  %.sroa.752.15 = phi float [ %.sroa.752.5, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.752.11, %"$L__BB6_3.i.i.i" ], [ %.sroa.752.12, %rw_report_intersection.exit29.i ], [ %.sroa.752.12, %next2.i.i.i ], [ %.sroa.752.5, %case.ball_intersect.i ], [ %.sroa.752.11, %1082 ], [ %.sroa.911.16, %rw_hook_any_hit.exit34.i ], [ %.sroa.911.16, %1094 ], [ %.sroa.911.16, %case.block.i30.i ]
  %.sroa.464.28 = phi i32 [ %.sroa.464.8, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.464.22, %"$L__BB6_3.i.i.i" ], [ %.sroa.464.24, %rw_report_intersection.exit29.i ], [ %.sroa.464.24, %next2.i.i.i ], [ %.sroa.464.8, %case.ball_intersect.i ], [ %.sroa.464.22, %1082 ], [ %1096, %rw_hook_any_hit.exit34.i ], [ %.sroa.464.22, %1094 ], [ %1096, %case.block.i30.i ]
  %.sroa.425.30 = phi float [ %.sroa.752.5, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.425.23, %"$L__BB6_3.i.i.i" ], [ %.sroa.425.26, %rw_report_intersection.exit29.i ], [ %.sroa.425.26, %next2.i.i.i ], [ %.sroa.752.5, %case.ball_intersect.i ], [ %.sroa.425.23, %1082 ], [ %.sroa.911.16, %rw_hook_any_hit.exit34.i ], [ %.sroa.425.23, %1094 ], [ %.sroa.911.16, %case.block.i30.i ]
  %1113 = phi i32 [ 0, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ 0, %"$L__BB6_3.i.i.i" ], [ %.0.i7.i, %rw_report_intersection.exit29.i ], [ 0, %next2.i.i.i ], [ 0, %case.ball_intersect.i ], [ 0, %1082 ], [ 0, %rw_hook_any_hit.exit34.i ], [ 0, %1094 ], [ 2, %case.block.i30.i ]
  %1114 = icmp eq i32 %1113, 2
  %.sroa.963.7 = select i1 %1114, i32 0, i32 %.sroa.963.5
  %.sroa.1002.8 = select i1 %1114, i32 0, i32 %969
  %.sroa.1051.20 = select i1 %1114, i32 0, i32 %.sroa.1051.16
  br label %963, !llvm.loop !99

_ZL19rw_end_at_first_hitP7rw_lane.exit.i:         ; preds = %963
  %1115 = icmp ugt i32 %.sroa.963.5, 16777215
  %or.cond108 = select i1 %1115, i1 true, i1 %964
  br i1 %or.cond108, label %_ZL11rw_end_helpP7rw_lane.exit, label %1116

1116:                                             ; preds = %_ZL19rw_end_at_first_hitP7rw_lane.exit.i
  %.not3142 = icmp eq i32 %.sroa.1051.16, 0
  br i1 %.not3142, label %1130, label %1117

1117:                                             ; preds = %1116
  %1118 = extractelement <2 x i32> %.0.i.i20, i64 1
  %1119 = icmp ugt i32 %1118, 16777215
  br i1 %1119, label %1120, label %1123

1120:                                             ; preds = %1117
  %1121 = add i32 %.sroa.1051.16, -1
  %1122 = extractelement <2 x i32> %.0.i.i20, i64 0
  br label %_ZL11rw_end_helpP7rw_lane.exit

1123:                                             ; preds = %1117
  %1124 = extractelement <2 x i32> %.0.i.i20, i64 0
  %1125 = add i32 %.sroa.1051.16, -2
  %1126 = zext i32 %1125 to i64
  %1127 = getelementptr inbounds <2 x i32>, ptr %1, i64 %1126
  %1128 = load <2 x i32>, ptr %1127, align 8
  %1129 = extractelement <2 x i32> %1128, i64 0
  br label %_ZL11rw_end_helpP7rw_lane.exit

1130:                                             ; preds = %1116
  %1131 = icmp eq i32 %.sroa.0.16, 1
  %spec.select4024 = select i1 %1131, i32 2, i32 %.sroa.0.16
  br label %_ZL11rw_end_helpP7rw_lane.exit

_ZL11rw_end_helpP7rw_lane.exit:                   ; preds = %1130, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i, %1123, %1120
  %.sroa.989.4 = phi i32 [ %.sroa.989.3, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ %.sroa.989.3, %1120 ], [ %1124, %1123 ], [ %.sroa.989.3, %1130 ]
  %.sroa.963.10 = phi i32 [ %.sroa.963.5, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ %1118, %1120 ], [ %.sroa.963.5, %1123 ], [ %.sroa.963.5, %1130 ]
  %.sroa.949.7 = phi i32 [ %.sroa.949.4, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ %1122, %1120 ], [ %.sroa.949.4, %1123 ], [ %.sroa.949.4, %1130 ]
  %.sroa.1002.11 = phi i32 [ %.sroa.1002.5, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ 0, %1120 ], [ %1118, %1123 ], [ 0, %1130 ]
  %.sroa.1038.4 = phi i32 [ %.sroa.1038.3, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ %.sroa.1038.3, %1120 ], [ %1129, %1123 ], [ %.sroa.1038.3, %1130 ]
  %.sroa.1051.23 = phi i32 [ %.sroa.1051.16, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ %1121, %1120 ], [ %1125, %1123 ], [ 0, %1130 ]
  %.sroa.0.20 = phi i32 [ %.sroa.0.16, %_ZL19rw_end_at_first_hitP7rw_lane.exit.i ], [ %.sroa.0.16, %1120 ], [ %.sroa.0.16, %1123 ], [ %spec.select4024, %1130 ]
  %1132 = icmp eq i32 %.sroa.0.20, 1
  %1133 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %1132)
  %1134 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1133)
  br label %605, !llvm.loop !108

_ZL16rw_traverse_warpP7rw_laneb.exit:             ; preds = %605
  %.not3090 = icmp eq i32 %601, 0
  br i1 %.not3090, label %_ZL16rw_profile_closeP7rw_lane.exit, label %13, !llvm.loop !109

_ZL16rw_profile_closeP7rw_lane.exit:              ; preds = %_ZL16rw_traverse_warpP7rw_laneb.exit
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.approx.ftz.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.warpsize() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{ptr @rw_bounds, !"kernel", i32 1}
!1 = !{ptr @rw_megakernel, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{}
!7 = !{i32 1131, i32 7}
!8 = !{i32 1132, i32 7}
!9 = !{i32 1133, i32 7}
!10 = !{i32 1134, i32 7}
!11 = !{i32 1147, i32 7}
!12 = !{i32 1148, i32 7}
!13 = !{i32 1149, i32 7}
!14 = !{i32 1151, i32 7}
!15 = !{i32 1152, i32 7}
!16 = !{i32 1153, i32 7}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i64 40177}
!21 = !{i32 193, i32 3}
!22 = !{i32 194, i32 3}
!23 = !{i32 195, i32 3}
!24 = !{i32 197, i32 3}
!25 = !{i32 248, i32 3}
!26 = !{i32 249, i32 3}
!27 = !{i32 250, i32 3}
!28 = !{i32 253, i32 3}
!29 = !{i32 255, i32 3}
!30 = !{i32 257, i32 3}
!31 = !{i32 266, i32 3}
!32 = !{i32 268, i32 3}
!33 = !{i32 270, i32 3}
!34 = !{i32 289, i32 3}
!35 = !{i32 290, i32 3}
!36 = !{i32 294, i32 3}
!37 = !{i32 295, i32 3}
!38 = !{i32 296, i32 3}
!39 = !{i32 315, i32 3}
!40 = !{i32 316, i32 3}
!41 = !{i32 317, i32 3}
!42 = !{i32 345, i32 3}
!43 = !{i32 347, i32 3}
!44 = !{i32 358, i32 3}
!45 = !{i32 780, i32 4}
!46 = !{i32 782, i32 4}
!47 = !{i32 784, i32 4}
!48 = !{i32 789, i32 4}
!49 = !{i32 790, i32 4}
!50 = !{i32 791, i32 4}
!51 = !{i32 802, i32 4}
!52 = !{i32 836, i32 4}
!53 = !{i32 722, i32 4}
!54 = !{i32 723, i32 4}
!55 = !{i32 724, i32 4}
!56 = !{i32 727, i32 4}
!57 = !{i32 729, i32 4}
!58 = !{i32 731, i32 4}
!59 = !{i32 740, i32 4}
!60 = !{i32 742, i32 4}
!61 = !{i32 744, i32 4}
!62 = !{i32 889, i32 4}
!63 = !{i32 900, i32 4}
!64 = !{i32 377, i32 5}
!65 = !{i32 379, i32 5}
!66 = !{i32 389, i32 5}
!67 = !{i32 391, i32 5}
!68 = !{i32 393, i32 5}
!69 = !{i32 396, i32 5}
!70 = !{i32 397, i32 5}
!71 = !{i32 398, i32 5}
!72 = !{i32 400, i32 5}
!73 = !{i32 402, i32 5}
!74 = !{i32 493, i32 8}
!75 = !{i32 494, i32 8}
!76 = !{i32 495, i32 8}
!77 = !{i32 498, i32 8}
!78 = !{i32 500, i32 8}
!79 = !{i32 502, i32 8}
!80 = !{i32 506, i32 8}
!81 = !{i32 507, i32 8}
!82 = !{i32 508, i32 8}
!83 = !{i32 528, i32 8}
!84 = !{i32 530, i32 8}
!85 = !{i32 537, i32 8}
!86 = !{i32 547, i32 8}
!87 = !{i32 562, i32 8}
!88 = !{i32 588, i32 8}
!89 = !{i32 590, i32 8}
!90 = !{i32 592, i32 8}
!91 = !{i32 595, i32 8}
!92 = !{i32 596, i32 8}
!93 = !{i32 597, i32 8}
!94 = !{i32 599, i32 8}
!95 = !{i32 602, i32 8}
!96 = !{i32 914, i32 10}
!97 = distinct !{!97, !18, !19}
!98 = distinct !{!98, !18, !19}
!99 = distinct !{!99, !18, !19}
!100 = !{i32 944, i32 6}
!101 = !{i32 945, i32 6}
!102 = !{i32 946, i32 6}
!103 = !{i32 951, i32 6}
!104 = !{i32 956, i32 6}
!105 = !{i32 961, i32 6}
!106 = !{i32 983, i32 6}
!107 = !{i32 616, i32 9}
!108 = distinct !{!108, !18, !19}
!109 = distinct !{!109, !18, !19}
