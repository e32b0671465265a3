; ModuleID = 'programs'
source_filename = "programs/programs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rw_launch = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i32], i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i64, i32, i64, i64 }
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
  %hook_attributes632 = alloca [24 x i8], align 16
  %hook_attributes = alloca [24 x i8], align 16
  %hook_stack = alloca [128 x i8], align 16
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

13:                                               ; preds = %_ZL16rw_traverse_warpP7rw_lane.exit, %_ZL15rw_profile_openP7rw_lane.exit
  %.sroa.154.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.154.6, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.161.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.161.6, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.170.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.170.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.187.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.187.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.204.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.204.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.221.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.221.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.238.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.238.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.256.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.256.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.273.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.273.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.288.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.288.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.324917.0 = phi ptr [ null, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.324917.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.334.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.334.6, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.365.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.365.6, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.372.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.372.14, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.410.0 = phi ptr [ null, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.410.6, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.75.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.75.14, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.565.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.565.8, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.583.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.583.8, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.593.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.593.1, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.596.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.596.1, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.616.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.616.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.628.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.628.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.640.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.640.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.647.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.647.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.654.0 = phi float [ 0.000000e+00, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.654.1, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.667.0 = phi i64 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.667.2, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.680.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.680.11, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.692.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.692.11, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.713.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.713.1, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.723.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.723.11, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.753.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.753.1, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.763.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.763.8, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.33.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.33.15, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.0.0 = phi i32 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.0.14, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.3.0 = phi i64 [ 0, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.3.5, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  %.sroa.8.0.off0 = phi i1 [ false, %_ZL15rw_profile_openP7rw_lane.exit ], [ %.sroa.8.3.off0, %_ZL16rw_traverse_warpP7rw_lane.exit ]
  br label %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5

_ZL14rw_is_profiledPK7rw_lane.exit.i.i5:          ; preds = %_ZL9rw_refillP7rw_laneP9rw_supply.exit, %13
  %.sroa.154.1 = phi i32 [ %.sroa.154.0, %13 ], [ %.sroa.154.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.161.1 = phi i32 [ %.sroa.161.0, %13 ], [ %.sroa.161.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.170.1 = phi float [ %.sroa.170.0, %13 ], [ %.sroa.170.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.187.1 = phi float [ %.sroa.187.0, %13 ], [ %.sroa.187.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.204.1 = phi float [ %.sroa.204.0, %13 ], [ %.sroa.204.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.221.1 = phi float [ %.sroa.221.0, %13 ], [ %.sroa.221.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.238.1 = phi float [ %.sroa.238.0, %13 ], [ %.sroa.238.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.256.1 = phi float [ %.sroa.256.0, %13 ], [ %.sroa.256.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.273.1 = phi float [ %.sroa.273.0, %13 ], [ %.sroa.273.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.288.1 = phi i32 [ %.sroa.288.0, %13 ], [ %.sroa.288.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.324917.1 = phi ptr [ %.sroa.324917.0, %13 ], [ %.sroa.324917.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.334.1 = phi float [ %.sroa.334.0, %13 ], [ %.sroa.334.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.365.1 = phi i32 [ %.sroa.365.0, %13 ], [ %.sroa.365.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.372.1 = phi i32 [ %.sroa.372.0, %13 ], [ %.sroa.372.12, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.410.1 = phi ptr [ %.sroa.410.0, %13 ], [ %.sroa.410.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.75.1 = phi i32 [ %.sroa.75.0, %13 ], [ %.sroa.75.13, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.565.1 = phi float [ %.sroa.565.0, %13 ], [ %.sroa.565.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.583.1 = phi i32 [ %.sroa.583.0, %13 ], [ %.sroa.583.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.616.1 = phi float [ %.sroa.616.0, %13 ], [ %.sroa.616.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.628.1 = phi float [ %.sroa.628.0, %13 ], [ %.sroa.628.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.640.1 = phi float [ %.sroa.640.0, %13 ], [ %.sroa.640.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.647.1 = phi i32 [ %.sroa.647.0, %13 ], [ %.sroa.647.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.667.1 = phi i64 [ %.sroa.667.0, %13 ], [ %.sroa.667.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.680.1 = phi i32 [ %.sroa.680.0, %13 ], [ %.sroa.680.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.692.1 = phi i32 [ %.sroa.692.0, %13 ], [ %.sroa.692.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.723.1 = phi i32 [ %.sroa.723.0, %13 ], [ %.sroa.723.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.763.1 = phi i32 [ %.sroa.763.0, %13 ], [ %.sroa.763.2, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.33.1 = phi i32 [ %.sroa.33.0, %13 ], [ %.sroa.33.13, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.0.1 = phi i32 [ %.sroa.0.0, %13 ], [ %spec.select1281, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.3.1 = phi i64 [ %.sroa.3.0, %13 ], [ %.sroa.3.4, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  %.sroa.8.1.off0 = phi i1 [ %.sroa.8.0.off0, %13 ], [ %.sroa.8.2.off0, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ]
  br label %14

14:                                               ; preds = %_ZL14rw_run_programP7rw_lane.exit, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5
  %.sroa.170.2 = phi float [ %.sroa.170.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.170.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.187.2 = phi float [ %.sroa.187.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.187.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.204.2 = phi float [ %.sroa.204.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.204.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.221.2 = phi float [ %.sroa.221.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.221.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.238.2 = phi float [ %.sroa.238.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.238.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.256.2 = phi float [ %.sroa.256.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.256.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.273.2 = phi float [ %.sroa.273.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.273.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.288.2 = phi i32 [ %.sroa.288.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.288.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.324917.2 = phi ptr [ %.sroa.324917.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.324917.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.334.2 = phi float [ %.sroa.334.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.334.5, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.365.2 = phi i32 [ %.sroa.365.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.365.5, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.372.2 = phi i32 [ %.sroa.372.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.372.9, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.410.2 = phi ptr [ %.sroa.410.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.410.5, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.75.2 = phi i32 [ %.sroa.75.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.75.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.565.2 = phi float [ %.sroa.565.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.565.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.583.2 = phi i32 [ %.sroa.583.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.583.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.616.2 = phi float [ %.sroa.616.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.616.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.628.2 = phi float [ %.sroa.628.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.628.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.640.2 = phi float [ %.sroa.640.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.640.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.647.2 = phi i32 [ %.sroa.647.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.647.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.667.2 = phi i64 [ %.sroa.667.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.667.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.680.2 = phi i32 [ %.sroa.680.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.680.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.692.2 = phi i32 [ %.sroa.692.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.692.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.723.2 = phi i32 [ %.sroa.723.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.723.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.763.2 = phi i32 [ %.sroa.763.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.763.7, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.33.2 = phi i32 [ %.sroa.33.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.33.10, %_ZL14rw_run_programP7rw_lane.exit ]
  %.sroa.0.2 = phi i32 [ %.sroa.0.1, %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5 ], [ %.sroa.0.8, %_ZL14rw_run_programP7rw_lane.exit ]
  %15 = icmp ugt i32 %.sroa.0.2, 1
  %16 = icmp ne i32 %.sroa.0.2, 2147483647
  %spec.select.i8 = and i1 %15, %16
  %17 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %spec.select.i8)
  %.not536 = icmp eq i32 %17, 0
  br i1 %.not536, label %_ZL15rw_run_programsP7rw_lane.exit, label %18

18:                                               ; preds = %14
  switch i32 %.sroa.0.2, label %_ZL10rw_end_rayP7rw_lane.exit [
    i32 2147483647, label %_ZL14rw_run_programP7rw_lane.exit
    i32 1, label %_ZL14rw_run_programP7rw_lane.exit
    i32 0, label %_ZL14rw_run_programP7rw_lane.exit
    i32 2, label %_ZL12rw_count_rayP7rw_lane.exit.i
  ]

_ZL12rw_count_rayP7rw_lane.exit.i:                ; preds = %18
  %.not.i = icmp eq i32 %.sroa.583.2, -1
  %spec.select1284 = select i1 %.not.i, i32 %.sroa.365.2, i32 %.sroa.593.0
  %spec.select1285 = select i1 %.not.i, i32 -1, i32 %.sroa.596.0
  br i1 %.not.i, label %19, label %25

19:                                               ; preds = %_ZL12rw_count_rayP7rw_lane.exit.i
  %20 = getelementptr inbounds i8, ptr %0, i64 64
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr addrspace(1)
  %23 = zext i32 %.sroa.288.2 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 %23
  br label %rw_traverse_program.exit

25:                                               ; preds = %_ZL12rw_count_rayP7rw_lane.exit.i
  %26 = getelementptr inbounds i8, ptr %0, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = zext i32 %spec.select1284 to i64
  %29 = getelementptr inbounds i8, ptr %0, i64 112
  %30 = load i32, ptr %29, align 8
  %31 = zext i32 %30 to i64
  %32 = mul nuw i64 %28, %31
  %33 = add i64 %27, %32
  %34 = inttoptr i64 %33 to ptr addrspace(1)
  %35 = zext i32 %.sroa.288.2 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %35
  br label %rw_traverse_program.exit

rw_traverse_program.exit:                         ; preds = %19, %25
  %.0.i.in = phi ptr addrspace(1) [ %36, %25 ], [ %24, %19 ]
  %.0.i = load i32, ptr addrspace(1) %.0.i.in, align 4
  %.not625 = icmp eq i32 %.0.i, 0
  br i1 %.not625, label %37, label %_ZL10rw_end_rayP7rw_lane.exit

37:                                               ; preds = %rw_traverse_program.exit
  %38 = zext i32 %.sroa.33.2 to i64
  %39 = getelementptr inbounds i8, ptr %hook_stack, i64 %38
  %40 = getelementptr inbounds i8, ptr %39, i64 -4
  %41 = load i32, ptr %40, align 4
  br label %_ZL10rw_end_rayP7rw_lane.exit

_ZL10rw_end_rayP7rw_lane.exit:                    ; preds = %rw_traverse_program.exit, %37, %18
  %.sroa.334.4 = phi float [ %.sroa.334.2, %18 ], [ %.sroa.565.2, %37 ], [ %.sroa.565.2, %rw_traverse_program.exit ]
  %.sroa.365.4 = phi i32 [ %.sroa.365.2, %18 ], [ %spec.select1284, %37 ], [ %spec.select1284, %rw_traverse_program.exit ]
  %.sroa.372.4 = phi i32 [ %.sroa.372.2, %18 ], [ %spec.select1285, %37 ], [ %spec.select1285, %rw_traverse_program.exit ]
  %.sroa.410.4 = phi ptr [ %.sroa.410.2, %18 ], [ %hook_attributes632, %37 ], [ %hook_attributes632, %rw_traverse_program.exit ]
  %.sroa.0.3 = phi i32 [ %.sroa.0.2, %18 ], [ %41, %37 ], [ %.0.i, %rw_traverse_program.exit ]
  switch i32 %.sroa.0.3, label %rw_hook_step.exit [
    i32 3, label %case.shade_pixel.i
    i32 11, label %case.shade_pixel.i
    i32 4, label %case.count_layers.i
    i32 12, label %case.count_layers.i
    i32 5, label %case.sky.i
    i32 8, label %case.soft_shadow.i
    i32 13, label %case.soft_shadow.i
    i32 10, label %case.note_layer.i
  ]

case.shade_pixel.i:                               ; preds = %_ZL10rw_end_rayP7rw_lane.exit, %_ZL10rw_end_rayP7rw_lane.exit
  %resumed.i = icmp ugt i32 %.sroa.0.3, 10
  %.neg.i = select i1 %resumed.i, i32 -32, i32 0
  %sp.i = add i32 %.neg.i, %.sroa.33.2
  %42 = zext i32 %sp.i to i64
  %frame.i = getelementptr i8, ptr %hook_stack, i64 %42
  %cond.i = icmp eq i32 %.sroa.0.3, 11
  br i1 %cond.i, label %resume.program.3.0.i, label %entry.i

entry.i:                                          ; preds = %case.shade_pixel.i
  %launch_size.0_.i = load i32, ptr %2, align 4, !rw.invariant !6
  %launch_size.4_.i = load i32, ptr %5, align 4, !rw.invariant !6
  store i32 0, ptr %frame.i, align 4, !rw.line !20
  %43 = getelementptr inbounds i8, ptr %frame.i, i64 4
  store i32 0, ptr %43, align 4, !rw.line !21
  %44 = getelementptr inbounds i8, ptr %frame.i, i64 8
  store i32 0, ptr %44, align 4, !rw.line !22
  %45 = getelementptr inbounds i8, ptr %frame.i, i64 12
  store i32 0, ptr %45, align 4, !rw.line !23
  %46 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 144), align 4, !invariant.load !6
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %p3._Z11shade_pixelv.exit.i, label %call.program.3.0.i

call.program.3.0.i:                               ; preds = %resume.program.3.0.i, %entry.i
  %.016.i = phi i32 [ %46, %entry.i ], [ %71, %resume.program.3.0.i ]
  %.09.i = phi i32 [ %launch_size.4_.i, %entry.i ], [ %75, %resume.program.3.0.i ]
  %.08.i = phi i32 [ %launch_size.0_.i, %entry.i ], [ %74, %resume.program.3.0.i ]
  %"%r29.0.i.i" = phi i32 [ 0, %entry.i ], [ %76, %resume.program.3.0.i ]
  %48 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 32), align 4, !invariant.load !6, !rw.line !24, !rw.invariant !6
  %49 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 36), align 4, !invariant.load !6, !rw.line !25, !rw.invariant !6
  %50 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 40), align 4, !invariant.load !6, !rw.line !26, !rw.invariant !6
  %51 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 48), align 4, !invariant.load !6, !rw.line !27, !rw.invariant !6
  %52 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 52), align 4, !invariant.load !6, !rw.line !28, !rw.invariant !6
  %53 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 56), align 4, !invariant.load !6, !rw.line !29, !rw.invariant !6
  %54 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 64), align 4, !invariant.load !6, !rw.line !30, !rw.invariant !6
  %55 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 68), align 4, !invariant.load !6, !rw.line !31, !rw.invariant !6
  %56 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 72), align 4, !invariant.load !6, !rw.line !32, !rw.invariant !6
  %57 = load i32, ptr addrspace(4) @rw_constant_block, align 4, !invariant.load !6, !rw.line !33, !rw.invariant !6
  %58 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 4), align 4, !invariant.load !6, !rw.line !34, !rw.invariant !6
  %59 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 16), align 4, !invariant.load !6, !rw.line !35, !rw.invariant !6
  %60 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 20), align 4, !invariant.load !6, !rw.line !36, !rw.invariant !6
  %61 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 24), align 4, !invariant.load !6, !rw.line !37, !rw.invariant !6
  %62 = getelementptr i8, ptr %frame.i, i64 16
  store i32 %.016.i, ptr %62, align 16
  %63 = getelementptr i8, ptr %frame.i, i64 20
  store i32 %"%r29.0.i.i", ptr %63, align 4
  %64 = add i32 %sp.i, 32
  %65 = icmp ugt i32 %64, 128
  br i1 %65, label %rw_push.exit.i, label %66

66:                                               ; preds = %call.program.3.0.i
  %67 = zext nneg i32 %64 to i64
  %68 = getelementptr inbounds i8, ptr %hook_stack, i64 %67
  %69 = getelementptr inbounds i8, ptr %68, i64 -4
  store i32 11, ptr %69, align 4
  br label %rw_push.exit.i

rw_push.exit.i:                                   ; preds = %call.program.3.0.i, %66
  %.sroa.75.3 = phi i32 [ %.sroa.75.2, %66 ], [ 1020, %call.program.3.0.i ]
  %.sroa.33.3 = phi i32 [ %64, %66 ], [ %sp.i, %call.program.3.0.i ]
  br i1 %65, label %rw_hook_step.exit, label %trace.i

resume.program.3.0.i:                             ; preds = %case.shade_pixel.i
  %70 = getelementptr i8, ptr %frame.i, i64 16
  %71 = load i32, ptr %70, align 16
  %72 = getelementptr i8, ptr %frame.i, i64 20
  %73 = load i32, ptr %72, align 4
  %74 = load i32, ptr %2, align 4, !rw.invariant !6
  %75 = load i32, ptr %5, align 4, !rw.invariant !6
  %76 = add i32 %73, 1
  %77 = icmp ult i32 %76, %71
  br i1 %77, label %call.program.3.0.i, label %next2.i.i

next2.i.i:                                        ; preds = %resume.program.3.0.i
  %78 = getelementptr inbounds i8, ptr %frame.i, i64 12
  %79 = getelementptr inbounds i8, ptr %frame.i, i64 8
  %80 = getelementptr inbounds i8, ptr %frame.i, i64 4
  %81 = load float, ptr %frame.i, align 4, !rw.line !38
  %82 = load float, ptr %80, align 4, !rw.line !39
  %83 = load float, ptr %79, align 4, !rw.line !40
  %84 = uitofp i32 %71 to float
  br label %p3._Z11shade_pixelv.exit.i

p3._Z11shade_pixelv.exit.i:                       ; preds = %next2.i.i, %entry.i
  %.015.i648 = phi ptr [ %45, %entry.i ], [ %78, %next2.i.i ]
  %"%f66.0.i.i" = phi float [ 0.000000e+00, %entry.i ], [ %82, %next2.i.i ]
  %"%f65.0.i.i" = phi float [ 0.000000e+00, %entry.i ], [ %83, %next2.i.i ]
  %"%f67.0.i.i" = phi float [ 0.000000e+00, %entry.i ], [ %81, %next2.i.i ]
  %"%f68.0.i.i" = phi float [ 0.000000e+00, %entry.i ], [ %84, %next2.i.i ]
  %85 = zext i32 %.sroa.154.1 to i64
  %86 = zext i32 %.sroa.161.1 to i64
  %87 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 88), align 8, !invariant.load !6, !rw.invariant !6
  %88 = mul i64 %87, %86
  %89 = add i64 %88, %85
  %90 = shl i64 %89, 4
  %91 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 80), align 8, !invariant.load !6, !rw.invariant !6
  %92 = inttoptr i64 %91 to ptr addrspace(1)
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 %90
  %94 = fdiv float %"%f65.0.i.i", %"%f68.0.i.i"
  %95 = fdiv float %"%f66.0.i.i", %"%f68.0.i.i"
  %96 = fdiv float %"%f67.0.i.i", %"%f68.0.i.i"
  %97 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %96, i64 0
  %98 = insertelement <4 x float> %97, float %95, i64 1
  %99 = insertelement <4 x float> %98, float %94, i64 2
  store <4 x float> %99, ptr addrspace(1) %93, align 16, !rw.line !41
  %100 = load i32, ptr %.015.i648, align 4, !rw.line !42
  %101 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 120), align 8, !invariant.load !6, !rw.invariant !6
  %102 = mul i64 %101, %86
  %103 = add i64 %102, %85
  %104 = shl i64 %103, 2
  %105 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 112), align 8, !invariant.load !6, !rw.invariant !6
  %106 = inttoptr i64 %105 to ptr addrspace(1)
  %107 = getelementptr i8, ptr addrspace(1) %106, i64 %104
  store i32 %100, ptr addrspace(1) %107, align 4, !rw.line !43
  br label %rw_hook_step.exit

trace.i:                                          ; preds = %rw_push.exit.i
  %108 = uitofp i32 %"%r29.0.i.i" to float
  %109 = call float @llvm.fma.f32(float %108, float 0x3FE827F540000000, float 5.000000e-01)
  %110 = call float @llvm.floor.f32(float %109)
  %111 = fsub float %109, %110
  %112 = uitofp i32 %.sroa.154.1 to float
  %113 = fadd float %111, %112
  %114 = uitofp i32 %.08.i to float
  %115 = fdiv float %113, %114
  %116 = call float @llvm.fma.f32(float %115, float 2.000000e+00, float -1.000000e+00)
  %117 = call float @llvm.fma.f32(float %108, float 0x3FE23C21C0000000, float 5.000000e-01)
  %118 = call float @llvm.floor.f32(float %117)
  %119 = fsub float %117, %118
  %120 = uitofp i32 %.sroa.161.1 to float
  %121 = fadd float %119, %120
  %122 = uitofp i32 %.09.i to float
  %123 = fdiv float %121, %122
  %124 = call float @llvm.fma.f32(float %123, float 2.000000e+00, float -1.000000e+00)
  %125 = fmul float %53, %124
  %126 = call float @llvm.fma.f32(float %50, float %116, float %125)
  %127 = fadd float %56, %126
  %128 = fmul float %51, %124
  %129 = call float @llvm.fma.f32(float %48, float %116, float %128)
  %130 = fadd float %54, %129
  %131 = fmul float %52, %124
  %132 = call float @llvm.fma.f32(float %49, float %116, float %131)
  %133 = fadd float %55, %132
  %134 = fmul float %133, %133
  %135 = call float @llvm.fma.f32(float %130, float %130, float %134)
  %136 = call float @llvm.fma.f32(float %127, float %127, float %135)
  %137 = call float @llvm.sqrt.f32(float %136)
  %138 = fdiv float 1.000000e+00, %137
  %139 = fmul float %138, %127
  %140 = fmul float %138, %133
  %141 = fmul float %138, %130
  %142 = getelementptr inbounds i8, ptr %0, i64 32
  %143 = load i64, ptr %142, align 8
  %144 = inttoptr i64 %143 to ptr addrspace(1)
  %145 = zext i32 %57 to i64
  %146 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %144, i64 %145
  %147 = load i64, ptr addrspace(1) %146, align 8
  %148 = getelementptr inbounds i8, ptr addrspace(1) %146, i64 12
  %149 = load i32, ptr addrspace(1) %148, align 4
  %150 = icmp eq i64 %147, 0
  br i1 %150, label %rw_hook_step.exit, label %151

151:                                              ; preds = %trace.i
  %152 = getelementptr inbounds i8, ptr addrspace(1) %146, i64 8
  %153 = load i32, ptr addrspace(1) %152, align 8
  %154 = call float @llvm.fabs.f32(float %141)
  %155 = fcmp olt float %154, 0x3AF0000000000000
  %156 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %141)
  %.0.i3.i.i.i = select i1 %155, float %156, float %141
  %157 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i3.i.i.i)
  %158 = call float @llvm.fabs.f32(float %140)
  %159 = fcmp olt float %158, 0x3AF0000000000000
  %160 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %140)
  %.0.i2.i.i.i = select i1 %159, float %160, float %140
  %161 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i2.i.i.i)
  %162 = call float @llvm.fabs.f32(float %139)
  %163 = fcmp olt float %162, 0x3AF0000000000000
  %164 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %139)
  %.0.i.i33.i.i = select i1 %163, float %164, float %139
  %165 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i.i33.i.i)
  %166 = bitcast float %157 to i32
  %167 = lshr i32 %166, 31
  %168 = bitcast float %161 to i32
  %169 = lshr i32 %168, 30
  %170 = and i32 %169, 2
  %171 = or disjoint i32 %167, %170
  %172 = bitcast float %165 to i32
  %173 = lshr i32 %172, 29
  %174 = and i32 %173, 4
  %175 = or disjoint i32 %171, %174
  %176 = xor i32 %175, 7
  br label %rw_hook_step.exit

case.count_layers.i:                              ; preds = %_ZL10rw_end_rayP7rw_lane.exit, %_ZL10rw_end_rayP7rw_lane.exit
  %resumed.i649 = icmp ugt i32 %.sroa.0.3, 11
  %.neg.i650 = select i1 %resumed.i649, i32 -64, i32 0
  %sp.i651 = add i32 %.neg.i650, %.sroa.33.2
  %177 = zext i32 %sp.i651 to i64
  %frame.i652 = getelementptr i8, ptr %hook_stack, i64 %177
  %cond.i653 = icmp eq i32 %.sroa.0.3, 12
  br i1 %cond.i653, label %resume.program.4.0.i, label %entry.i654

entry.i654:                                       ; preds = %case.count_layers.i
  %launch_size.0_.i657 = load i32, ptr %2, align 4, !rw.invariant !6
  %launch_size.4_.i658 = load i32, ptr %5, align 4, !rw.invariant !6
  %178 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 148), align 4, !invariant.load !6
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %"$L__BB4_11.i.i", label %"$L__BB4_2.i.i"

"$L__BB4_2.i.i":                                  ; preds = %next12.i.i, %entry.i654
  %.039.i = phi i32 [ %178, %entry.i654 ], [ %.342.i, %next12.i.i ]
  %.027.i = phi i32 [ %launch_size.4_.i658, %entry.i654 ], [ %.229.i, %next12.i.i ]
  %.024.i = phi i32 [ %launch_size.0_.i657, %entry.i654 ], [ %.226.i, %next12.i.i ]
  %.020.i = phi i32 [ %.sroa.161.1, %entry.i654 ], [ %.222.i, %next12.i.i ]
  %.016.i659 = phi i32 [ %.sroa.154.1, %entry.i654 ], [ %.218.i, %next12.i.i ]
  %"%r82.0.i.i" = phi i32 [ 0, %entry.i654 ], [ %301, %next12.i.i ]
  %"%r84.0.i.i" = phi i32 [ 0, %entry.i654 ], [ %"%r84.2.i.i", %next12.i.i ]
  %"%r92.0.i.i" = phi i32 [ 0, %entry.i654 ], [ %"%r92.3.i.i", %next12.i.i ]
  %"%r91.0.i.i" = phi i32 [ 0, %entry.i654 ], [ %"%r91.2.i.i", %next12.i.i ]
  %180 = shl i32 %"%r82.0.i.i", 1
  %181 = or disjoint i32 %180, 1
  %182 = uitofp i32 %"%r82.0.i.i" to float
  %183 = fadd float %182, 5.000000e-01
  br label %"$L__BB4_4.i.i"

"$L__BB4_4.i.i":                                  ; preds = %"$L__BB4_9.i.i", %"$L__BB4_2.i.i"
  %.048.i = phi float [ %183, %"$L__BB4_2.i.i" ], [ %.149.i, %"$L__BB4_9.i.i" ]
  %.046.i = phi i32 [ %181, %"$L__BB4_2.i.i" ], [ %.147.i, %"$L__BB4_9.i.i" ]
  %.043.i = phi i32 [ %"%r82.0.i.i", %"$L__BB4_2.i.i" ], [ %.245.i, %"$L__BB4_9.i.i" ]
  %.140.i = phi i32 [ %.039.i, %"$L__BB4_2.i.i" ], [ %.342.i, %"$L__BB4_9.i.i" ]
  %.128.i = phi i32 [ %.027.i, %"$L__BB4_2.i.i" ], [ %.229.i, %"$L__BB4_9.i.i" ]
  %.125.i = phi i32 [ %.024.i, %"$L__BB4_2.i.i" ], [ %.226.i, %"$L__BB4_9.i.i" ]
  %.121.i = phi i32 [ %.020.i, %"$L__BB4_2.i.i" ], [ %.222.i, %"$L__BB4_9.i.i" ]
  %.117.i = phi i32 [ %.016.i659, %"$L__BB4_2.i.i" ], [ %.218.i, %"$L__BB4_9.i.i" ]
  %"%r87.0.i.i" = phi i32 [ 0, %"$L__BB4_2.i.i" ], [ %235, %"$L__BB4_9.i.i" ]
  %"%r84.1.i.i" = phi i32 [ %"%r84.0.i.i", %"$L__BB4_2.i.i" ], [ %"%r84.2.i.i", %"$L__BB4_9.i.i" ]
  %"%r92.1.i.i" = phi i32 [ %"%r92.0.i.i", %"$L__BB4_2.i.i" ], [ %"%r92.3.i.i", %"$L__BB4_9.i.i" ]
  %"%r91.1.i.i" = phi i32 [ %"%r91.0.i.i", %"$L__BB4_2.i.i" ], [ %"%r91.2.i.i", %"$L__BB4_9.i.i" ]
  %184 = shl i32 %"%r87.0.i.i", 1
  %185 = or disjoint i32 %184, 1
  %186 = sub i32 %185, %.140.i
  %187 = sub i32 %.046.i, %.140.i
  %188 = mul i32 %187, %187
  %189 = mul i32 %186, %186
  %190 = add i32 %189, %188
  %191 = mul i32 %.140.i, %.140.i
  %192 = icmp sgt i32 %190, %191
  br i1 %192, label %"$L__BB4_9.i.i", label %next4.i.i

call.program.4.0.i:                               ; preds = %next8.i.i, %next4.i.i
  %.056.i = phi i32 [ %286, %next4.i.i ], [ %289, %next8.i.i ]
  %.055.i = phi i32 [ %285, %next4.i.i ], [ %226, %next8.i.i ]
  %.054.i = phi float [ %284, %next4.i.i ], [ %291, %next8.i.i ]
  %.053.i = phi float [ %283, %next4.i.i ], [ %293, %next8.i.i ]
  %.052.i = phi float [ %282, %next4.i.i ], [ %295, %next8.i.i ]
  %.050.i = phi i32 [ %"%r87.0.i.i", %next4.i.i ], [ %220, %next8.i.i ]
  %.144.i = phi i32 [ %.043.i, %next4.i.i ], [ %218, %next8.i.i ]
  %.241.i = phi i32 [ %.140.i, %next4.i.i ], [ %216, %next8.i.i ]
  %"%r88.0.i.in.i" = phi i32 [ %"%r91.1.i.i", %next4.i.i ], [ %224, %next8.i.i ]
  %"%f71.0.i.i" = phi float [ 0.000000e+00, %next4.i.i ], [ %233, %next8.i.i ]
  %"%r89.0.i.i" = phi i32 [ 0, %next4.i.i ], [ %299, %next8.i.i ]
  %"%r92.2.i.i" = phi i32 [ %"%r92.1.i.i", %next4.i.i ], [ %298, %next8.i.i ]
  %"%r88.0.i.i" = add i32 %"%r88.0.i.in.i", 1
  store i32 -1082130432, ptr %frame.i652, align 4, !rw.line !44
  %193 = load i32, ptr addrspace(4) @rw_constant_block, align 4, !invariant.load !6, !rw.line !45, !rw.invariant !6
  %194 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 4), align 4, !invariant.load !6, !rw.line !46, !rw.invariant !6
  %195 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 16), align 4, !invariant.load !6, !rw.line !47, !rw.invariant !6
  %196 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 20), align 4, !invariant.load !6, !rw.line !48, !rw.invariant !6
  %197 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 24), align 4, !invariant.load !6, !rw.line !49, !rw.invariant !6
  %198 = getelementptr i8, ptr %frame.i652, i64 4
  store i32 %.241.i, ptr %198, align 4
  %199 = getelementptr i8, ptr %frame.i652, i64 8
  store i32 %.144.i, ptr %199, align 8
  %200 = getelementptr i8, ptr %frame.i652, i64 12
  store i32 %.050.i, ptr %200, align 4
  %201 = getelementptr i8, ptr %frame.i652, i64 16
  store i32 %"%r89.0.i.i", ptr %201, align 16
  %202 = getelementptr i8, ptr %frame.i652, i64 20
  store i32 %"%r92.2.i.i", ptr %202, align 4
  %203 = getelementptr i8, ptr %frame.i652, i64 24
  store i32 %"%r88.0.i.i", ptr %203, align 8
  %204 = getelementptr i8, ptr %frame.i652, i64 28
  store float %.052.i, ptr %204, align 4
  %205 = getelementptr i8, ptr %frame.i652, i64 32
  store float %.053.i, ptr %205, align 16
  %206 = getelementptr i8, ptr %frame.i652, i64 36
  store float %.054.i, ptr %206, align 4
  %207 = getelementptr i8, ptr %frame.i652, i64 40
  store i32 %.055.i, ptr %207, align 8
  %208 = getelementptr i8, ptr %frame.i652, i64 44
  store i32 %.056.i, ptr %208, align 4
  %209 = add i32 %sp.i651, 64
  %210 = icmp ugt i32 %209, 128
  br i1 %210, label %rw_push.exit.i666, label %211

211:                                              ; preds = %call.program.4.0.i
  %212 = zext nneg i32 %209 to i64
  %213 = getelementptr inbounds i8, ptr %hook_stack, i64 %212
  %214 = getelementptr inbounds i8, ptr %213, i64 -4
  store i32 12, ptr %214, align 4
  br label %rw_push.exit.i666

rw_push.exit.i666:                                ; preds = %call.program.4.0.i, %211
  %.sroa.75.5 = phi i32 [ %.sroa.75.2, %211 ], [ 1020, %call.program.4.0.i ]
  %.sroa.33.5 = phi i32 [ %209, %211 ], [ %sp.i651, %call.program.4.0.i ]
  br i1 %210, label %rw_hook_step.exit, label %trace.i669

resume.program.4.0.i:                             ; preds = %case.count_layers.i
  %215 = getelementptr i8, ptr %frame.i652, i64 4
  %216 = load i32, ptr %215, align 4
  %217 = getelementptr i8, ptr %frame.i652, i64 8
  %218 = load i32, ptr %217, align 8
  %219 = getelementptr i8, ptr %frame.i652, i64 12
  %220 = load i32, ptr %219, align 4
  %221 = getelementptr i8, ptr %frame.i652, i64 20
  %222 = load i32, ptr %221, align 4
  %223 = getelementptr i8, ptr %frame.i652, i64 24
  %224 = load i32, ptr %223, align 8
  %225 = getelementptr i8, ptr %frame.i652, i64 40
  %226 = load i32, ptr %225, align 8
  %227 = load i32, ptr %2, align 4, !rw.invariant !6
  %228 = load i32, ptr %5, align 4, !rw.invariant !6
  %229 = shl i32 %218, 1
  %230 = or disjoint i32 %229, 1
  %231 = uitofp i32 %218 to float
  %232 = fadd float %231, 5.000000e-01
  %233 = load float, ptr %frame.i652, align 4, !rw.line !50
  %234 = fcmp olt float %233, 0.000000e+00
  br i1 %234, label %"$L__BB4_9.i.i", label %next8.i.i

"$L__BB4_9.i.i":                                  ; preds = %next8.i.i, %next4.i.i, %resume.program.4.0.i, %"$L__BB4_4.i.i"
  %.151.i = phi i32 [ %"%r87.0.i.i", %"$L__BB4_4.i.i" ], [ %"%r87.0.i.i", %next4.i.i ], [ %220, %resume.program.4.0.i ], [ %220, %next8.i.i ]
  %.149.i = phi float [ %.048.i, %"$L__BB4_4.i.i" ], [ %.048.i, %next4.i.i ], [ %232, %resume.program.4.0.i ], [ %232, %next8.i.i ]
  %.147.i = phi i32 [ %.046.i, %"$L__BB4_4.i.i" ], [ %.046.i, %next4.i.i ], [ %230, %resume.program.4.0.i ], [ %230, %next8.i.i ]
  %.245.i = phi i32 [ %.043.i, %"$L__BB4_4.i.i" ], [ %.043.i, %next4.i.i ], [ %218, %resume.program.4.0.i ], [ %218, %next8.i.i ]
  %.342.i = phi i32 [ %.140.i, %"$L__BB4_4.i.i" ], [ %.140.i, %next4.i.i ], [ %216, %resume.program.4.0.i ], [ %216, %next8.i.i ]
  %.229.i = phi i32 [ %.128.i, %"$L__BB4_4.i.i" ], [ %.128.i, %next4.i.i ], [ %228, %resume.program.4.0.i ], [ %228, %next8.i.i ]
  %.226.i = phi i32 [ %.125.i, %"$L__BB4_4.i.i" ], [ %.125.i, %next4.i.i ], [ %227, %resume.program.4.0.i ], [ %227, %next8.i.i ]
  %.222.i = phi i32 [ %.121.i, %"$L__BB4_4.i.i" ], [ %.121.i, %next4.i.i ], [ %.sroa.161.1, %resume.program.4.0.i ], [ %.sroa.161.1, %next8.i.i ]
  %.218.i = phi i32 [ %.117.i, %"$L__BB4_4.i.i" ], [ %.117.i, %next4.i.i ], [ %.sroa.154.1, %resume.program.4.0.i ], [ %.sroa.154.1, %next8.i.i ]
  %"%r84.2.i.i" = phi i32 [ %"%r84.1.i.i", %"$L__BB4_4.i.i" ], [ %285, %next4.i.i ], [ %226, %resume.program.4.0.i ], [ %226, %next8.i.i ]
  %"%r92.3.i.i" = phi i32 [ %"%r92.1.i.i", %"$L__BB4_4.i.i" ], [ %"%r92.1.i.i", %next4.i.i ], [ %222, %resume.program.4.0.i ], [ %298, %next8.i.i ]
  %"%r91.2.i.i" = phi i32 [ %"%r91.1.i.i", %"$L__BB4_4.i.i" ], [ %"%r91.1.i.i", %next4.i.i ], [ %224, %resume.program.4.0.i ], [ %224, %next8.i.i ]
  %235 = add i32 %.151.i, 1
  %236 = icmp ult i32 %235, %.342.i
  br i1 %236, label %"$L__BB4_4.i.i", label %next12.i.i

"$L__BB4_11.i.i":                                 ; preds = %next12.i.i, %entry.i654
  %.323.i = phi i32 [ %.sroa.161.1, %entry.i654 ], [ %.222.i, %next12.i.i ]
  %.319.i = phi i32 [ %.sroa.154.1, %entry.i654 ], [ %.218.i, %next12.i.i ]
  %"%r84.4.i.i" = phi i32 [ 0, %entry.i654 ], [ %"%r84.2.i.i", %next12.i.i ]
  %"%r92.5.i.i" = phi i32 [ 0, %entry.i654 ], [ %"%r92.3.i.i", %next12.i.i ]
  %"%r91.4.i.i" = phi i32 [ 0, %entry.i654 ], [ %"%r91.2.i.i", %next12.i.i ]
  %237 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 152), align 4, !invariant.load !6, !rw.line !51, !rw.invariant !6
  %238 = mul i32 %237, %"%r84.4.i.i"
  %239 = uitofp i32 %238 to float
  %240 = uitofp i32 %"%r92.5.i.i" to float
  %241 = fdiv float %240, %239
  %242 = fcmp olt float %241, 5.000000e-01
  %243 = fadd float %241, %241
  br i1 %242, label %then15.i.i, label %next16.i.i

next4.i.i:                                        ; preds = %"$L__BB4_4.i.i"
  %244 = uitofp i32 %"%r87.0.i.i" to float
  %245 = fadd float %244, 5.000000e-01
  %246 = uitofp i32 %.140.i to float
  %247 = fdiv float %245, %246
  %248 = fdiv float %.048.i, %246
  %249 = uitofp i32 %.117.i to float
  %250 = uitofp i32 %.121.i to float
  %251 = fadd float %247, %249
  %252 = fadd float %248, %250
  %253 = uitofp i32 %.125.i to float
  %254 = uitofp i32 %.128.i to float
  %255 = fdiv float %251, %253
  %256 = fdiv float %252, %254
  %257 = call float @llvm.fma.f32(float %255, float 2.000000e+00, float -1.000000e+00)
  %258 = call float @llvm.fma.f32(float %256, float 2.000000e+00, float -1.000000e+00)
  %259 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 32), align 4, !invariant.load !6, !rw.line !52, !rw.invariant !6
  %260 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 36), align 4, !invariant.load !6, !rw.line !53, !rw.invariant !6
  %261 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 40), align 4, !invariant.load !6, !rw.line !54, !rw.invariant !6
  %262 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 48), align 4, !invariant.load !6, !rw.line !55, !rw.invariant !6
  %263 = fmul float %262, %258
  %264 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 52), align 4, !invariant.load !6, !rw.line !56, !rw.invariant !6
  %265 = fmul float %264, %258
  %266 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 56), align 4, !invariant.load !6, !rw.line !57, !rw.invariant !6
  %267 = fmul float %266, %258
  %268 = call float @llvm.fma.f32(float %259, float %257, float %263)
  %269 = call float @llvm.fma.f32(float %260, float %257, float %265)
  %270 = call float @llvm.fma.f32(float %261, float %257, float %267)
  %271 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 64), align 4, !invariant.load !6, !rw.line !58, !rw.invariant !6
  %272 = fadd float %271, %268
  %273 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 68), align 4, !invariant.load !6, !rw.line !59, !rw.invariant !6
  %274 = fadd float %273, %269
  %275 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 72), align 4, !invariant.load !6, !rw.line !60, !rw.invariant !6
  %276 = fadd float %275, %270
  %277 = fmul float %274, %274
  %278 = call float @llvm.fma.f32(float %272, float %272, float %277)
  %279 = call float @llvm.fma.f32(float %276, float %276, float %278)
  %280 = call float @llvm.sqrt.f32(float %279)
  %281 = fdiv float 1.000000e+00, %280
  %282 = fmul float %281, %272
  %283 = fmul float %281, %274
  %284 = fmul float %281, %276
  %285 = add i32 %"%r84.1.i.i", 1
  %286 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 152), align 4, !invariant.load !6
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %"$L__BB4_9.i.i", label %call.program.4.0.i

next8.i.i:                                        ; preds = %resume.program.4.0.i
  %288 = getelementptr i8, ptr %frame.i652, i64 44
  %289 = load i32, ptr %288, align 4
  %290 = getelementptr i8, ptr %frame.i652, i64 36
  %291 = load float, ptr %290, align 4
  %292 = getelementptr i8, ptr %frame.i652, i64 32
  %293 = load float, ptr %292, align 16
  %294 = getelementptr i8, ptr %frame.i652, i64 28
  %295 = load float, ptr %294, align 4
  %296 = getelementptr i8, ptr %frame.i652, i64 16
  %297 = load i32, ptr %296, align 16
  %298 = add i32 %222, 1
  %299 = add i32 %297, 1
  %300 = icmp ult i32 %299, %289
  br i1 %300, label %call.program.4.0.i, label %"$L__BB4_9.i.i"

next12.i.i:                                       ; preds = %"$L__BB4_9.i.i"
  %301 = add i32 %.245.i, 1
  %302 = icmp ult i32 %301, %.342.i
  br i1 %302, label %"$L__BB4_2.i.i", label %"$L__BB4_11.i.i"

then15.i.i:                                       ; preds = %"$L__BB4_11.i.i"
  %303 = call float @llvm.fma.f32(float %243, float 0xBFB99999A0000000, float 0x3FCC28F5C0000000)
  %304 = call float @llvm.fma.f32(float %243, float 0x3FD6666660000000, float 0x3FB1EB8520000000)
  %305 = call float @llvm.fma.f32(float %243, float 0x3FEB333320000000, float 0x3FA99999A0000000)
  br label %p4._Z12count_layersv.exit.i

next16.i.i:                                       ; preds = %"$L__BB4_11.i.i"
  %306 = fadd float %243, -1.000000e+00
  %307 = call float @llvm.fma.f32(float %306, float 0x3FEC28F5C0000000, float 0x3FBEB851E0000000)
  %308 = call float @llvm.fma.f32(float %306, float 0x3FE28F5C40000000, float 0x3FDAE147A0000000)
  %309 = call float @llvm.fma.f32(float %306, float 0x3FB9999A00000000, float 0x3FECCCCCC0000000)
  br label %p4._Z12count_layersv.exit.i

p4._Z12count_layersv.exit.i:                      ; preds = %next16.i.i, %then15.i.i
  %"%f74.0.i.i" = phi float [ %303, %then15.i.i ], [ %307, %next16.i.i ]
  %"%f73.0.i.i" = phi float [ %304, %then15.i.i ], [ %308, %next16.i.i ]
  %"%f72.0.i.i" = phi float [ %305, %then15.i.i ], [ %309, %next16.i.i ]
  %310 = zext i32 %.319.i to i64
  %311 = zext i32 %.323.i to i64
  %312 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 88), align 8, !invariant.load !6, !rw.invariant !6
  %313 = mul i64 %312, %311
  %314 = add i64 %313, %310
  %315 = shl i64 %314, 4
  %316 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 80), align 8, !invariant.load !6, !rw.invariant !6
  %317 = inttoptr i64 %316 to ptr addrspace(1)
  %318 = getelementptr i8, ptr addrspace(1) %317, i64 %315
  %319 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %"%f72.0.i.i", i64 0
  %320 = insertelement <4 x float> %319, float %"%f73.0.i.i", i64 1
  %321 = insertelement <4 x float> %320, float %"%f74.0.i.i", i64 2
  store <4 x float> %321, ptr addrspace(1) %318, align 16, !rw.line !61
  %322 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 120), align 8, !invariant.load !6, !rw.invariant !6
  %323 = mul i64 %322, %311
  %324 = add i64 %323, %310
  %325 = shl i64 %324, 2
  %326 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 112), align 8, !invariant.load !6, !rw.invariant !6
  %327 = inttoptr i64 %326 to ptr addrspace(1)
  %328 = getelementptr i8, ptr addrspace(1) %327, i64 %325
  store i32 %"%r91.4.i.i", ptr addrspace(1) %328, align 4, !rw.line !62
  br label %rw_hook_step.exit

trace.i669:                                       ; preds = %rw_push.exit.i666
  %329 = fadd float %"%f71.0.i.i", %194
  %330 = getelementptr inbounds i8, ptr %0, i64 32
  %331 = load i64, ptr %330, align 8
  %332 = inttoptr i64 %331 to ptr addrspace(1)
  %333 = zext i32 %193 to i64
  %334 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %332, i64 %333
  %335 = load i64, ptr addrspace(1) %334, align 8
  %336 = getelementptr inbounds i8, ptr addrspace(1) %334, i64 12
  %337 = load i32, ptr addrspace(1) %336, align 4
  %338 = icmp eq i64 %335, 0
  br i1 %338, label %rw_hook_step.exit, label %339

339:                                              ; preds = %trace.i669
  %340 = getelementptr inbounds i8, ptr addrspace(1) %334, i64 8
  %341 = load i32, ptr addrspace(1) %340, align 8
  %342 = call float @llvm.fabs.f32(float %.052.i)
  %343 = fcmp olt float %342, 0x3AF0000000000000
  %344 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %.052.i)
  %.0.i3.i.i.i670 = select i1 %343, float %344, float %.052.i
  %345 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i3.i.i.i670)
  %346 = call float @llvm.fabs.f32(float %.053.i)
  %347 = fcmp olt float %346, 0x3AF0000000000000
  %348 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %.053.i)
  %.0.i2.i.i.i671 = select i1 %347, float %348, float %.053.i
  %349 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i2.i.i.i671)
  %350 = call float @llvm.fabs.f32(float %.054.i)
  %351 = fcmp olt float %350, 0x3AF0000000000000
  %352 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %.054.i)
  %.0.i.i33.i.i672 = select i1 %351, float %352, float %.054.i
  %353 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i.i33.i.i672)
  %354 = bitcast float %345 to i32
  %355 = lshr i32 %354, 31
  %356 = bitcast float %349 to i32
  %357 = lshr i32 %356, 30
  %358 = and i32 %357, 2
  %359 = or disjoint i32 %355, %358
  %360 = bitcast float %353 to i32
  %361 = lshr i32 %360, 29
  %362 = and i32 %361, 4
  %363 = or disjoint i32 %359, %362
  %364 = xor i32 %363, 7
  br label %rw_hook_step.exit

case.sky.i:                                       ; preds = %_ZL10rw_end_rayP7rw_lane.exit
  %365 = fadd float %.sroa.238.2, 5.000000e-01
  %366 = call float @llvm.minnum.f32(float %365, float 1.000000e+00), !rw.line !63
  %367 = call float @llvm.maxnum.f32(float %366, float 0.000000e+00), !rw.line !64
  %368 = call float @llvm.fma.f32(float %367, float -5.000000e-01, float 0x3FEE666660000000)
  %369 = call float @llvm.fma.f32(float %367, float 0xBFD3333300000000, float 0x3FECCCCCC0000000)
  %370 = call float @llvm.fma.f32(float %367, float 0x3F9EB85400000000, float 0x3FEA3D70A0000000)
  %371 = load float, ptr %.sroa.324917.2, align 4, !rw.line !65
  %372 = fadd float %371, %368
  %373 = getelementptr i8, ptr %.sroa.324917.2, i64 4
  %374 = load float, ptr %373, align 4, !rw.line !66
  %375 = fadd float %374, %369
  %376 = getelementptr i8, ptr %.sroa.324917.2, i64 8
  %377 = load float, ptr %376, align 4, !rw.line !67
  %378 = fadd float %377, %370
  store float %372, ptr %.sroa.324917.2, align 4, !rw.line !68
  store float %375, ptr %373, align 4, !rw.line !69
  store float %378, ptr %376, align 4, !rw.line !70
  %379 = getelementptr i8, ptr %.sroa.324917.2, i64 12
  %380 = load i32, ptr %379, align 4, !rw.line !71
  %381 = add i32 %380, 1
  store i32 %381, ptr %379, align 4, !rw.line !72
  %382 = zext i32 %.sroa.33.2 to i64
  %383 = getelementptr inbounds i8, ptr %hook_stack, i64 %382
  %384 = getelementptr inbounds i8, ptr %383, i64 -4
  %385 = load i32, ptr %384, align 4
  br label %rw_hook_step.exit

case.soft_shadow.i:                               ; preds = %_ZL10rw_end_rayP7rw_lane.exit, %_ZL10rw_end_rayP7rw_lane.exit
  %resumed.i685 = icmp ugt i32 %.sroa.0.3, 12
  %.neg.i686 = select i1 %resumed.i685, i32 -96, i32 0
  %sp.i687 = add i32 %.neg.i686, %.sroa.33.2
  %386 = zext i32 %sp.i687 to i64
  %frame.i688 = getelementptr i8, ptr %hook_stack, i64 %386
  %f.array.i = getelementptr i8, ptr %frame.i688, i64 8
  %cond.i689 = icmp eq i32 %.sroa.0.3, 13
  br i1 %cond.i689, label %resume.program.8.0.i, label %entry.i690

entry.i690:                                       ; preds = %case.soft_shadow.i
  %387 = getelementptr i8, ptr %.sroa.410.4, i64 12
  %colour.0_12.i = load float, ptr %387, align 4
  %388 = getelementptr i8, ptr %.sroa.410.4, i64 16
  %colour.4_13.i = load float, ptr %388, align 4
  %389 = getelementptr i8, ptr %.sroa.410.4, i64 20
  %colour.8_14.i = load float, ptr %389, align 4
  %390 = load i32, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 192), align 4, !invariant.load !6
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %p8._Z11soft_shadowv.exit.i, label %next.i.i691

call.program.8.0.i:                               ; preds = %next.i.i691, %"$L__BB2_4.i.i"
  %.034.i = phi float [ %497, %next.i.i691 ], [ %475, %"$L__BB2_4.i.i" ]
  %.033.i694 = phi float [ %494, %next.i.i691 ], [ %473, %"$L__BB2_4.i.i" ]
  %.032.i = phi i32 [ %390, %next.i.i691 ], [ %467, %"$L__BB2_4.i.i" ]
  %.031.i = phi float [ %479, %next.i.i691 ], [ %465, %"$L__BB2_4.i.i" ]
  %.030.i695 = phi float [ %480, %next.i.i691 ], [ %463, %"$L__BB2_4.i.i" ]
  %.029.i = phi float [ %481, %next.i.i691 ], [ %461, %"$L__BB2_4.i.i" ]
  %.027.i696 = phi ptr [ %.sroa.324917.2, %next.i.i691 ], [ %459, %"$L__BB2_4.i.i" ]
  %.025.i = phi float [ %colour.8_14.i, %next.i.i691 ], [ %458, %"$L__BB2_4.i.i" ]
  %.023.i = phi float [ %colour.4_13.i, %next.i.i691 ], [ %456, %"$L__BB2_4.i.i" ]
  %.022.i = phi float [ %colour.0_12.i, %next.i.i691 ], [ %454, %"$L__BB2_4.i.i" ]
  %.021.i = phi float [ %normal.8_11.i, %next.i.i691 ], [ %452, %"$L__BB2_4.i.i" ]
  %.020.i697 = phi float [ %normal.4_10.i, %next.i.i691 ], [ %450, %"$L__BB2_4.i.i" ]
  %.019.i = phi float [ %normal.0_9.i, %next.i.i691 ], [ %448, %"$L__BB2_4.i.i" ]
  %"%f81.0.i.i" = phi float [ 0.000000e+00, %next.i.i691 ], [ %"%f81.1.i.i", %"$L__BB2_4.i.i" ]
  %"%r30.0.i.i" = phi i32 [ 0, %next.i.i691 ], [ %477, %"$L__BB2_4.i.i" ]
  %392 = uitofp i32 %"%r30.0.i.i" to float
  %393 = call float @llvm.fma.f32(float %392, float 0x3FE827F540000000, float %.034.i)
  %394 = call float @llvm.fma.f32(float %392, float 0x3FE23C21C0000000, float %.033.i694)
  %395 = call float @llvm.floor.f32(float %393)
  %396 = call float @llvm.floor.f32(float %394)
  %397 = fsub float %393, %395
  %398 = fsub float %394, %396
  %399 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 224), align 4, !invariant.load !6, !rw.line !73, !rw.invariant !6
  %400 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 228), align 4, !invariant.load !6, !rw.line !74, !rw.invariant !6
  %401 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 232), align 4, !invariant.load !6, !rw.line !75, !rw.invariant !6
  %402 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 208), align 4, !invariant.load !6, !rw.line !76, !rw.invariant !6
  %403 = call float @llvm.fma.f32(float %399, float %397, float %402)
  %404 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 212), align 4, !invariant.load !6, !rw.line !77, !rw.invariant !6
  %405 = call float @llvm.fma.f32(float %400, float %397, float %404)
  %406 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 216), align 4, !invariant.load !6, !rw.line !78, !rw.invariant !6
  %407 = call float @llvm.fma.f32(float %401, float %397, float %406)
  %408 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 240), align 4, !invariant.load !6, !rw.line !79, !rw.invariant !6
  %409 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 244), align 4, !invariant.load !6, !rw.line !80, !rw.invariant !6
  %410 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 248), align 4, !invariant.load !6, !rw.line !81, !rw.invariant !6
  %411 = call float @llvm.fma.f32(float %398, float %408, float %403)
  %412 = call float @llvm.fma.f32(float %398, float %409, float %405)
  %413 = call float @llvm.fma.f32(float %398, float %410, float %407)
  %414 = fsub float %411, %.029.i
  %415 = fsub float %412, %.030.i695
  %416 = fsub float %413, %.031.i
  %417 = fmul float %415, %415
  %418 = call float @llvm.fma.f32(float %414, float %414, float %417)
  %419 = call float @llvm.fma.f32(float %416, float %416, float %418)
  %420 = call float @llvm.sqrt.f32(float %419)
  store i32 0, ptr %f.array.i, align 4, !rw.line !82
  %421 = load i32, ptr addrspace(4) @rw_constant_block, align 4, !invariant.load !6, !rw.line !83, !rw.invariant !6
  %422 = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 4), align 4, !invariant.load !6, !rw.line !84, !rw.invariant !6
  %423 = getelementptr i8, ptr %frame.i688, i64 12
  store float %.019.i, ptr %423, align 4
  %424 = getelementptr i8, ptr %frame.i688, i64 16
  store float %.020.i697, ptr %424, align 16
  %425 = getelementptr i8, ptr %frame.i688, i64 20
  store float %.021.i, ptr %425, align 4
  %426 = getelementptr i8, ptr %frame.i688, i64 24
  store float %.022.i, ptr %426, align 8
  %427 = getelementptr i8, ptr %frame.i688, i64 28
  store float %.023.i, ptr %427, align 4
  %428 = getelementptr i8, ptr %frame.i688, i64 32
  store float %.025.i, ptr %428, align 16
  store ptr %.027.i696, ptr %frame.i688, align 16
  %429 = getelementptr i8, ptr %frame.i688, i64 36
  store float %.029.i, ptr %429, align 4
  %430 = getelementptr i8, ptr %frame.i688, i64 40
  store float %.030.i695, ptr %430, align 8
  %431 = getelementptr i8, ptr %frame.i688, i64 44
  store float %.031.i, ptr %431, align 4
  %432 = getelementptr i8, ptr %frame.i688, i64 48
  store i32 %.032.i, ptr %432, align 16
  %433 = getelementptr i8, ptr %frame.i688, i64 52
  store float %"%f81.0.i.i", ptr %433, align 4
  %434 = getelementptr i8, ptr %frame.i688, i64 56
  store i32 %"%r30.0.i.i", ptr %434, align 8
  %435 = getelementptr i8, ptr %frame.i688, i64 60
  store float %414, ptr %435, align 4
  %436 = getelementptr i8, ptr %frame.i688, i64 64
  store float %415, ptr %436, align 16
  %437 = getelementptr i8, ptr %frame.i688, i64 68
  store float %416, ptr %437, align 4
  %438 = getelementptr i8, ptr %frame.i688, i64 72
  store float %420, ptr %438, align 8
  %439 = getelementptr i8, ptr %frame.i688, i64 76
  store float %.033.i694, ptr %439, align 4
  %440 = getelementptr i8, ptr %frame.i688, i64 80
  store float %.034.i, ptr %440, align 16
  %441 = add i32 %sp.i687, 96
  %442 = icmp ugt i32 %441, 128
  br i1 %442, label %rw_push.exit.i701, label %443

443:                                              ; preds = %call.program.8.0.i
  %444 = zext nneg i32 %441 to i64
  %445 = getelementptr inbounds i8, ptr %hook_stack, i64 %444
  %446 = getelementptr inbounds i8, ptr %445, i64 -4
  store i32 13, ptr %446, align 4
  br label %rw_push.exit.i701

rw_push.exit.i701:                                ; preds = %call.program.8.0.i, %443
  %.sroa.75.7 = phi i32 [ %.sroa.75.2, %443 ], [ 1020, %call.program.8.0.i ]
  %.sroa.33.7 = phi i32 [ %441, %443 ], [ %sp.i687, %call.program.8.0.i ]
  br i1 %442, label %rw_hook_step.exit, label %trace.i704

resume.program.8.0.i:                             ; preds = %case.soft_shadow.i
  %447 = getelementptr i8, ptr %frame.i688, i64 12
  %448 = load float, ptr %447, align 4
  %449 = getelementptr i8, ptr %frame.i688, i64 16
  %450 = load float, ptr %449, align 16
  %451 = getelementptr i8, ptr %frame.i688, i64 20
  %452 = load float, ptr %451, align 4
  %453 = getelementptr i8, ptr %frame.i688, i64 24
  %454 = load float, ptr %453, align 8
  %455 = getelementptr i8, ptr %frame.i688, i64 28
  %456 = load float, ptr %455, align 4
  %457 = getelementptr i8, ptr %frame.i688, i64 32
  %458 = load float, ptr %457, align 16
  %459 = load ptr, ptr %frame.i688, align 16
  %460 = getelementptr i8, ptr %frame.i688, i64 36
  %461 = load float, ptr %460, align 4
  %462 = getelementptr i8, ptr %frame.i688, i64 40
  %463 = load float, ptr %462, align 8
  %464 = getelementptr i8, ptr %frame.i688, i64 44
  %465 = load float, ptr %464, align 4
  %466 = getelementptr i8, ptr %frame.i688, i64 48
  %467 = load i32, ptr %466, align 16
  %468 = getelementptr i8, ptr %frame.i688, i64 52
  %469 = load float, ptr %468, align 4
  %470 = getelementptr i8, ptr %frame.i688, i64 56
  %471 = load i32, ptr %470, align 8
  %472 = getelementptr i8, ptr %frame.i688, i64 76
  %473 = load float, ptr %472, align 4
  %474 = getelementptr i8, ptr %frame.i688, i64 80
  %475 = load float, ptr %474, align 16
  %476 = load i32, ptr %f.array.i, align 4, !rw.line !85
  %.not.i711 = icmp eq i32 %476, 0
  br i1 %.not.i711, label %next2.i.i712, label %"$L__BB2_4.i.i"

"$L__BB2_4.i.i":                                  ; preds = %next2.i.i712, %resume.program.8.0.i
  %"%f81.1.i.i" = phi float [ %511, %next2.i.i712 ], [ %469, %resume.program.8.0.i ]
  %477 = add i32 %471, 1
  %478 = icmp ult i32 %477, %467
  br i1 %478, label %call.program.8.0.i, label %p8._Z11soft_shadowv.exit.i

next.i.i691:                                      ; preds = %entry.i690
  %479 = call float @llvm.fma.f32(float %.sroa.334.4, float %.sroa.256.2, float %.sroa.204.2)
  %480 = call float @llvm.fma.f32(float %.sroa.334.4, float %.sroa.238.2, float %.sroa.187.2)
  %481 = call float @llvm.fma.f32(float %.sroa.334.4, float %.sroa.221.2, float %.sroa.170.2)
  %482 = getelementptr i8, ptr %.sroa.410.4, i64 8
  %normal.8_11.i = load float, ptr %482, align 4
  %483 = getelementptr i8, ptr %.sroa.410.4, i64 4
  %normal.4_10.i = load float, ptr %483, align 4
  %normal.0_9.i = load float, ptr %.sroa.410.4, align 4
  %484 = mul i32 %.sroa.154.1, -1640531535
  %485 = mul i32 %.sroa.161.1, -2048144777
  %486 = add i32 %485, %484
  %487 = lshr i32 %486, 15
  %488 = xor i32 %487, %486
  %489 = mul i32 %488, 739982445
  %490 = lshr i32 %489, 13
  %491 = xor i32 %490, %489
  %492 = lshr i32 %491, 16
  %493 = uitofp nneg i32 %492 to float
  %494 = fmul float %493, 0x3EF0000000000000
  %495 = and i32 %491, 65535
  %496 = uitofp nneg i32 %495 to float
  %497 = fmul float %496, 0x3EF0000000000000
  br label %call.program.8.0.i

next2.i.i712:                                     ; preds = %resume.program.8.0.i
  %498 = getelementptr i8, ptr %frame.i688, i64 72
  %499 = load float, ptr %498, align 8
  %500 = getelementptr i8, ptr %frame.i688, i64 68
  %501 = load float, ptr %500, align 4
  %502 = getelementptr i8, ptr %frame.i688, i64 64
  %503 = load float, ptr %502, align 16
  %504 = getelementptr i8, ptr %frame.i688, i64 60
  %505 = load float, ptr %504, align 4
  %506 = fmul float %503, %450
  %507 = call float @llvm.fma.f32(float %505, float %448, float %506)
  %508 = call float @llvm.fma.f32(float %501, float %452, float %507)
  %509 = fdiv float %508, %499
  %510 = call float @llvm.maxnum.f32(float %509, float 0.000000e+00), !rw.line !86
  %511 = fadd float %469, %510
  br label %"$L__BB2_4.i.i"

p8._Z11soft_shadowv.exit.i:                       ; preds = %"$L__BB2_4.i.i", %entry.i690
  %.128.i709 = phi ptr [ %.sroa.324917.2, %entry.i690 ], [ %459, %"$L__BB2_4.i.i" ]
  %.126.i = phi float [ %colour.8_14.i, %entry.i690 ], [ %458, %"$L__BB2_4.i.i" ]
  %.124.i = phi float [ %colour.4_13.i, %entry.i690 ], [ %456, %"$L__BB2_4.i.i" ]
  %.1.i710 = phi float [ %colour.0_12.i, %entry.i690 ], [ %454, %"$L__BB2_4.i.i" ]
  %"%f81.2.i.i" = phi float [ 0.000000e+00, %entry.i690 ], [ %"%f81.1.i.i", %"$L__BB2_4.i.i" ]
  %"%r31.0.i.i" = phi i32 [ 0, %entry.i690 ], [ %467, %"$L__BB2_4.i.i" ]
  %512 = uitofp i32 %"%r31.0.i.i" to float
  %513 = fmul float %"%f81.2.i.i", 7.500000e-01
  %514 = fdiv float %513, %512
  %515 = fadd float %514, 2.500000e-01
  %516 = load float, ptr %.128.i709, align 4, !rw.line !87
  %517 = call float @llvm.fma.f32(float %.1.i710, float %515, float %516)
  %518 = getelementptr i8, ptr %.128.i709, i64 4
  %519 = load float, ptr %518, align 4, !rw.line !88
  %520 = call float @llvm.fma.f32(float %.124.i, float %515, float %519)
  %521 = getelementptr i8, ptr %.128.i709, i64 8
  %522 = load float, ptr %521, align 4, !rw.line !89
  %523 = call float @llvm.fma.f32(float %.126.i, float %515, float %522)
  store float %517, ptr %.128.i709, align 4, !rw.line !90
  store float %520, ptr %518, align 4, !rw.line !91
  store float %523, ptr %521, align 4, !rw.line !92
  %524 = getelementptr i8, ptr %.128.i709, i64 12
  %525 = load i32, ptr %524, align 4, !rw.line !93
  %526 = add i32 %"%r31.0.i.i", %525
  %527 = add i32 %526, 1
  store i32 %527, ptr %524, align 4, !rw.line !94
  %528 = getelementptr inbounds i8, ptr %frame.i688, i64 -4
  %529 = load i32, ptr %528, align 4
  br label %rw_hook_step.exit

trace.i704:                                       ; preds = %rw_push.exit.i701
  %530 = fdiv float %416, %420
  %531 = fdiv float %415, %420
  %532 = fdiv float %414, %420
  %533 = getelementptr inbounds i8, ptr %0, i64 32
  %534 = load i64, ptr %533, align 8
  %535 = inttoptr i64 %534 to ptr addrspace(1)
  %536 = zext i32 %421 to i64
  %537 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %535, i64 %536
  %538 = load i64, ptr addrspace(1) %537, align 8
  %539 = getelementptr inbounds i8, ptr addrspace(1) %537, i64 12
  %540 = load i32, ptr addrspace(1) %539, align 4
  %541 = icmp eq i64 %538, 0
  br i1 %541, label %rw_hook_step.exit, label %542

542:                                              ; preds = %trace.i704
  %543 = getelementptr inbounds i8, ptr addrspace(1) %537, i64 8
  %544 = load i32, ptr addrspace(1) %543, align 8
  %545 = call float @llvm.fabs.f32(float %532)
  %546 = fcmp olt float %545, 0x3AF0000000000000
  %547 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %532)
  %.0.i3.i.i.i705 = select i1 %546, float %547, float %532
  %548 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i3.i.i.i705)
  %549 = call float @llvm.fabs.f32(float %531)
  %550 = fcmp olt float %549, 0x3AF0000000000000
  %551 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %531)
  %.0.i2.i.i.i706 = select i1 %550, float %551, float %531
  %552 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i2.i.i.i706)
  %553 = call float @llvm.fabs.f32(float %530)
  %554 = fcmp olt float %553, 0x3AF0000000000000
  %555 = call float @llvm.copysign.f32(float 0x3AF0000000000000, float %530)
  %.0.i.i33.i.i707 = select i1 %554, float %555, float %530
  %556 = call noundef float @llvm.nvvm.div.approx.f(float 0x3BF0000000000000, float %.0.i.i33.i.i707)
  %557 = bitcast float %548 to i32
  %558 = lshr i32 %557, 31
  %559 = bitcast float %552 to i32
  %560 = lshr i32 %559, 30
  %561 = and i32 %560, 2
  %562 = or disjoint i32 %558, %561
  %563 = bitcast float %556 to i32
  %564 = lshr i32 %563, 29
  %565 = and i32 %564, 4
  %566 = or disjoint i32 %562, %565
  %567 = xor i32 %566, 7
  br label %rw_hook_step.exit

case.note_layer.i:                                ; preds = %_ZL10rw_end_rayP7rw_lane.exit
  store float %.sroa.334.4, ptr %.sroa.324917.2, align 4, !rw.line !95
  %568 = zext i32 %.sroa.33.2 to i64
  %569 = getelementptr inbounds i8, ptr %hook_stack, i64 %568
  %570 = getelementptr inbounds i8, ptr %569, i64 -4
  %571 = load i32, ptr %570, align 4
  br label %rw_hook_step.exit

rw_hook_step.exit:                                ; preds = %542, %339, %151, %p8._Z11soft_shadowv.exit.i, %rw_push.exit.i701, %trace.i704, %p4._Z12count_layersv.exit.i, %rw_push.exit.i666, %trace.i669, %p3._Z11shade_pixelv.exit.i, %rw_push.exit.i, %trace.i, %_ZL10rw_end_rayP7rw_lane.exit, %case.note_layer.i, %case.sky.i
  %.sroa.170.6 = phi float [ %.sroa.170.2, %case.note_layer.i ], [ %.sroa.170.2, %case.sky.i ], [ %.sroa.170.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.170.2, %rw_push.exit.i ], [ %.sroa.170.2, %p3._Z11shade_pixelv.exit.i ], [ %59, %151 ], [ %59, %trace.i ], [ %.sroa.170.2, %rw_push.exit.i666 ], [ %.sroa.170.2, %p4._Z12count_layersv.exit.i ], [ %195, %339 ], [ %195, %trace.i669 ], [ %.sroa.170.2, %rw_push.exit.i701 ], [ %.sroa.170.2, %p8._Z11soft_shadowv.exit.i ], [ %.029.i, %542 ], [ %.029.i, %trace.i704 ]
  %.sroa.187.6 = phi float [ %.sroa.187.2, %case.note_layer.i ], [ %.sroa.187.2, %case.sky.i ], [ %.sroa.187.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.187.2, %rw_push.exit.i ], [ %.sroa.187.2, %p3._Z11shade_pixelv.exit.i ], [ %60, %151 ], [ %60, %trace.i ], [ %.sroa.187.2, %rw_push.exit.i666 ], [ %.sroa.187.2, %p4._Z12count_layersv.exit.i ], [ %196, %339 ], [ %196, %trace.i669 ], [ %.sroa.187.2, %rw_push.exit.i701 ], [ %.sroa.187.2, %p8._Z11soft_shadowv.exit.i ], [ %.030.i695, %542 ], [ %.030.i695, %trace.i704 ]
  %.sroa.204.6 = phi float [ %.sroa.204.2, %case.note_layer.i ], [ %.sroa.204.2, %case.sky.i ], [ %.sroa.204.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.204.2, %rw_push.exit.i ], [ %.sroa.204.2, %p3._Z11shade_pixelv.exit.i ], [ %61, %151 ], [ %61, %trace.i ], [ %.sroa.204.2, %rw_push.exit.i666 ], [ %.sroa.204.2, %p4._Z12count_layersv.exit.i ], [ %197, %339 ], [ %197, %trace.i669 ], [ %.sroa.204.2, %rw_push.exit.i701 ], [ %.sroa.204.2, %p8._Z11soft_shadowv.exit.i ], [ %.031.i, %542 ], [ %.031.i, %trace.i704 ]
  %.sroa.221.6 = phi float [ %.sroa.221.2, %case.note_layer.i ], [ %.sroa.221.2, %case.sky.i ], [ %.sroa.221.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.221.2, %rw_push.exit.i ], [ %.sroa.221.2, %p3._Z11shade_pixelv.exit.i ], [ %141, %151 ], [ %141, %trace.i ], [ %.sroa.221.2, %rw_push.exit.i666 ], [ %.sroa.221.2, %p4._Z12count_layersv.exit.i ], [ %.052.i, %339 ], [ %.052.i, %trace.i669 ], [ %.sroa.221.2, %rw_push.exit.i701 ], [ %.sroa.221.2, %p8._Z11soft_shadowv.exit.i ], [ %532, %542 ], [ %532, %trace.i704 ]
  %.sroa.238.6 = phi float [ %.sroa.238.2, %case.note_layer.i ], [ %.sroa.238.2, %case.sky.i ], [ %.sroa.238.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.238.2, %rw_push.exit.i ], [ %.sroa.238.2, %p3._Z11shade_pixelv.exit.i ], [ %140, %151 ], [ %140, %trace.i ], [ %.sroa.238.2, %rw_push.exit.i666 ], [ %.sroa.238.2, %p4._Z12count_layersv.exit.i ], [ %.053.i, %339 ], [ %.053.i, %trace.i669 ], [ %.sroa.238.2, %rw_push.exit.i701 ], [ %.sroa.238.2, %p8._Z11soft_shadowv.exit.i ], [ %531, %542 ], [ %531, %trace.i704 ]
  %.sroa.256.6 = phi float [ %.sroa.256.2, %case.note_layer.i ], [ %.sroa.256.2, %case.sky.i ], [ %.sroa.256.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.256.2, %rw_push.exit.i ], [ %.sroa.256.2, %p3._Z11shade_pixelv.exit.i ], [ %139, %151 ], [ %139, %trace.i ], [ %.sroa.256.2, %rw_push.exit.i666 ], [ %.sroa.256.2, %p4._Z12count_layersv.exit.i ], [ %.054.i, %339 ], [ %.054.i, %trace.i669 ], [ %.sroa.256.2, %rw_push.exit.i701 ], [ %.sroa.256.2, %p8._Z11soft_shadowv.exit.i ], [ %530, %542 ], [ %530, %trace.i704 ]
  %.sroa.273.6 = phi float [ %.sroa.273.2, %case.note_layer.i ], [ %.sroa.273.2, %case.sky.i ], [ %.sroa.273.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.273.2, %rw_push.exit.i ], [ %.sroa.273.2, %p3._Z11shade_pixelv.exit.i ], [ %58, %151 ], [ %58, %trace.i ], [ %.sroa.273.2, %rw_push.exit.i666 ], [ %.sroa.273.2, %p4._Z12count_layersv.exit.i ], [ %329, %339 ], [ %329, %trace.i669 ], [ %.sroa.273.2, %rw_push.exit.i701 ], [ %.sroa.273.2, %p8._Z11soft_shadowv.exit.i ], [ %422, %542 ], [ %422, %trace.i704 ]
  %.sroa.288.6 = phi i32 [ %.sroa.288.2, %case.note_layer.i ], [ %.sroa.288.2, %case.sky.i ], [ %.sroa.288.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.288.2, %rw_push.exit.i ], [ %.sroa.288.2, %p3._Z11shade_pixelv.exit.i ], [ 0, %151 ], [ 0, %trace.i ], [ %.sroa.288.2, %rw_push.exit.i666 ], [ %.sroa.288.2, %p4._Z12count_layersv.exit.i ], [ 2, %339 ], [ 2, %trace.i669 ], [ %.sroa.288.2, %rw_push.exit.i701 ], [ %.sroa.288.2, %p8._Z11soft_shadowv.exit.i ], [ 1, %542 ], [ 1, %trace.i704 ]
  %.sroa.324917.6 = phi ptr [ %.sroa.324917.2, %case.note_layer.i ], [ %.sroa.324917.2, %case.sky.i ], [ %.sroa.324917.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.324917.2, %rw_push.exit.i ], [ %.sroa.324917.2, %p3._Z11shade_pixelv.exit.i ], [ %frame.i, %151 ], [ %frame.i, %trace.i ], [ %.sroa.324917.2, %rw_push.exit.i666 ], [ %.sroa.324917.2, %p4._Z12count_layersv.exit.i ], [ %frame.i652, %339 ], [ %frame.i652, %trace.i669 ], [ %.sroa.324917.2, %rw_push.exit.i701 ], [ %.sroa.324917.2, %p8._Z11soft_shadowv.exit.i ], [ %f.array.i, %542 ], [ %f.array.i, %trace.i704 ]
  %.sroa.372.8 = phi i32 [ %.sroa.372.4, %case.note_layer.i ], [ %.sroa.372.4, %case.sky.i ], [ %.sroa.372.4, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.372.4, %rw_push.exit.i ], [ %.sroa.372.4, %p3._Z11shade_pixelv.exit.i ], [ %149, %151 ], [ %149, %trace.i ], [ %.sroa.372.4, %rw_push.exit.i666 ], [ %.sroa.372.4, %p4._Z12count_layersv.exit.i ], [ %337, %339 ], [ %337, %trace.i669 ], [ %.sroa.372.4, %rw_push.exit.i701 ], [ %.sroa.372.4, %p8._Z11soft_shadowv.exit.i ], [ %540, %542 ], [ %540, %trace.i704 ]
  %.sroa.75.9 = phi i32 [ %.sroa.75.2, %case.note_layer.i ], [ %.sroa.75.2, %case.sky.i ], [ %.sroa.75.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.75.3, %rw_push.exit.i ], [ %.sroa.75.2, %p3._Z11shade_pixelv.exit.i ], [ %.sroa.75.3, %151 ], [ %.sroa.75.3, %trace.i ], [ %.sroa.75.5, %rw_push.exit.i666 ], [ %.sroa.75.2, %p4._Z12count_layersv.exit.i ], [ %.sroa.75.5, %339 ], [ %.sroa.75.5, %trace.i669 ], [ %.sroa.75.7, %rw_push.exit.i701 ], [ %.sroa.75.2, %p8._Z11soft_shadowv.exit.i ], [ %.sroa.75.7, %542 ], [ %.sroa.75.7, %trace.i704 ]
  %.sroa.565.6 = phi float [ %.sroa.565.2, %case.note_layer.i ], [ %.sroa.565.2, %case.sky.i ], [ %.sroa.565.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.565.2, %rw_push.exit.i ], [ %.sroa.565.2, %p3._Z11shade_pixelv.exit.i ], [ 0x4589D971E0000000, %151 ], [ 0x4589D971E0000000, %trace.i ], [ %.sroa.565.2, %rw_push.exit.i666 ], [ %.sroa.565.2, %p4._Z12count_layersv.exit.i ], [ 0x4589D971E0000000, %339 ], [ 0x4589D971E0000000, %trace.i669 ], [ %.sroa.565.2, %rw_push.exit.i701 ], [ %.sroa.565.2, %p8._Z11soft_shadowv.exit.i ], [ %420, %542 ], [ %420, %trace.i704 ]
  %.sroa.583.6 = phi i32 [ %.sroa.583.2, %case.note_layer.i ], [ %.sroa.583.2, %case.sky.i ], [ %.sroa.583.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.583.2, %rw_push.exit.i ], [ %.sroa.583.2, %p3._Z11shade_pixelv.exit.i ], [ -1, %151 ], [ -1, %trace.i ], [ %.sroa.583.2, %rw_push.exit.i666 ], [ %.sroa.583.2, %p4._Z12count_layersv.exit.i ], [ -1, %339 ], [ -1, %trace.i669 ], [ %.sroa.583.2, %rw_push.exit.i701 ], [ %.sroa.583.2, %p8._Z11soft_shadowv.exit.i ], [ -1, %542 ], [ -1, %trace.i704 ]
  %.sroa.616.9 = phi float [ %.sroa.616.2, %case.note_layer.i ], [ %.sroa.616.2, %case.sky.i ], [ %.sroa.616.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.616.2, %rw_push.exit.i ], [ %.sroa.616.2, %p3._Z11shade_pixelv.exit.i ], [ %157, %151 ], [ %.sroa.616.2, %trace.i ], [ %.sroa.616.2, %rw_push.exit.i666 ], [ %.sroa.616.2, %p4._Z12count_layersv.exit.i ], [ %345, %339 ], [ %.sroa.616.2, %trace.i669 ], [ %.sroa.616.2, %rw_push.exit.i701 ], [ %.sroa.616.2, %p8._Z11soft_shadowv.exit.i ], [ %548, %542 ], [ %.sroa.616.2, %trace.i704 ]
  %.sroa.628.9 = phi float [ %.sroa.628.2, %case.note_layer.i ], [ %.sroa.628.2, %case.sky.i ], [ %.sroa.628.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.628.2, %rw_push.exit.i ], [ %.sroa.628.2, %p3._Z11shade_pixelv.exit.i ], [ %161, %151 ], [ %.sroa.628.2, %trace.i ], [ %.sroa.628.2, %rw_push.exit.i666 ], [ %.sroa.628.2, %p4._Z12count_layersv.exit.i ], [ %349, %339 ], [ %.sroa.628.2, %trace.i669 ], [ %.sroa.628.2, %rw_push.exit.i701 ], [ %.sroa.628.2, %p8._Z11soft_shadowv.exit.i ], [ %552, %542 ], [ %.sroa.628.2, %trace.i704 ]
  %.sroa.640.9 = phi float [ %.sroa.640.2, %case.note_layer.i ], [ %.sroa.640.2, %case.sky.i ], [ %.sroa.640.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.640.2, %rw_push.exit.i ], [ %.sroa.640.2, %p3._Z11shade_pixelv.exit.i ], [ %165, %151 ], [ %.sroa.640.2, %trace.i ], [ %.sroa.640.2, %rw_push.exit.i666 ], [ %.sroa.640.2, %p4._Z12count_layersv.exit.i ], [ %353, %339 ], [ %.sroa.640.2, %trace.i669 ], [ %.sroa.640.2, %rw_push.exit.i701 ], [ %.sroa.640.2, %p8._Z11soft_shadowv.exit.i ], [ %556, %542 ], [ %.sroa.640.2, %trace.i704 ]
  %.sroa.647.9 = phi i32 [ %.sroa.647.2, %case.note_layer.i ], [ %.sroa.647.2, %case.sky.i ], [ %.sroa.647.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.647.2, %rw_push.exit.i ], [ %.sroa.647.2, %p3._Z11shade_pixelv.exit.i ], [ %176, %151 ], [ %.sroa.647.2, %trace.i ], [ %.sroa.647.2, %rw_push.exit.i666 ], [ %.sroa.647.2, %p4._Z12count_layersv.exit.i ], [ %364, %339 ], [ %.sroa.647.2, %trace.i669 ], [ %.sroa.647.2, %rw_push.exit.i701 ], [ %.sroa.647.2, %p8._Z11soft_shadowv.exit.i ], [ %567, %542 ], [ %.sroa.647.2, %trace.i704 ]
  %.sroa.667.9 = phi i64 [ %.sroa.667.2, %case.note_layer.i ], [ %.sroa.667.2, %case.sky.i ], [ %.sroa.667.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.667.2, %rw_push.exit.i ], [ %.sroa.667.2, %p3._Z11shade_pixelv.exit.i ], [ %147, %151 ], [ %.sroa.667.2, %trace.i ], [ %.sroa.667.2, %rw_push.exit.i666 ], [ %.sroa.667.2, %p4._Z12count_layersv.exit.i ], [ %335, %339 ], [ %.sroa.667.2, %trace.i669 ], [ %.sroa.667.2, %rw_push.exit.i701 ], [ %.sroa.667.2, %p8._Z11soft_shadowv.exit.i ], [ %538, %542 ], [ %.sroa.667.2, %trace.i704 ]
  %.sroa.680.9 = phi i32 [ %.sroa.680.2, %case.note_layer.i ], [ %.sroa.680.2, %case.sky.i ], [ %.sroa.680.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.680.2, %rw_push.exit.i ], [ %.sroa.680.2, %p3._Z11shade_pixelv.exit.i ], [ %153, %151 ], [ %.sroa.680.2, %trace.i ], [ %.sroa.680.2, %rw_push.exit.i666 ], [ %.sroa.680.2, %p4._Z12count_layersv.exit.i ], [ %341, %339 ], [ %.sroa.680.2, %trace.i669 ], [ %.sroa.680.2, %rw_push.exit.i701 ], [ %.sroa.680.2, %p8._Z11soft_shadowv.exit.i ], [ %544, %542 ], [ %.sroa.680.2, %trace.i704 ]
  %.sroa.692.9 = phi i32 [ %.sroa.692.2, %case.note_layer.i ], [ %.sroa.692.2, %case.sky.i ], [ %.sroa.692.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.692.2, %rw_push.exit.i ], [ %.sroa.692.2, %p3._Z11shade_pixelv.exit.i ], [ -2147483648, %151 ], [ 0, %trace.i ], [ %.sroa.692.2, %rw_push.exit.i666 ], [ %.sroa.692.2, %p4._Z12count_layersv.exit.i ], [ -2147483648, %339 ], [ 0, %trace.i669 ], [ %.sroa.692.2, %rw_push.exit.i701 ], [ %.sroa.692.2, %p8._Z11soft_shadowv.exit.i ], [ -2147483648, %542 ], [ 0, %trace.i704 ]
  %.sroa.723.9 = phi i32 [ %.sroa.723.2, %case.note_layer.i ], [ %.sroa.723.2, %case.sky.i ], [ %.sroa.723.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.723.2, %rw_push.exit.i ], [ %.sroa.723.2, %p3._Z11shade_pixelv.exit.i ], [ 0, %151 ], [ 0, %trace.i ], [ %.sroa.723.2, %rw_push.exit.i666 ], [ %.sroa.723.2, %p4._Z12count_layersv.exit.i ], [ 0, %339 ], [ 0, %trace.i669 ], [ %.sroa.723.2, %rw_push.exit.i701 ], [ %.sroa.723.2, %p8._Z11soft_shadowv.exit.i ], [ 0, %542 ], [ 0, %trace.i704 ]
  %.sroa.763.6 = phi i32 [ %.sroa.763.2, %case.note_layer.i ], [ %.sroa.763.2, %case.sky.i ], [ %.sroa.763.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.763.2, %rw_push.exit.i ], [ %.sroa.763.2, %p3._Z11shade_pixelv.exit.i ], [ 0, %151 ], [ 0, %trace.i ], [ %.sroa.763.2, %rw_push.exit.i666 ], [ %.sroa.763.2, %p4._Z12count_layersv.exit.i ], [ 0, %339 ], [ 0, %trace.i669 ], [ %.sroa.763.2, %rw_push.exit.i701 ], [ %.sroa.763.2, %p8._Z11soft_shadowv.exit.i ], [ 0, %542 ], [ 0, %trace.i704 ]
  %.sroa.33.9 = phi i32 [ %.sroa.33.2, %case.note_layer.i ], [ %.sroa.33.2, %case.sky.i ], [ %.sroa.33.2, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.33.3, %rw_push.exit.i ], [ %sp.i, %p3._Z11shade_pixelv.exit.i ], [ %.sroa.33.3, %151 ], [ %.sroa.33.3, %trace.i ], [ %.sroa.33.5, %rw_push.exit.i666 ], [ %sp.i651, %p4._Z12count_layersv.exit.i ], [ %.sroa.33.5, %339 ], [ %.sroa.33.5, %trace.i669 ], [ %.sroa.33.7, %rw_push.exit.i701 ], [ %sp.i687, %p8._Z11soft_shadowv.exit.i ], [ %.sroa.33.7, %542 ], [ %.sroa.33.7, %trace.i704 ]
  %.sroa.0.7 = phi i32 [ %571, %case.note_layer.i ], [ %385, %case.sky.i ], [ %.sroa.0.3, %_ZL10rw_end_rayP7rw_lane.exit ], [ %.sroa.0.3, %rw_push.exit.i ], [ 0, %p3._Z11shade_pixelv.exit.i ], [ 1, %151 ], [ 1, %trace.i ], [ %.sroa.0.3, %rw_push.exit.i666 ], [ 0, %p4._Z12count_layersv.exit.i ], [ 1, %339 ], [ 1, %trace.i669 ], [ %.sroa.0.3, %rw_push.exit.i701 ], [ %529, %p8._Z11soft_shadowv.exit.i ], [ 1, %542 ], [ 1, %trace.i704 ]
  %.not626 = icmp eq i32 %.sroa.75.9, 0
  br i1 %.not626, label %_ZL14rw_run_programP7rw_lane.exit, label %572

572:                                              ; preds = %rw_hook_step.exit
  %573 = getelementptr inbounds i8, ptr %0, i64 96
  %574 = load i32, ptr %573, align 8
  %575 = icmp ne i32 %574, 0
  %576 = icmp ne i32 %.sroa.0.2, %574
  %or.cond.i = and i1 %575, %576
  %577 = icmp ne i32 %.sroa.75.9, -1
  %or.cond = and i1 %or.cond.i, %577
  %spec.store.select = select i1 %or.cond, i32 %574, i32 0
  br label %_ZL14rw_run_programP7rw_lane.exit

_ZL14rw_run_programP7rw_lane.exit:                ; preds = %572, %rw_hook_step.exit, %18, %18, %18
  %.sroa.170.7 = phi float [ %.sroa.170.6, %rw_hook_step.exit ], [ %.sroa.170.6, %572 ], [ %.sroa.170.2, %18 ], [ %.sroa.170.2, %18 ], [ %.sroa.170.2, %18 ]
  %.sroa.187.7 = phi float [ %.sroa.187.6, %rw_hook_step.exit ], [ %.sroa.187.6, %572 ], [ %.sroa.187.2, %18 ], [ %.sroa.187.2, %18 ], [ %.sroa.187.2, %18 ]
  %.sroa.204.7 = phi float [ %.sroa.204.6, %rw_hook_step.exit ], [ %.sroa.204.6, %572 ], [ %.sroa.204.2, %18 ], [ %.sroa.204.2, %18 ], [ %.sroa.204.2, %18 ]
  %.sroa.221.7 = phi float [ %.sroa.221.6, %rw_hook_step.exit ], [ %.sroa.221.6, %572 ], [ %.sroa.221.2, %18 ], [ %.sroa.221.2, %18 ], [ %.sroa.221.2, %18 ]
  %.sroa.238.7 = phi float [ %.sroa.238.6, %rw_hook_step.exit ], [ %.sroa.238.6, %572 ], [ %.sroa.238.2, %18 ], [ %.sroa.238.2, %18 ], [ %.sroa.238.2, %18 ]
  %.sroa.256.7 = phi float [ %.sroa.256.6, %rw_hook_step.exit ], [ %.sroa.256.6, %572 ], [ %.sroa.256.2, %18 ], [ %.sroa.256.2, %18 ], [ %.sroa.256.2, %18 ]
  %.sroa.273.7 = phi float [ %.sroa.273.6, %rw_hook_step.exit ], [ %.sroa.273.6, %572 ], [ %.sroa.273.2, %18 ], [ %.sroa.273.2, %18 ], [ %.sroa.273.2, %18 ]
  %.sroa.288.7 = phi i32 [ %.sroa.288.6, %rw_hook_step.exit ], [ %.sroa.288.6, %572 ], [ %.sroa.288.2, %18 ], [ %.sroa.288.2, %18 ], [ %.sroa.288.2, %18 ]
  %.sroa.324917.7 = phi ptr [ %.sroa.324917.6, %rw_hook_step.exit ], [ %.sroa.324917.6, %572 ], [ %.sroa.324917.2, %18 ], [ %.sroa.324917.2, %18 ], [ %.sroa.324917.2, %18 ]
  %.sroa.334.5 = phi float [ %.sroa.334.4, %rw_hook_step.exit ], [ %.sroa.334.4, %572 ], [ %.sroa.334.2, %18 ], [ %.sroa.334.2, %18 ], [ %.sroa.334.2, %18 ]
  %.sroa.365.5 = phi i32 [ %.sroa.365.4, %rw_hook_step.exit ], [ %.sroa.365.4, %572 ], [ %.sroa.365.2, %18 ], [ %.sroa.365.2, %18 ], [ %.sroa.365.2, %18 ]
  %.sroa.372.9 = phi i32 [ %.sroa.372.8, %rw_hook_step.exit ], [ -1, %572 ], [ %.sroa.372.2, %18 ], [ %.sroa.372.2, %18 ], [ %.sroa.372.2, %18 ]
  %.sroa.410.5 = phi ptr [ %.sroa.410.4, %rw_hook_step.exit ], [ %.sroa.410.4, %572 ], [ %.sroa.410.2, %18 ], [ %.sroa.410.2, %18 ], [ %.sroa.410.2, %18 ]
  %.sroa.75.10 = phi i32 [ 0, %rw_hook_step.exit ], [ %.sroa.75.9, %572 ], [ %.sroa.75.2, %18 ], [ %.sroa.75.2, %18 ], [ %.sroa.75.2, %18 ]
  %.sroa.565.7 = phi float [ %.sroa.565.6, %rw_hook_step.exit ], [ %.sroa.565.6, %572 ], [ %.sroa.565.2, %18 ], [ %.sroa.565.2, %18 ], [ %.sroa.565.2, %18 ]
  %.sroa.583.7 = phi i32 [ %.sroa.583.6, %rw_hook_step.exit ], [ %.sroa.583.6, %572 ], [ %.sroa.583.2, %18 ], [ %.sroa.583.2, %18 ], [ %.sroa.583.2, %18 ]
  %.sroa.616.10 = phi float [ %.sroa.616.9, %rw_hook_step.exit ], [ %.sroa.616.9, %572 ], [ %.sroa.616.2, %18 ], [ %.sroa.616.2, %18 ], [ %.sroa.616.2, %18 ]
  %.sroa.628.10 = phi float [ %.sroa.628.9, %rw_hook_step.exit ], [ %.sroa.628.9, %572 ], [ %.sroa.628.2, %18 ], [ %.sroa.628.2, %18 ], [ %.sroa.628.2, %18 ]
  %.sroa.640.10 = phi float [ %.sroa.640.9, %rw_hook_step.exit ], [ %.sroa.640.9, %572 ], [ %.sroa.640.2, %18 ], [ %.sroa.640.2, %18 ], [ %.sroa.640.2, %18 ]
  %.sroa.647.10 = phi i32 [ %.sroa.647.9, %rw_hook_step.exit ], [ %.sroa.647.9, %572 ], [ %.sroa.647.2, %18 ], [ %.sroa.647.2, %18 ], [ %.sroa.647.2, %18 ]
  %.sroa.667.10 = phi i64 [ %.sroa.667.9, %rw_hook_step.exit ], [ %.sroa.667.9, %572 ], [ %.sroa.667.2, %18 ], [ %.sroa.667.2, %18 ], [ %.sroa.667.2, %18 ]
  %.sroa.680.10 = phi i32 [ %.sroa.680.9, %rw_hook_step.exit ], [ %.sroa.680.9, %572 ], [ %.sroa.680.2, %18 ], [ %.sroa.680.2, %18 ], [ %.sroa.680.2, %18 ]
  %.sroa.692.10 = phi i32 [ %.sroa.692.9, %rw_hook_step.exit ], [ %.sroa.692.9, %572 ], [ %.sroa.692.2, %18 ], [ %.sroa.692.2, %18 ], [ %.sroa.692.2, %18 ]
  %.sroa.723.10 = phi i32 [ %.sroa.723.9, %rw_hook_step.exit ], [ %.sroa.723.9, %572 ], [ %.sroa.723.2, %18 ], [ %.sroa.723.2, %18 ], [ %.sroa.723.2, %18 ]
  %.sroa.763.7 = phi i32 [ %.sroa.763.6, %rw_hook_step.exit ], [ %.sroa.763.6, %572 ], [ %.sroa.763.2, %18 ], [ %.sroa.763.2, %18 ], [ %.sroa.763.2, %18 ]
  %.sroa.33.10 = phi i32 [ %.sroa.33.9, %rw_hook_step.exit ], [ 0, %572 ], [ %.sroa.33.2, %18 ], [ %.sroa.33.2, %18 ], [ %.sroa.33.2, %18 ]
  %.sroa.0.8 = phi i32 [ %.sroa.0.7, %rw_hook_step.exit ], [ %spec.store.select, %572 ], [ %.sroa.0.2, %18 ], [ %.sroa.0.2, %18 ], [ %.sroa.0.2, %18 ]
  br label %14, !llvm.loop !96

_ZL15rw_run_programsP7rw_lane.exit:               ; preds = %14
  %578 = icmp eq i32 %.sroa.0.2, 0
  %579 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %578)
  %580 = icmp eq i32 %579, 0
  br i1 %580, label %_ZL13rw_profile_toP7rw_lanej.exit.i2, label %581

581:                                              ; preds = %_ZL15rw_run_programsP7rw_lane.exit
  br i1 %.sroa.8.1.off0, label %_ZL9rw_refillP7rw_laneP9rw_supply.exit, label %582

582:                                              ; preds = %581
  %583 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %579)
  %584 = icmp ult i32 %583, 8
  br i1 %584, label %585, label %.critedge.i

585:                                              ; preds = %582
  %586 = icmp eq i32 %.sroa.0.2, 1
  %587 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %586)
  %.not537 = icmp eq i32 %587, 0
  br i1 %.not537, label %.critedge.i, label %_ZL13rw_profile_toP7rw_lanej.exit.i2

.critedge.i:                                      ; preds = %585, %582
  %588 = getelementptr inbounds i8, ptr %0, i64 8
  %589 = load i64, ptr %588, align 8
  %590 = inttoptr i64 %589 to ptr addrspace(1)
  %591 = call noundef i32 @llvm.nvvm.read.ptx.sreg.warpsize() #5
  %592 = icmp eq i32 %591, 1
  br i1 %592, label %593, label %600

593:                                              ; preds = %.critedge.i
  %594 = and i64 %.sroa.3.1, 31
  %595 = icmp eq i64 %594, 0
  br i1 %595, label %596, label %598

596:                                              ; preds = %593
  %597 = atomicrmw add ptr addrspace(1) %590, i64 32 monotonic, align 8
  br label %598

598:                                              ; preds = %596, %593
  %.sroa.3.2 = phi i64 [ %597, %596 ], [ %.sroa.3.1, %593 ]
  %599 = add i64 %.sroa.3.2, 1
  br label %_ZL16rw_profile_lanesP7rw_lanejj.exit13

600:                                              ; preds = %.critedge.i
  %601 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %602 = call noundef range(i32 0, 33) i32 @llvm.cttz.i32(i32 %579, i1 true)
  %603 = icmp eq i32 %601, %602
  br i1 %603, label %604, label %607

604:                                              ; preds = %600
  %605 = zext nneg i32 %583 to i64
  %606 = atomicrmw add ptr addrspace(1) %590, i64 %605 monotonic, align 8
  br label %607

607:                                              ; preds = %604, %600
  %.0.i10 = phi i64 [ %606, %604 ], [ 0, %600 ]
  %608 = trunc i64 %.0.i10 to i32
  %609 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %608, i32 %602, i32 31)
  %610 = lshr i64 %.0.i10, 32
  %611 = trunc nuw i64 %610 to i32
  %612 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %611, i32 %602, i32 31)
  %613 = zext i32 %612 to i64
  %614 = shl nuw i64 %613, 32
  %615 = zext i32 %609 to i64
  %616 = or disjoint i64 %614, %615
  %notmask = shl nsw i32 -1, %601
  %617 = xor i32 %notmask, -1
  %618 = and i32 %579, %617
  %619 = call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %618)
  %620 = zext nneg i32 %619 to i64
  %621 = add i64 %616, %620
  br label %_ZL16rw_profile_lanesP7rw_lanejj.exit13

_ZL16rw_profile_lanesP7rw_lanejj.exit13:          ; preds = %607, %598
  %.sroa.3.3 = phi i64 [ %599, %598 ], [ %.sroa.3.1, %607 ]
  %.015.i = phi i64 [ %.sroa.3.2, %598 ], [ %621, %607 ]
  br i1 %578, label %622, label %.critedge28.i

622:                                              ; preds = %_ZL16rw_profile_lanesP7rw_lanejj.exit13
  %623 = icmp ult i64 %.015.i, %12
  br i1 %623, label %624, label %692

624:                                              ; preds = %622
  %625 = load i32, ptr %2, align 8
  %626 = load i32, ptr %5, align 4
  %627 = icmp ugt i32 %626, 1
  %628 = load i32, ptr %9, align 8
  %629 = icmp eq i32 %628, 1
  %or.cond1280 = select i1 %627, i1 %629, i1 false
  br i1 %or.cond1280, label %630, label %667

630:                                              ; preds = %624
  %631 = zext i32 %625 to i64
  %632 = shl nuw nsw i64 %631, 2
  %633 = or i64 %.015.i, %632
  %634 = icmp ult i64 %633, 4294967296
  br i1 %634, label %635, label %640

635:                                              ; preds = %630
  %636 = trunc nuw i64 %.015.i to i32
  %637 = trunc nuw i64 %632 to i32
  %638 = udiv i32 %636, %637
  %639 = zext i32 %638 to i64
  br label %_ZL9rw_divideyy.exit17

640:                                              ; preds = %630
  %641 = udiv i64 %.015.i, %632
  br label %_ZL9rw_divideyy.exit17

_ZL9rw_divideyy.exit17:                           ; preds = %635, %640
  %.0.i16 = phi i64 [ %639, %635 ], [ %641, %640 ]
  %642 = trunc i64 %.0.i16 to i32
  %643 = and i64 %.0.i16, 4294967295
  %644 = mul i64 %643, %632
  %645 = sub i64 %.015.i, %644
  %646 = shl i32 %642, 2
  %647 = sub i32 %626, %646
  %..i23.i = call i32 @llvm.umin.i32(i32 %647, i32 4)
  %648 = shl nuw nsw i32 %..i23.i, 3
  %649 = zext nneg i32 %648 to i64
  %650 = icmp ult i64 %645, 4294967296
  br i1 %650, label %651, label %655

651:                                              ; preds = %_ZL9rw_divideyy.exit17
  %652 = trunc nuw i64 %645 to i32
  %653 = udiv i32 %652, %648
  %654 = zext i32 %653 to i64
  br label %_ZL9rw_divideyy.exit

655:                                              ; preds = %_ZL9rw_divideyy.exit17
  %656 = udiv i64 %645, %649
  br label %_ZL9rw_divideyy.exit

_ZL9rw_divideyy.exit:                             ; preds = %651, %655
  %.0.i15 = phi i64 [ %654, %651 ], [ %656, %655 ]
  %657 = trunc i64 %.0.i15 to i32
  %658 = mul i64 %.0.i15, %649
  %659 = sub i64 %645, %658
  %660 = trunc i64 %659 to i32
  %661 = shl i32 %657, 3
  %662 = sub i32 %625, %661
  %..i.i14 = call i32 @llvm.umin.i32(i32 %662, i32 8)
  %663 = urem i32 %660, %..i.i14
  %664 = add i32 %661, %663
  %665 = udiv i32 %660, %..i.i14
  %666 = add i32 %646, %665
  br label %_ZL8rw_placeP7rw_laney.exit

667:                                              ; preds = %624
  %668 = zext i32 %625 to i64
  %669 = icmp ult i64 %.015.i, 4294967296
  br i1 %669, label %670, label %674

670:                                              ; preds = %667
  %671 = trunc nuw i64 %.015.i to i32
  %672 = udiv i32 %671, %625
  %673 = zext i32 %672 to i64
  br label %_ZL9rw_divideyy.exit21

674:                                              ; preds = %667
  %675 = udiv i64 %.015.i, %668
  br label %_ZL9rw_divideyy.exit21

_ZL9rw_divideyy.exit21:                           ; preds = %670, %674
  %.0.i20 = phi i64 [ %673, %670 ], [ %675, %674 ]
  %676 = zext i32 %626 to i64
  %677 = icmp ult i64 %.0.i20, 4294967296
  br i1 %677, label %678, label %682

678:                                              ; preds = %_ZL9rw_divideyy.exit21
  %679 = trunc nuw i64 %.0.i20 to i32
  %680 = udiv i32 %679, %626
  %681 = zext i32 %680 to i64
  br label %_ZL9rw_divideyy.exit19

682:                                              ; preds = %_ZL9rw_divideyy.exit21
  %683 = udiv i64 %.0.i20, %676
  br label %_ZL9rw_divideyy.exit19

_ZL9rw_divideyy.exit19:                           ; preds = %678, %682
  %.0.i18 = phi i64 [ %681, %678 ], [ %683, %682 ]
  %684 = mul i64 %.0.i20, %668
  %685 = sub i64 %.015.i, %684
  %686 = trunc i64 %685 to i32
  %687 = mul i64 %.0.i18, %676
  %688 = sub i64 %.0.i20, %687
  %689 = trunc i64 %688 to i32
  br label %_ZL8rw_placeP7rw_laney.exit

_ZL8rw_placeP7rw_laney.exit:                      ; preds = %_ZL9rw_divideyy.exit, %_ZL9rw_divideyy.exit19
  %.sroa.154.2 = phi i32 [ %664, %_ZL9rw_divideyy.exit ], [ %686, %_ZL9rw_divideyy.exit19 ]
  %.sroa.161.2 = phi i32 [ %666, %_ZL9rw_divideyy.exit ], [ %689, %_ZL9rw_divideyy.exit19 ]
  %690 = getelementptr inbounds i8, ptr %0, i64 92
  %691 = load i32, ptr %690, align 4
  br label %692

692:                                              ; preds = %_ZL8rw_placeP7rw_laney.exit, %622
  %.sroa.154.3 = phi i32 [ %.sroa.154.2, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.154.1, %622 ]
  %.sroa.161.3 = phi i32 [ %.sroa.161.2, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.161.1, %622 ]
  %.sroa.372.10 = phi i32 [ -1, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.372.2, %622 ]
  %.sroa.75.11 = phi i32 [ 0, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.75.2, %622 ]
  %.sroa.33.11 = phi i32 [ 0, %_ZL8rw_placeP7rw_laney.exit ], [ %.sroa.33.2, %622 ]
  %.sroa.0.9 = phi i32 [ %691, %_ZL8rw_placeP7rw_laney.exit ], [ 0, %622 ]
  %693 = icmp uge i64 %.015.i, %12
  br label %.critedge28.i

.critedge28.i:                                    ; preds = %692, %_ZL16rw_profile_lanesP7rw_lanejj.exit13
  %.sroa.154.4 = phi i32 [ %.sroa.154.3, %692 ], [ %.sroa.154.1, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %.sroa.161.4 = phi i32 [ %.sroa.161.3, %692 ], [ %.sroa.161.1, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %.sroa.372.11 = phi i32 [ %.sroa.372.10, %692 ], [ %.sroa.372.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %.sroa.75.12 = phi i32 [ %.sroa.75.11, %692 ], [ %.sroa.75.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %.sroa.33.12 = phi i32 [ %.sroa.33.11, %692 ], [ %.sroa.33.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %.sroa.0.10 = phi i32 [ %.sroa.0.9, %692 ], [ %.sroa.0.2, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %694 = phi i1 [ %693, %692 ], [ false, %_ZL16rw_profile_lanesP7rw_lanejj.exit13 ]
  %695 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %694)
  %696 = icmp ne i32 %695, 0
  br label %_ZL9rw_refillP7rw_laneP9rw_supply.exit

_ZL9rw_refillP7rw_laneP9rw_supply.exit:           ; preds = %.critedge28.i, %581
  %.sroa.154.5 = phi i32 [ %.sroa.154.1, %581 ], [ %.sroa.154.4, %.critedge28.i ]
  %.sroa.161.5 = phi i32 [ %.sroa.161.1, %581 ], [ %.sroa.161.4, %.critedge28.i ]
  %.sroa.372.12 = phi i32 [ %.sroa.372.2, %581 ], [ %.sroa.372.11, %.critedge28.i ]
  %.sroa.75.13 = phi i32 [ %.sroa.75.2, %581 ], [ %.sroa.75.12, %.critedge28.i ]
  %.sroa.33.13 = phi i32 [ %.sroa.33.2, %581 ], [ %.sroa.33.12, %.critedge28.i ]
  %.sroa.0.11 = phi i32 [ %.sroa.0.2, %581 ], [ %.sroa.0.10, %.critedge28.i ]
  %.sroa.3.4 = phi i64 [ %.sroa.3.1, %581 ], [ %.sroa.3.3, %.critedge28.i ]
  %.sroa.8.2.off0 = phi i1 [ true, %581 ], [ %696, %.critedge28.i ]
  %697 = icmp eq i32 %.sroa.0.11, 0
  %or.cond36 = select i1 %.sroa.8.2.off0, i1 %697, i1 false
  %spec.select1281 = select i1 %or.cond36, i32 2147483647, i32 %.sroa.0.11
  %698 = getelementptr inbounds i8, ptr %0, i64 92
  %699 = load i32, ptr %698, align 4
  %700 = icmp eq i32 %spec.select1281, %699
  %701 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %700)
  %.not538 = icmp eq i32 %701, 0
  br i1 %.not538, label %_ZL13rw_profile_toP7rw_lanej.exit.i2, label %_ZL14rw_is_profiledPK7rw_lane.exit.i.i5, !llvm.loop !97

_ZL13rw_profile_toP7rw_lanej.exit.i2:             ; preds = %_ZL9rw_refillP7rw_laneP9rw_supply.exit, %585, %_ZL15rw_run_programsP7rw_lane.exit
  %.sroa.154.6 = phi i32 [ %.sroa.154.1, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.154.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.154.1, %585 ]
  %.sroa.161.6 = phi i32 [ %.sroa.161.1, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.161.5, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.161.1, %585 ]
  %.sroa.372.13 = phi i32 [ %.sroa.372.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.372.12, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.372.2, %585 ]
  %.sroa.75.14 = phi i32 [ %.sroa.75.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.75.13, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.75.2, %585 ]
  %.sroa.33.14 = phi i32 [ %.sroa.33.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.33.13, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.33.2, %585 ]
  %.sroa.0.13 = phi i32 [ %.sroa.0.2, %_ZL15rw_run_programsP7rw_lane.exit ], [ %spec.select1281, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.0.2, %585 ]
  %.sroa.3.5 = phi i64 [ %.sroa.3.1, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.3.4, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ %.sroa.3.1, %585 ]
  %.sroa.8.3.off0 = phi i1 [ %.sroa.8.1.off0, %_ZL15rw_run_programsP7rw_lane.exit ], [ %.sroa.8.2.off0, %_ZL9rw_refillP7rw_laneP9rw_supply.exit ], [ false, %585 ]
  %702 = icmp ne i32 %.sroa.0.13, 2147483647
  %703 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %702)
  %704 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %703)
  %705 = getelementptr inbounds i8, ptr %0, i64 124
  %706 = load i32, ptr %705, align 4
  %..i = call i32 @llvm.umin.i32(i32 %704, i32 %706)
  %707 = icmp eq i32 %.sroa.0.13, 1
  %708 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %707)
  %709 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %708)
  br label %710

710:                                              ; preds = %_ZL17rw_traverse_roundP7rw_lanej.exit, %_ZL13rw_profile_toP7rw_lanej.exit.i2
  %.sroa.334.6 = phi float [ %.sroa.334.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.334.7, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.365.6 = phi i32 [ %.sroa.365.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.365.7, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.372.14 = phi i32 [ %.sroa.372.13, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.372.15, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.410.6 = phi ptr [ %.sroa.410.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.410.7, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.565.8 = phi float [ %.sroa.565.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.565.9, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.583.8 = phi i32 [ %.sroa.583.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.583.9, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.593.1 = phi i32 [ %.sroa.593.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.593.2, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.596.1 = phi i32 [ %.sroa.596.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.596.2, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.654.1 = phi float [ %.sroa.654.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.654.2, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.680.11 = phi i32 [ %.sroa.680.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.680.16, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.692.11 = phi i32 [ %.sroa.692.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.692.16, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.713.1 = phi i32 [ %.sroa.713.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.713.3, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.723.11 = phi i32 [ %.sroa.723.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.723.16, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.753.1 = phi i32 [ %.sroa.753.0, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.753.3, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.763.8 = phi i32 [ %.sroa.763.2, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.763.17, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.33.15 = phi i32 [ %.sroa.33.14, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.33.16, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.sroa.0.14 = phi i32 [ %.sroa.0.13, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %.sroa.0.17, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.0.i3 = phi i32 [ %709, %_ZL13rw_profile_toP7rw_lanej.exit.i2 ], [ %1267, %_ZL17rw_traverse_roundP7rw_lanej.exit ]
  %.not539 = icmp eq i32 %.0.i3, 0
  br i1 %.not539, label %_ZL16rw_traverse_warpP7rw_lane.exit, label %711

711:                                              ; preds = %710
  %712 = icmp uge i32 %.0.i3, %..i
  %713 = icmp eq i32 %.0.i3, %709
  %spec.select.i = or i1 %712, %713
  br i1 %spec.select.i, label %_ZL16rw_profile_lanesP7rw_lanejj.exit, label %_ZL16rw_traverse_warpP7rw_lane.exit

_ZL16rw_profile_lanesP7rw_lanejj.exit:            ; preds = %711
  %714 = icmp ugt i32 %.sroa.692.11, 16777215
  br i1 %714, label %_ZL18rw_show_object_rayP7rw_lane.exit.i, label %_ZL12rw_step_nodeP7rw_lane.exit.i

_ZL18rw_show_object_rayP7rw_lane.exit.i:          ; preds = %_ZL16rw_profile_lanesP7rw_lanejj.exit
  %715 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %.sroa.692.11, i1 true)
  %716 = xor i32 %715, 31
  %717 = and i32 %716, 7
  %718 = xor i32 %717, %.sroa.647.2
  %notmask544 = shl nsw i32 -1, %718
  %719 = xor i32 %notmask544, -1
  %720 = and i32 %.sroa.692.11, %719
  %721 = call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %720)
  %722 = mul nuw nsw i32 %721, 5
  %723 = add i32 %.sroa.680.11, %722
  %724 = zext i32 %723 to i64
  %725 = shl nuw nsw i64 %724, 4
  %726 = add i64 %.sroa.667.2, %725
  %727 = inttoptr i64 %726 to ptr addrspace(1)
  %728 = shl nuw i32 1, %716
  %729 = xor i32 %.sroa.692.11, %728
  %.not545 = icmp eq i32 %.sroa.723.11, 0
  br i1 %.not545, label %_ZL18rw_postpone_leavesP7rw_lane.exit.i, label %730

730:                                              ; preds = %_ZL18rw_show_object_rayP7rw_lane.exit.i
  %731 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %.sroa.753.1, i64 0
  %732 = zext i32 %.sroa.763.8 to i64
  %733 = getelementptr inbounds <2 x i32>, ptr %1, i64 %732
  store <2 x i32> %731, ptr %733, align 8
  %734 = add i32 %.sroa.763.8, 1
  %735 = insertelement <2 x i32> poison, i32 %.sroa.713.1, i64 0
  %736 = insertelement <2 x i32> %735, i32 %.sroa.723.11, i64 1
  %737 = zext i32 %734 to i64
  %738 = getelementptr inbounds <2 x i32>, ptr %1, i64 %737
  store <2 x i32> %736, ptr %738, align 8
  %739 = add i32 %.sroa.763.8, 2
  br label %_ZL18rw_postpone_leavesP7rw_lane.exit.i

_ZL18rw_postpone_leavesP7rw_lane.exit.i:          ; preds = %730, %_ZL18rw_show_object_rayP7rw_lane.exit.i
  %.sroa.763.9 = phi i32 [ %.sroa.763.8, %_ZL18rw_show_object_rayP7rw_lane.exit.i ], [ %739, %730 ]
  %740 = icmp ugt i32 %729, 16777215
  br i1 %740, label %741, label %_ZL17rw_postpone_nodesP7rw_lane.exit.i

741:                                              ; preds = %_ZL18rw_postpone_leavesP7rw_lane.exit.i
  %742 = insertelement <2 x i32> poison, i32 %.sroa.680.11, i64 0
  %743 = insertelement <2 x i32> %742, i32 %729, i64 1
  %744 = zext i32 %.sroa.763.9 to i64
  %745 = getelementptr inbounds <2 x i32>, ptr %1, i64 %744
  store <2 x i32> %743, ptr %745, align 8
  %746 = add i32 %.sroa.763.9, 1
  br label %_ZL17rw_postpone_nodesP7rw_lane.exit.i

_ZL17rw_postpone_nodesP7rw_lane.exit.i:           ; preds = %741, %_ZL18rw_postpone_leavesP7rw_lane.exit.i
  %.sroa.763.10 = phi i32 [ %746, %741 ], [ %.sroa.763.9, %_ZL18rw_postpone_leavesP7rw_lane.exit.i ]
  %747 = load <4 x float>, ptr addrspace(1) %727, align 16
  %748 = getelementptr inbounds i8, ptr addrspace(1) %727, i64 16
  %749 = load <4 x i32>, ptr addrspace(1) %748, align 16
  %750 = extractelement <4 x i32> %749, i64 0
  %751 = getelementptr inbounds i8, ptr addrspace(1) %727, i64 32
  %752 = load <4 x i32>, ptr addrspace(1) %751, align 16
  %753 = getelementptr inbounds i8, ptr addrspace(1) %727, i64 48
  %754 = load <4 x i32>, ptr addrspace(1) %753, align 16
  %755 = getelementptr inbounds i8, ptr addrspace(1) %727, i64 64
  %756 = load <4 x i32>, ptr addrspace(1) %755, align 16
  %757 = getelementptr inbounds i8, ptr %0, i64 120
  %758 = load i32, ptr %757, align 8
  %759 = extractelement <4 x float> %747, i64 0
  %760 = shl i32 %750, 23
  %761 = and i32 %760, 2139095040
  %762 = bitcast i32 %761 to float
  %763 = extractelement <4 x i32> %752, i64 0
  %764 = extractelement <4 x i32> %752, i64 1
  %765 = extractelement <4 x i32> %754, i64 2
  %766 = extractelement <4 x i32> %754, i64 3
  %767 = fmul float %.sroa.616.2, %762
  %768 = fsub float %759, %.sroa.170.2
  %769 = fmul float %768, %.sroa.616.2
  %770 = call float @llvm.fabs.f32(float %769)
  %771 = call float @llvm.fabs.f32(float %767)
  %772 = fmul float %771, 7.812500e-03
  %773 = call float @llvm.fma.f32(float %770, float 0x3EA0000000000000, float %772)
  %774 = call float @llvm.fma.f32(float %767, float -3.276800e+04, float %769)
  %775 = fcmp oge float %.sroa.616.2, 0.000000e+00
  %776 = fsub float %774, %773
  %777 = fadd float %774, %773
  %..i35.i16.i = select i1 %775, i32 %763, i32 %765
  %..i34.i17.i = select i1 %775, i32 %764, i32 %766
  %..i33.i18.i = select i1 %775, i32 %765, i32 %763
  %..i.i19.i = select i1 %775, i32 %766, i32 %764
  %778 = extractelement <4 x float> %747, i64 1
  %779 = shl i32 %750, 15
  %780 = and i32 %779, 2139095040
  %781 = bitcast i32 %780 to float
  %782 = extractelement <4 x i32> %752, i64 2
  %783 = extractelement <4 x i32> %752, i64 3
  %784 = extractelement <4 x i32> %756, i64 0
  %785 = extractelement <4 x i32> %756, i64 1
  %786 = fmul float %.sroa.628.2, %781
  %787 = fsub float %778, %.sroa.187.2
  %788 = fmul float %787, %.sroa.628.2
  %789 = call float @llvm.fabs.f32(float %788)
  %790 = call float @llvm.fabs.f32(float %786)
  %791 = fmul float %790, 7.812500e-03
  %792 = call float @llvm.fma.f32(float %789, float 0x3EA0000000000000, float %791)
  %793 = call float @llvm.fma.f32(float %786, float -3.276800e+04, float %788)
  %794 = fcmp oge float %.sroa.628.2, 0.000000e+00
  %795 = fsub float %793, %792
  %796 = fadd float %793, %792
  %..i35.i12.i = select i1 %794, i32 %782, i32 %784
  %..i34.i13.i = select i1 %794, i32 %783, i32 %785
  %..i33.i14.i = select i1 %794, i32 %784, i32 %782
  %..i.i15.i = select i1 %794, i32 %785, i32 %783
  %797 = extractelement <4 x float> %747, i64 2
  %798 = shl i32 %750, 7
  %799 = and i32 %798, 2139095040
  %800 = bitcast i32 %799 to float
  %801 = extractelement <4 x i32> %754, i64 0
  %802 = extractelement <4 x i32> %754, i64 1
  %803 = extractelement <4 x i32> %756, i64 2
  %804 = extractelement <4 x i32> %756, i64 3
  %805 = fmul float %.sroa.640.2, %800
  %806 = fsub float %797, %.sroa.204.2
  %807 = fmul float %806, %.sroa.640.2
  %808 = call float @llvm.fabs.f32(float %807)
  %809 = call float @llvm.fabs.f32(float %805)
  %810 = fmul float %809, 7.812500e-03
  %811 = call float @llvm.fma.f32(float %808, float 0x3EA0000000000000, float %810)
  %812 = call float @llvm.fma.f32(float %805, float -3.276800e+04, float %807)
  %813 = fcmp oge float %.sroa.640.2, 0.000000e+00
  %814 = fsub float %812, %811
  %815 = fadd float %812, %811
  %..i35.i.i = select i1 %813, i32 %801, i32 %803
  %..i34.i.i = select i1 %813, i32 %802, i32 %804
  %..i33.i.i = select i1 %813, i32 %803, i32 %801
  %..i.i.i = select i1 %813, i32 %804, i32 %802
  %816 = call float @llvm.maxnum.f32(float %.sroa.273.2, float 0.000000e+00)
  %817 = fmul float %816, 0x3BF0000000000000
  %818 = bitcast float %817 to i32
  %819 = fmul float %.sroa.565.8, 0x3BF0000000000000
  %820 = bitcast float %819 to i32
  %821 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i16.i, i32 %758, i32 30212)
  %822 = bitcast i32 %821 to float
  %823 = call float @llvm.fma.f32(float %822, float %767, float %776)
  %824 = bitcast float %823 to i32
  %825 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i12.i, i32 %758, i32 30212)
  %826 = bitcast i32 %825 to float
  %827 = call float @llvm.fma.f32(float %826, float %786, float %795)
  %828 = bitcast float %827 to i32
  %829 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i.i, i32 %758, i32 30212)
  %830 = bitcast i32 %829 to float
  %831 = call float @llvm.fma.f32(float %830, float %805, float %814)
  %832 = bitcast float %831 to i32
  %833 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i18.i, i32 %758, i32 30212)
  %834 = bitcast i32 %833 to float
  %835 = call float @llvm.fma.f32(float %834, float %767, float %777)
  %836 = bitcast float %835 to i32
  %837 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i14.i, i32 %758, i32 30212)
  %838 = bitcast i32 %837 to float
  %839 = call float @llvm.fma.f32(float %838, float %786, float %796)
  %840 = bitcast float %839 to i32
  %841 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i.i, i32 %758, i32 30212)
  %842 = bitcast i32 %841 to float
  %843 = call float @llvm.fma.f32(float %842, float %805, float %815)
  %844 = bitcast float %843 to i32
  %..i22.i = call i32 @llvm.smax.i32(i32 %828, i32 %824)
  %..i21.i = call i32 @llvm.smax.i32(i32 %818, i32 %832)
  %..i20.i = call i32 @llvm.smax.i32(i32 %..i21.i, i32 %..i22.i)
  %..i46.i = call i32 @llvm.smin.i32(i32 %840, i32 %836)
  %..i45.i = call i32 @llvm.smin.i32(i32 %820, i32 %844)
  %..i44.i = call i32 @llvm.smin.i32(i32 %..i45.i, i32 %..i46.i)
  %.not546 = icmp sgt i32 %..i20.i, %..i44.i
  %spec.select = select i1 %.not546, i32 0, i32 16777223
  %845 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i16.i, i32 %758, i32 30228)
  %846 = bitcast i32 %845 to float
  %847 = call float @llvm.fma.f32(float %846, float %767, float %776)
  %848 = bitcast float %847 to i32
  %849 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i12.i, i32 %758, i32 30228)
  %850 = bitcast i32 %849 to float
  %851 = call float @llvm.fma.f32(float %850, float %786, float %795)
  %852 = bitcast float %851 to i32
  %853 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i.i, i32 %758, i32 30228)
  %854 = bitcast i32 %853 to float
  %855 = call float @llvm.fma.f32(float %854, float %805, float %814)
  %856 = bitcast float %855 to i32
  %857 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i18.i, i32 %758, i32 30228)
  %858 = bitcast i32 %857 to float
  %859 = call float @llvm.fma.f32(float %858, float %767, float %777)
  %860 = bitcast float %859 to i32
  %861 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i14.i, i32 %758, i32 30228)
  %862 = bitcast i32 %861 to float
  %863 = call float @llvm.fma.f32(float %862, float %786, float %796)
  %864 = bitcast float %863 to i32
  %865 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i.i, i32 %758, i32 30228)
  %866 = bitcast i32 %865 to float
  %867 = call float @llvm.fma.f32(float %866, float %805, float %815)
  %868 = bitcast float %867 to i32
  %..i25.i = call i32 @llvm.smax.i32(i32 %852, i32 %848)
  %..i24.i = call i32 @llvm.smax.i32(i32 %818, i32 %856)
  %..i23.i22 = call i32 @llvm.smax.i32(i32 %..i24.i, i32 %..i25.i)
  %..i49.i = call i32 @llvm.smin.i32(i32 %864, i32 %860)
  %..i48.i = call i32 @llvm.smin.i32(i32 %820, i32 %868)
  %..i47.i = call i32 @llvm.smin.i32(i32 %..i48.i, i32 %..i49.i)
  %.not547 = icmp sgt i32 %..i23.i22, %..i47.i
  %869 = or disjoint i32 %spec.select, 33554488
  %.1.i.i = select i1 %.not547, i32 %spec.select, i32 %869
  %870 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i16.i, i32 %758, i32 30244)
  %871 = bitcast i32 %870 to float
  %872 = call float @llvm.fma.f32(float %871, float %767, float %776)
  %873 = bitcast float %872 to i32
  %874 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i12.i, i32 %758, i32 30244)
  %875 = bitcast i32 %874 to float
  %876 = call float @llvm.fma.f32(float %875, float %786, float %795)
  %877 = bitcast float %876 to i32
  %878 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i.i, i32 %758, i32 30244)
  %879 = bitcast i32 %878 to float
  %880 = call float @llvm.fma.f32(float %879, float %805, float %814)
  %881 = bitcast float %880 to i32
  %882 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i18.i, i32 %758, i32 30244)
  %883 = bitcast i32 %882 to float
  %884 = call float @llvm.fma.f32(float %883, float %767, float %777)
  %885 = bitcast float %884 to i32
  %886 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i14.i, i32 %758, i32 30244)
  %887 = bitcast i32 %886 to float
  %888 = call float @llvm.fma.f32(float %887, float %786, float %796)
  %889 = bitcast float %888 to i32
  %890 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i.i, i32 %758, i32 30244)
  %891 = bitcast i32 %890 to float
  %892 = call float @llvm.fma.f32(float %891, float %805, float %815)
  %893 = bitcast float %892 to i32
  %..i28.i = call i32 @llvm.smax.i32(i32 %877, i32 %873)
  %..i27.i = call i32 @llvm.smax.i32(i32 %818, i32 %881)
  %..i26.i = call i32 @llvm.smax.i32(i32 %..i27.i, i32 %..i28.i)
  %..i52.i = call i32 @llvm.smin.i32(i32 %889, i32 %885)
  %..i51.i = call i32 @llvm.smin.i32(i32 %820, i32 %893)
  %..i50.i = call i32 @llvm.smin.i32(i32 %..i51.i, i32 %..i52.i)
  %.not548 = icmp sgt i32 %..i26.i, %..i50.i
  %894 = or disjoint i32 %.1.i.i, 67109312
  %.2.i.i = select i1 %.not548, i32 %.1.i.i, i32 %894
  %895 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i16.i, i32 %758, i32 30260)
  %896 = bitcast i32 %895 to float
  %897 = call float @llvm.fma.f32(float %896, float %767, float %776)
  %898 = bitcast float %897 to i32
  %899 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i12.i, i32 %758, i32 30260)
  %900 = bitcast i32 %899 to float
  %901 = call float @llvm.fma.f32(float %900, float %786, float %795)
  %902 = bitcast float %901 to i32
  %903 = call noundef i32 @llvm.nvvm.prmt(i32 %..i35.i.i, i32 %758, i32 30260)
  %904 = bitcast i32 %903 to float
  %905 = call float @llvm.fma.f32(float %904, float %805, float %814)
  %906 = bitcast float %905 to i32
  %907 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i18.i, i32 %758, i32 30260)
  %908 = bitcast i32 %907 to float
  %909 = call float @llvm.fma.f32(float %908, float %767, float %777)
  %910 = bitcast float %909 to i32
  %911 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i14.i, i32 %758, i32 30260)
  %912 = bitcast i32 %911 to float
  %913 = call float @llvm.fma.f32(float %912, float %786, float %796)
  %914 = bitcast float %913 to i32
  %915 = call noundef i32 @llvm.nvvm.prmt(i32 %..i33.i.i, i32 %758, i32 30260)
  %916 = bitcast i32 %915 to float
  %917 = call float @llvm.fma.f32(float %916, float %805, float %815)
  %918 = bitcast float %917 to i32
  %..i31.i = call i32 @llvm.smax.i32(i32 %902, i32 %898)
  %..i30.i = call i32 @llvm.smax.i32(i32 %818, i32 %906)
  %..i29.i = call i32 @llvm.smax.i32(i32 %..i30.i, i32 %..i31.i)
  %..i55.i = call i32 @llvm.smin.i32(i32 %914, i32 %910)
  %..i54.i = call i32 @llvm.smin.i32(i32 %820, i32 %918)
  %..i53.i = call i32 @llvm.smin.i32(i32 %..i54.i, i32 %..i55.i)
  %.not549 = icmp sgt i32 %..i29.i, %..i53.i
  %919 = or disjoint i32 %.2.i.i, 134221312
  %.3.i.i = select i1 %.not549, i32 %.2.i.i, i32 %919
  %920 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i17.i, i32 %758, i32 30212)
  %921 = bitcast i32 %920 to float
  %922 = call float @llvm.fma.f32(float %921, float %767, float %776)
  %923 = bitcast float %922 to i32
  %924 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i13.i, i32 %758, i32 30212)
  %925 = bitcast i32 %924 to float
  %926 = call float @llvm.fma.f32(float %925, float %786, float %795)
  %927 = bitcast float %926 to i32
  %928 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i.i, i32 %758, i32 30212)
  %929 = bitcast i32 %928 to float
  %930 = call float @llvm.fma.f32(float %929, float %805, float %814)
  %931 = bitcast float %930 to i32
  %932 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i19.i, i32 %758, i32 30212)
  %933 = bitcast i32 %932 to float
  %934 = call float @llvm.fma.f32(float %933, float %767, float %777)
  %935 = bitcast float %934 to i32
  %936 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i15.i, i32 %758, i32 30212)
  %937 = bitcast i32 %936 to float
  %938 = call float @llvm.fma.f32(float %937, float %786, float %796)
  %939 = bitcast float %938 to i32
  %940 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %758, i32 30212)
  %941 = bitcast i32 %940 to float
  %942 = call float @llvm.fma.f32(float %941, float %805, float %815)
  %943 = bitcast float %942 to i32
  %..i34.i = call i32 @llvm.smax.i32(i32 %927, i32 %923)
  %..i33.i = call i32 @llvm.smax.i32(i32 %818, i32 %931)
  %..i32.i = call i32 @llvm.smax.i32(i32 %..i33.i, i32 %..i34.i)
  %..i58.i = call i32 @llvm.smin.i32(i32 %939, i32 %935)
  %..i57.i = call i32 @llvm.smin.i32(i32 %820, i32 %943)
  %..i56.i = call i32 @llvm.smin.i32(i32 %..i57.i, i32 %..i58.i)
  %.not550 = icmp sgt i32 %..i32.i, %..i56.i
  %944 = or i32 %.3.i.i, 268464128
  %.4.i.i = select i1 %.not550, i32 %.3.i.i, i32 %944
  %945 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i17.i, i32 %758, i32 30228)
  %946 = bitcast i32 %945 to float
  %947 = call float @llvm.fma.f32(float %946, float %767, float %776)
  %948 = bitcast float %947 to i32
  %949 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i13.i, i32 %758, i32 30228)
  %950 = bitcast i32 %949 to float
  %951 = call float @llvm.fma.f32(float %950, float %786, float %795)
  %952 = bitcast float %951 to i32
  %953 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i.i, i32 %758, i32 30228)
  %954 = bitcast i32 %953 to float
  %955 = call float @llvm.fma.f32(float %954, float %805, float %814)
  %956 = bitcast float %955 to i32
  %957 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i19.i, i32 %758, i32 30228)
  %958 = bitcast i32 %957 to float
  %959 = call float @llvm.fma.f32(float %958, float %767, float %777)
  %960 = bitcast float %959 to i32
  %961 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i15.i, i32 %758, i32 30228)
  %962 = bitcast i32 %961 to float
  %963 = call float @llvm.fma.f32(float %962, float %786, float %796)
  %964 = bitcast float %963 to i32
  %965 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %758, i32 30228)
  %966 = bitcast i32 %965 to float
  %967 = call float @llvm.fma.f32(float %966, float %805, float %815)
  %968 = bitcast float %967 to i32
  %..i37.i = call i32 @llvm.smax.i32(i32 %952, i32 %948)
  %..i36.i = call i32 @llvm.smax.i32(i32 %818, i32 %956)
  %..i35.i = call i32 @llvm.smax.i32(i32 %..i36.i, i32 %..i37.i)
  %..i61.i = call i32 @llvm.smin.i32(i32 %964, i32 %960)
  %..i60.i = call i32 @llvm.smin.i32(i32 %820, i32 %968)
  %..i59.i = call i32 @llvm.smin.i32(i32 %..i60.i, i32 %..i61.i)
  %.not551 = icmp sgt i32 %..i35.i, %..i59.i
  %969 = or i32 %.4.i.i, 537100288
  %.5.i.i = select i1 %.not551, i32 %.4.i.i, i32 %969
  %970 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i17.i, i32 %758, i32 30244)
  %971 = bitcast i32 %970 to float
  %972 = call float @llvm.fma.f32(float %971, float %767, float %776)
  %973 = bitcast float %972 to i32
  %974 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i13.i, i32 %758, i32 30244)
  %975 = bitcast i32 %974 to float
  %976 = call float @llvm.fma.f32(float %975, float %786, float %795)
  %977 = bitcast float %976 to i32
  %978 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i.i, i32 %758, i32 30244)
  %979 = bitcast i32 %978 to float
  %980 = call float @llvm.fma.f32(float %979, float %805, float %814)
  %981 = bitcast float %980 to i32
  %982 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i19.i, i32 %758, i32 30244)
  %983 = bitcast i32 %982 to float
  %984 = call float @llvm.fma.f32(float %983, float %767, float %777)
  %985 = bitcast float %984 to i32
  %986 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i15.i, i32 %758, i32 30244)
  %987 = bitcast i32 %986 to float
  %988 = call float @llvm.fma.f32(float %987, float %786, float %796)
  %989 = bitcast float %988 to i32
  %990 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %758, i32 30244)
  %991 = bitcast i32 %990 to float
  %992 = call float @llvm.fma.f32(float %991, float %805, float %815)
  %993 = bitcast float %992 to i32
  %..i40.i = call i32 @llvm.smax.i32(i32 %977, i32 %973)
  %..i39.i = call i32 @llvm.smax.i32(i32 %818, i32 %981)
  %..i38.i = call i32 @llvm.smax.i32(i32 %..i39.i, i32 %..i40.i)
  %..i64.i = call i32 @llvm.smin.i32(i32 %989, i32 %985)
  %..i63.i = call i32 @llvm.smin.i32(i32 %820, i32 %993)
  %..i62.i = call i32 @llvm.smin.i32(i32 %..i63.i, i32 %..i64.i)
  %.not552 = icmp sgt i32 %..i38.i, %..i62.i
  %994 = or i32 %.5.i.i, 1075576832
  %.6.i.i = select i1 %.not552, i32 %.5.i.i, i32 %994
  %995 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i17.i, i32 %758, i32 30260)
  %996 = bitcast i32 %995 to float
  %997 = call float @llvm.fma.f32(float %996, float %767, float %776)
  %998 = bitcast float %997 to i32
  %999 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i13.i, i32 %758, i32 30260)
  %1000 = bitcast i32 %999 to float
  %1001 = call float @llvm.fma.f32(float %1000, float %786, float %795)
  %1002 = bitcast float %1001 to i32
  %1003 = call noundef i32 @llvm.nvvm.prmt(i32 %..i34.i.i, i32 %758, i32 30260)
  %1004 = bitcast i32 %1003 to float
  %1005 = call float @llvm.fma.f32(float %1004, float %805, float %814)
  %1006 = bitcast float %1005 to i32
  %1007 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i19.i, i32 %758, i32 30260)
  %1008 = bitcast i32 %1007 to float
  %1009 = call float @llvm.fma.f32(float %1008, float %767, float %777)
  %1010 = bitcast float %1009 to i32
  %1011 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i15.i, i32 %758, i32 30260)
  %1012 = bitcast i32 %1011 to float
  %1013 = call float @llvm.fma.f32(float %1012, float %786, float %796)
  %1014 = bitcast float %1013 to i32
  %1015 = call noundef i32 @llvm.nvvm.prmt(i32 %..i.i.i, i32 %758, i32 30260)
  %1016 = bitcast i32 %1015 to float
  %1017 = call float @llvm.fma.f32(float %1016, float %805, float %815)
  %1018 = bitcast float %1017 to i32
  %..i43.i = call i32 @llvm.smax.i32(i32 %1002, i32 %998)
  %..i42.i = call i32 @llvm.smax.i32(i32 %818, i32 %1006)
  %..i41.i = call i32 @llvm.smax.i32(i32 %..i42.i, i32 %..i43.i)
  %..i67.i = call i32 @llvm.smin.i32(i32 %1014, i32 %1010)
  %..i66.i = call i32 @llvm.smin.i32(i32 %820, i32 %1018)
  %..i65.i = call i32 @llvm.smin.i32(i32 %..i66.i, i32 %..i67.i)
  %.not553 = icmp sgt i32 %..i41.i, %..i65.i
  %1019 = or i32 %.6.i.i, -2132803584
  %.7.i.i = select i1 %.not553, i32 %.6.i.i, i32 %1019
  %bc = bitcast <4 x float> %747 to <4 x i32>
  %1020 = extractelement <4 x i32> %bc, i64 3
  %1021 = and i32 %.7.i.i, %1020
  %1022 = extractelement <4 x i32> %749, i64 1
  %1023 = and i32 %1021, -16777216
  %1024 = shl i32 %1021, 1
  %1025 = and i32 %1024, -1442840576
  %1026 = lshr i32 %1021, 1
  %1027 = and i32 %1026, 1426063360
  %1028 = or disjoint i32 %1025, %1027
  %1029 = and i32 %.sroa.647.2, 1
  %.not554 = icmp eq i32 %1029, 0
  %..i11.i = select i1 %.not554, i32 %1023, i32 %1028
  %1030 = shl i32 %..i11.i, 2
  %1031 = and i32 %1030, -872415232
  %1032 = lshr exact i32 %..i11.i, 2
  %1033 = and i32 %1032, 855638016
  %1034 = or disjoint i32 %1031, %1033
  %1035 = and i32 %.sroa.647.2, 2
  %.not555 = icmp eq i32 %1035, 0
  %..i10.i = select i1 %.not555, i32 %..i11.i, i32 %1034
  %1036 = shl i32 %..i10.i, 4
  %1037 = lshr exact i32 %..i10.i, 4
  %1038 = and i32 %1037, 251658240
  %1039 = or disjoint i32 %1036, %1038
  %1040 = and i32 %.sroa.647.2, 4
  %.not556 = icmp eq i32 %1040, 0
  %..i9.i = select i1 %.not556, i32 %..i10.i, i32 %1039
  %1041 = lshr i32 %1020, 24
  %1042 = or i32 %..i9.i, %1041
  %1043 = extractelement <4 x i32> %749, i64 2
  %1044 = and i32 %1021, 16777215
  br label %_ZL12rw_step_nodeP7rw_lane.exit.i

_ZL12rw_step_nodeP7rw_lane.exit.i:                ; preds = %_ZL17rw_postpone_nodesP7rw_lane.exit.i, %_ZL16rw_profile_lanesP7rw_lanejj.exit
  %.sroa.680.12 = phi i32 [ %1022, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.680.11, %_ZL16rw_profile_lanesP7rw_lanejj.exit ]
  %.sroa.692.12 = phi i32 [ %1042, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.692.11, %_ZL16rw_profile_lanesP7rw_lanejj.exit ]
  %.sroa.713.2 = phi i32 [ %1043, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.713.1, %_ZL16rw_profile_lanesP7rw_lanejj.exit ]
  %.sroa.723.12 = phi i32 [ %1044, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.723.11, %_ZL16rw_profile_lanesP7rw_lanejj.exit ]
  %.sroa.753.2 = phi i32 [ %1020, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.753.1, %_ZL16rw_profile_lanesP7rw_lanejj.exit ]
  %.sroa.763.11 = phi i32 [ %.sroa.763.10, %_ZL17rw_postpone_nodesP7rw_lane.exit.i ], [ %.sroa.763.8, %_ZL16rw_profile_lanesP7rw_lanejj.exit ]
  %1045 = icmp ne i32 %.sroa.723.12, 0
  %1046 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %1045)
  %1047 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1046)
  br label %1048

1048:                                             ; preds = %_ZL18rw_check_traversalP7rw_lane.exit, %_ZL12rw_step_nodeP7rw_lane.exit.i
  %.sroa.334.7 = phi float [ %.sroa.334.6, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.334.24, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.365.7 = phi i32 [ %.sroa.365.6, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.365.22, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.372.15 = phi i32 [ %.sroa.372.14, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.372.17, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.410.7 = phi ptr [ %.sroa.410.6, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.410.24, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.565.9 = phi float [ %.sroa.565.8, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.565.18, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.583.9 = phi i32 [ %.sroa.583.8, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.583.18, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.593.2 = phi i32 [ %.sroa.593.1, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.593.9, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.596.2 = phi i32 [ %.sroa.596.1, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.596.11, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.654.2 = phi float [ %.sroa.654.1, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.654.14, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.692.13 = phi i32 [ %.sroa.692.12, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.692.15, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.723.13 = phi i32 [ %.sroa.723.12, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.723.15, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.763.12 = phi i32 [ %.sroa.763.11, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.763.16, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.33.16 = phi i32 [ %.sroa.33.15, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.33.17, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.sroa.0.15 = phi i32 [ %.sroa.0.14, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %.sroa.0.16, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %.0.i24 = phi i32 [ %1047, %_ZL12rw_step_nodeP7rw_lane.exit.i ], [ %1244, %_ZL18rw_check_traversalP7rw_lane.exit ]
  %1049 = icmp ne i32 %.0.i24, 0
  %1050 = shl nuw nsw i32 %.0.i24, 2
  %1051 = icmp uge i32 %1050, %.0.i3
  %1052 = select i1 %1049, i1 %1051, i1 false
  br i1 %1052, label %1053, label %_ZL14rw_step_leavesP7rw_lanej.exit

1053:                                             ; preds = %1048
  %.not564 = icmp eq i32 %.sroa.723.13, 0
  br i1 %.not564, label %_ZL18rw_check_traversalP7rw_lane.exit, label %_ZL15rw_in_top_levelPK7rw_lane.exit.i

_ZL15rw_in_top_levelPK7rw_lane.exit.i:            ; preds = %1053
  %1054 = add i32 %.sroa.723.13, -1
  %1055 = and i32 %.sroa.723.13, %1054
  %1056 = xor i32 %.sroa.723.13, %1055
  %1057 = add i32 %1056, -1
  %1058 = and i32 %.sroa.753.2, %1057
  %1059 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1058)
  %1060 = add i32 %.sroa.713.2, %1059
  %1061 = zext i32 %1060 to i64
  %1062 = shl nuw nsw i64 %1061, 4
  %1063 = add i64 %.sroa.667.2, %1062
  %1064 = inttoptr i64 %1063 to ptr addrspace(1)
  %1065 = load <4 x i32>, ptr addrspace(1) %1064, align 16
  %1066 = extractelement <4 x i32> %1065, i64 0
  %1067 = getelementptr inbounds i8, ptr %0, i64 16
  %1068 = load i64, ptr %1067, align 8
  %1069 = inttoptr i64 %1068 to ptr addrspace(1)
  %1070 = getelementptr inbounds i8, ptr %0, i64 24
  %1071 = load i64, ptr %1070, align 8
  %1072 = inttoptr i64 %1071 to ptr addrspace(1)
  %1073 = zext i32 %.sroa.372.15 to i64
  %1074 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %1072, i64 %1073, i32 7
  %1075 = load i32, ptr addrspace(1) %1074, align 8
  %1076 = add i32 %1075, %1066
  %1077 = zext i32 %1076 to i64
  %1078 = getelementptr inbounds i32, ptr addrspace(1) %1069, i64 %1077
  %1079 = load i32, ptr addrspace(1) %1078, align 4
  %1080 = getelementptr inbounds i8, ptr %0, i64 40
  %1081 = load i64, ptr %1080, align 8
  %1082 = zext i32 %1079 to i64
  %1083 = getelementptr inbounds i8, ptr %0, i64 108
  %1084 = load i32, ptr %1083, align 4
  %1085 = zext i32 %1084 to i64
  %1086 = mul nuw i64 %1082, %1085
  %1087 = add i64 %1081, %1086
  %1088 = inttoptr i64 %1087 to ptr addrspace(1)
  %1089 = getelementptr inbounds i8, ptr addrspace(1) %1088, i64 12
  %1090 = load i32, ptr addrspace(1) %1089, align 4
  %1091 = load i32, ptr addrspace(1) %1088, align 4
  %cond645 = icmp eq i32 %1091, 6
  br i1 %cond645, label %case.ball_intersect.i, label %rw_hook_intersect.exit

case.ball_intersect.i:                            ; preds = %_ZL15rw_in_top_levelPK7rw_lane.exit.i
  %1092 = extractelement <4 x i32> %1065, i64 1
  %1093 = getelementptr inbounds i8, ptr %hook_attributes, i64 12
  %1094 = sext i32 %1092 to i64
  %1095 = mul nsw i64 %1094, 28
  %1096 = load i64, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @rw_constant_block, i64 160), align 8, !invariant.load !6, !rw.invariant !6
  %1097 = inttoptr i64 %1096 to ptr addrspace(1)
  %1098 = getelementptr i8, ptr addrspace(1) %1097, i64 %1095
  %1099 = getelementptr i8, ptr addrspace(1) %1098, i64 16
  %1100 = load float, ptr addrspace(1) %1099, align 4, !rw.line !98
  %1101 = getelementptr i8, ptr addrspace(1) %1098, i64 20
  %1102 = load float, ptr addrspace(1) %1101, align 4, !rw.line !99
  %1103 = getelementptr i8, ptr addrspace(1) %1098, i64 24
  %1104 = load float, ptr addrspace(1) %1103, align 4, !rw.line !100
  %1105 = load float, ptr addrspace(1) %1098, align 4, !rw.line !101
  %1106 = fsub float %.sroa.170.2, %1105
  %1107 = getelementptr i8, ptr addrspace(1) %1098, i64 4
  %1108 = load float, ptr addrspace(1) %1107, align 4, !rw.line !102
  %1109 = fsub float %.sroa.187.2, %1108
  %1110 = getelementptr i8, ptr addrspace(1) %1098, i64 8
  %1111 = load float, ptr addrspace(1) %1110, align 4, !rw.line !103
  %1112 = fsub float %.sroa.204.2, %1111
  %1113 = fmul float %.sroa.238.2, %1109
  %1114 = call float @llvm.fma.f32(float %.sroa.221.2, float %1106, float %1113)
  %1115 = call float @llvm.fma.f32(float %1112, float %.sroa.256.2, float %1114)
  %1116 = fmul float %.sroa.221.2, %1115
  %1117 = fmul float %.sroa.238.2, %1115
  %1118 = fmul float %.sroa.256.2, %1115
  %1119 = fsub float %1106, %1116
  %1120 = fsub float %1109, %1117
  %1121 = fsub float %1112, %1118
  %1122 = getelementptr i8, ptr addrspace(1) %1098, i64 12
  %1123 = load float, ptr addrspace(1) %1122, align 4, !rw.line !104
  %1124 = fmul float %1123, %1123
  %1125 = fmul float %1120, %1120
  %1126 = call float @llvm.fma.f32(float %1119, float %1119, float %1125)
  %1127 = call float @llvm.fma.f32(float %1121, float %1121, float %1126)
  %1128 = fsub float %1124, %1127
  %1129 = fcmp ugt float %1128, 0.000000e+00
  br i1 %1129, label %next.i.i, label %rw_hook_intersect.exit

"$L__BB6_3.i.i":                                  ; preds = %next2.i.i679, %next.i.i
  %.sroa.334.14 = phi float [ %.sroa.334.16, %next.i.i ], [ %.sroa.334.18, %next2.i.i679 ]
  %.sroa.365.14 = phi i32 [ %.sroa.365.7, %next.i.i ], [ %.sroa.365.16, %next2.i.i679 ]
  %.sroa.565.12 = phi float [ %.sroa.565.9, %next.i.i ], [ %.sroa.565.13, %next2.i.i679 ]
  %.sroa.583.12 = phi i32 [ %.sroa.583.9, %next.i.i ], [ %.sroa.583.13, %next2.i.i679 ]
  %.sroa.593.3 = phi i32 [ %.sroa.593.2, %next.i.i ], [ %.sroa.593.4, %next2.i.i679 ]
  %.sroa.596.5 = phi i32 [ %.sroa.596.2, %next.i.i ], [ %.sroa.596.6, %next2.i.i679 ]
  %1130 = fsub float %1133, %1115
  %1131 = fcmp uge float %.sroa.273.2, %1130
  %1132 = fcmp ule float %.sroa.565.12, %1130
  %or.cond1282.not = select i1 %1131, i1 true, i1 %1132
  %.sroa.334.15 = select i1 %or.cond1282.not, float %.sroa.334.14, float %1130
  %.sroa.654.9 = select i1 %or.cond1282.not, float %.sroa.654.10, float %1130
  br i1 %or.cond1282.not, label %rw_hook_intersect.exit, label %1182

next.i.i:                                         ; preds = %case.ball_intersect.i
  %1133 = call float @llvm.sqrt.f32(float %1128)
  %1134 = fneg float %1133
  %1135 = fsub float %1134, %1115
  %1136 = fcmp uge float %.sroa.273.2, %1135
  %1137 = fcmp ule float %.sroa.565.9, %1135
  %or.cond1283.not = select i1 %1136, i1 true, i1 %1137
  %.sroa.334.16 = select i1 %or.cond1283.not, float %.sroa.565.9, float %1135
  %.sroa.654.10 = select i1 %or.cond1283.not, float %.sroa.654.2, float %1135
  br i1 %or.cond1283.not, label %"$L__BB6_3.i.i", label %1138

1138:                                             ; preds = %next.i.i
  %1139 = call float @llvm.fma.f32(float %1135, float %.sroa.221.2, float %.sroa.170.2)
  %1140 = call float @llvm.fma.f32(float %1135, float %.sroa.238.2, float %.sroa.187.2)
  %1141 = call float @llvm.fma.f32(float %1135, float %.sroa.256.2, float %.sroa.204.2)
  %1142 = fsub float %1139, %1105
  %1143 = fsub float %1140, %1108
  %1144 = fsub float %1141, %1111
  %1145 = fdiv float %1142, %1123
  %1146 = fdiv float %1143, %1123
  %1147 = fdiv float %1144, %1123
  store float %1145, ptr %hook_attributes, align 4, !rw.line !105
  %1148 = getelementptr inbounds i8, ptr %hook_attributes, i64 4
  store float %1146, ptr %1148, align 4, !rw.line !106
  %1149 = getelementptr inbounds i8, ptr %hook_attributes, i64 8
  store float %1147, ptr %1149, align 4, !rw.line !107
  store float %1100, ptr %1093, align 4, !rw.line !108
  %1150 = getelementptr inbounds i8, ptr %hook_attributes, i64 16
  store float %1102, ptr %1150, align 4, !rw.line !109
  %1151 = getelementptr inbounds i8, ptr %hook_attributes, i64 20
  store float %1104, ptr %1151, align 4, !rw.line !110
  %1152 = getelementptr inbounds i8, ptr addrspace(1) %1088, i64 8
  %1153 = load i32, ptr addrspace(1) %1152, align 4
  %.not.i23.i.not = icmp eq i32 %1153, 0
  br i1 %.not.i23.i.not, label %rw_report_intersection.exit45.i, label %1154

1154:                                             ; preds = %1138
  %1155 = getelementptr inbounds i8, ptr addrspace(1) %1088, i64 4
  %1156 = load i32, ptr addrspace(1) %1155, align 4
  %.not30.i37.i = icmp eq i32 %.sroa.372.15, -1
  br i1 %.not30.i37.i, label %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i42.i, label %1157

1157:                                             ; preds = %1154
  %1158 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %1072, i64 %1073, i32 5
  %1159 = load i32, ptr addrspace(1) %1158, align 8
  %1160 = and i32 %1159, 4
  %.not31.i38.i = icmp eq i32 %1160, 0
  br i1 %.not31.i38.i, label %1161, label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i

1161:                                             ; preds = %1157
  %1162 = and i32 %1159, 8
  %.not32.i39.i = icmp ne i32 %1162, 0
  %1163 = and i32 %1090, 1
  %.not33.i40.i = icmp eq i32 %1163, 0
  %or.cond.i41.i = select i1 %.not32.i39.i, i1 true, i1 %.not33.i40.i
  br i1 %or.cond.i41.i, label %.critedge.i36.i, label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i

_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i42.i:    ; preds = %1154
  %.old.i43.i = and i32 %1090, 1
  %.not33.old.i44.i = icmp eq i32 %.old.i43.i, 0
  br i1 %.not33.old.i44.i, label %.critedge.i36.i, label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i

.critedge.i36.i:                                  ; preds = %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i42.i, %1161
  %1164 = getelementptr inbounds i8, ptr %0, i64 48
  %1165 = load i64, ptr %1164, align 8
  %1166 = zext i32 %1156 to i64
  %1167 = getelementptr inbounds i8, ptr %0, i64 112
  %1168 = load i32, ptr %1167, align 8
  %1169 = zext i32 %1168 to i64
  %1170 = mul nuw i64 %1166, %1169
  %1171 = add i64 %1165, %1170
  %1172 = inttoptr i64 %1171 to ptr addrspace(1)
  %1173 = getelementptr inbounds i8, ptr %0, i64 104
  %1174 = load i32, ptr %1173, align 8
  %1175 = add i32 %1174, %.sroa.288.2
  %1176 = zext i32 %1175 to i64
  %1177 = getelementptr inbounds i32, ptr addrspace(1) %1172, i64 %1176
  %1178 = load i32, ptr addrspace(1) %1177, align 4
  br label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i

_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i:   ; preds = %.critedge.i36.i, %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i42.i, %1161, %1157
  %.0.i.i30.i = phi i32 [ %1178, %.critedge.i36.i ], [ 0, %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i42.i ], [ 0, %1157 ], [ 0, %1161 ]
  switch i32 %.0.i.i30.i, label %rw_hook_any_hit.exit.i [
    i32 0, label %1179
    i32 9, label %case.block.i.i
  ]

case.block.i.i:                                   ; preds = %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i
  store i32 1, ptr %.sroa.324917.2, align 4, !rw.line !111
  br label %1179

rw_hook_any_hit.exit.i:                           ; preds = %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i
  br label %1179

1179:                                             ; preds = %rw_hook_any_hit.exit.i, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i, %case.block.i.i
  %.sroa.334.17 = phi float [ %.sroa.334.16, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i ], [ %.sroa.654.10, %case.block.i.i ], [ %.sroa.654.10, %rw_hook_any_hit.exit.i ]
  %.sroa.365.15 = phi i32 [ %.sroa.365.7, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i ], [ %1156, %case.block.i.i ], [ %1156, %rw_hook_any_hit.exit.i ]
  %.025.i32.i = phi i32 [ 0, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i29.i ], [ 2, %case.block.i.i ], [ 0, %rw_hook_any_hit.exit.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %hook_attributes632, ptr noundef nonnull align 16 dereferenceable(24) %hook_attributes, i64 24, i1 false)
  br label %rw_report_intersection.exit45.i

rw_report_intersection.exit45.i:                  ; preds = %1138, %1179
  %.sroa.334.18 = phi float [ %.sroa.334.17, %1179 ], [ %.sroa.334.16, %1138 ]
  %.sroa.365.16 = phi i32 [ %.sroa.365.15, %1179 ], [ %.sroa.365.7, %1138 ]
  %.sroa.565.13 = phi float [ %.sroa.654.10, %1179 ], [ %.sroa.565.9, %1138 ]
  %.sroa.583.13 = phi i32 [ %1060, %1179 ], [ %.sroa.583.9, %1138 ]
  %.sroa.593.4 = phi i32 [ %1156, %1179 ], [ %.sroa.593.2, %1138 ]
  %.sroa.596.6 = phi i32 [ %.sroa.372.15, %1179 ], [ %.sroa.596.2, %1138 ]
  %.0.i26.i = phi i32 [ %.025.i32.i, %1179 ], [ 1, %1138 ]
  %1180 = icmp ugt i32 %.0.i26.i, 1
  br i1 %1180, label %rw_hook_intersect.exit, label %next2.i.i679

next2.i.i679:                                     ; preds = %rw_report_intersection.exit45.i
  %1181 = icmp eq i32 %.0.i26.i, 0
  br i1 %1181, label %rw_hook_intersect.exit, label %"$L__BB6_3.i.i"

1182:                                             ; preds = %"$L__BB6_3.i.i"
  %1183 = call float @llvm.fma.f32(float %1130, float %.sroa.221.2, float %.sroa.170.2)
  %1184 = call float @llvm.fma.f32(float %1130, float %.sroa.238.2, float %.sroa.187.2)
  %1185 = call float @llvm.fma.f32(float %1130, float %.sroa.256.2, float %.sroa.204.2)
  %1186 = fsub float %1183, %1105
  %1187 = fsub float %1184, %1108
  %1188 = fsub float %1185, %1111
  %1189 = fdiv float %1186, %1123
  %1190 = fdiv float %1187, %1123
  %1191 = fdiv float %1188, %1123
  store float %1189, ptr %hook_attributes, align 4, !rw.line !112
  %1192 = getelementptr inbounds i8, ptr %hook_attributes, i64 4
  store float %1190, ptr %1192, align 4, !rw.line !113
  %1193 = getelementptr inbounds i8, ptr %hook_attributes, i64 8
  store float %1191, ptr %1193, align 4, !rw.line !114
  store float %1100, ptr %1093, align 4, !rw.line !115
  %1194 = getelementptr inbounds i8, ptr %hook_attributes, i64 16
  store float %1102, ptr %1194, align 4, !rw.line !116
  %1195 = getelementptr inbounds i8, ptr %hook_attributes, i64 20
  store float %1104, ptr %1195, align 4, !rw.line !117
  %1196 = load i64, ptr %1080, align 8
  %1197 = load i32, ptr %1083, align 4
  %1198 = zext i32 %1197 to i64
  %1199 = mul nuw i64 %1082, %1198
  %1200 = add i64 %1196, %1199
  %1201 = inttoptr i64 %1200 to ptr addrspace(1)
  %1202 = getelementptr inbounds i8, ptr addrspace(1) %1201, i64 8
  %1203 = load i32, ptr addrspace(1) %1202, align 4
  %.not.i.i.not = icmp eq i32 %1203, 0
  br i1 %.not.i.i.not, label %rw_report_intersection.exit.i, label %1204

1204:                                             ; preds = %1182
  %1205 = getelementptr inbounds i8, ptr addrspace(1) %1201, i64 4
  %1206 = load i32, ptr addrspace(1) %1205, align 4
  %1207 = getelementptr inbounds i8, ptr addrspace(1) %1201, i64 12
  %1208 = load i32, ptr addrspace(1) %1207, align 4
  %.not30.i.i = icmp eq i32 %.sroa.372.15, -1
  br i1 %.not30.i.i, label %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i.i683, label %1209

1209:                                             ; preds = %1204
  %1210 = load i64, ptr %1070, align 8
  %1211 = inttoptr i64 %1210 to ptr addrspace(1)
  %1212 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %1211, i64 %1073, i32 5
  %1213 = load i32, ptr addrspace(1) %1212, align 8
  %1214 = and i32 %1213, 4
  %.not31.i.i = icmp eq i32 %1214, 0
  br i1 %.not31.i.i, label %1215, label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681

1215:                                             ; preds = %1209
  %1216 = and i32 %1213, 8
  %.not32.i.i = icmp ne i32 %1216, 0
  %1217 = and i32 %1208, 1
  %.not33.i.i = icmp eq i32 %1217, 0
  %or.cond.i.i682 = select i1 %.not32.i.i, i1 true, i1 %.not33.i.i
  br i1 %or.cond.i.i682, label %.critedge.i.i, label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681

_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i.i683:   ; preds = %1204
  %.old.i.i = and i32 %1208, 1
  %.not33.old.i.i = icmp eq i32 %.old.i.i, 0
  br i1 %.not33.old.i.i, label %.critedge.i.i, label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681

.critedge.i.i:                                    ; preds = %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i.i683, %1215
  %1218 = getelementptr inbounds i8, ptr %0, i64 48
  %1219 = load i64, ptr %1218, align 8
  %1220 = zext i32 %1206 to i64
  %1221 = getelementptr inbounds i8, ptr %0, i64 112
  %1222 = load i32, ptr %1221, align 8
  %1223 = zext i32 %1222 to i64
  %1224 = mul nuw i64 %1220, %1223
  %1225 = add i64 %1219, %1224
  %1226 = inttoptr i64 %1225 to ptr addrspace(1)
  %1227 = getelementptr inbounds i8, ptr %0, i64 104
  %1228 = load i32, ptr %1227, align 8
  %1229 = add i32 %1228, %.sroa.288.2
  %1230 = zext i32 %1229 to i64
  %1231 = getelementptr inbounds i32, ptr addrspace(1) %1226, i64 %1230
  %1232 = load i32, ptr addrspace(1) %1231, align 4
  br label %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681

_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681:  ; preds = %.critedge.i.i, %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i.i683, %1215, %1209
  %.0.i.i.i = phi i32 [ %1232, %.critedge.i.i ], [ 0, %_ZL18rw_any_hit_enabledPK7rw_lanej.exit.i.i683 ], [ 0, %1209 ], [ 0, %1215 ]
  switch i32 %.0.i.i.i, label %rw_hook_any_hit.exit49.i [
    i32 0, label %1233
    i32 9, label %case.block.i46.i
  ]

case.block.i46.i:                                 ; preds = %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681
  store i32 1, ptr %.sroa.324917.2, align 4, !rw.line !111
  br label %1233

rw_hook_any_hit.exit49.i:                         ; preds = %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681
  br label %1233

1233:                                             ; preds = %rw_hook_any_hit.exit49.i, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681, %case.block.i46.i
  %.sroa.334.19 = phi float [ %.sroa.334.15, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681 ], [ %.sroa.654.9, %case.block.i46.i ], [ %.sroa.654.9, %rw_hook_any_hit.exit49.i ]
  %.sroa.365.17 = phi i32 [ %.sroa.365.14, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681 ], [ %1206, %case.block.i46.i ], [ %1206, %rw_hook_any_hit.exit49.i ]
  %.025.i.i = phi i32 [ 0, %_ZL18rw_any_hit_programPK7rw_lanejj.exit.i.i681 ], [ 2, %case.block.i46.i ], [ 0, %rw_hook_any_hit.exit49.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %hook_attributes632, ptr noundef nonnull align 16 dereferenceable(24) %hook_attributes, i64 24, i1 false)
  br label %rw_report_intersection.exit.i

rw_report_intersection.exit.i:                    ; preds = %1182, %1233
  %.sroa.334.20 = phi float [ %.sroa.334.19, %1233 ], [ %.sroa.334.15, %1182 ]
  %.sroa.365.18 = phi i32 [ %.sroa.365.17, %1233 ], [ %.sroa.365.14, %1182 ]
  %.sroa.565.14 = phi float [ %.sroa.654.9, %1233 ], [ %.sroa.565.12, %1182 ]
  %.sroa.583.14 = phi i32 [ %1060, %1233 ], [ %.sroa.583.12, %1182 ]
  %.sroa.593.5 = phi i32 [ %1206, %1233 ], [ %.sroa.593.3, %1182 ]
  %.sroa.596.7 = phi i32 [ %.sroa.372.15, %1233 ], [ %.sroa.596.5, %1182 ]
  %.0.i22.i = phi i32 [ %.025.i.i, %1233 ], [ 1, %1182 ]
  %1234 = icmp ugt i32 %.0.i22.i, 1
  %spec.select.i680 = select i1 %1234, i32 %.0.i22.i, i32 0
  br label %rw_hook_intersect.exit

rw_hook_intersect.exit:                           ; preds = %rw_report_intersection.exit.i, %next2.i.i679, %rw_report_intersection.exit45.i, %"$L__BB6_3.i.i", %case.ball_intersect.i, %_ZL15rw_in_top_levelPK7rw_lane.exit.i
  %.sroa.334.22 = phi float [ %.sroa.565.9, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.334.15, %"$L__BB6_3.i.i" ], [ %.sroa.334.20, %rw_report_intersection.exit.i ], [ %.sroa.334.18, %rw_report_intersection.exit45.i ], [ %.sroa.334.18, %next2.i.i679 ], [ %.sroa.565.9, %case.ball_intersect.i ]
  %.sroa.365.20 = phi i32 [ %.sroa.365.7, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.365.14, %"$L__BB6_3.i.i" ], [ %.sroa.365.18, %rw_report_intersection.exit.i ], [ %.sroa.365.16, %rw_report_intersection.exit45.i ], [ %.sroa.365.16, %next2.i.i679 ], [ %.sroa.365.7, %case.ball_intersect.i ]
  %.sroa.565.16 = phi float [ %.sroa.565.9, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.565.12, %"$L__BB6_3.i.i" ], [ %.sroa.565.14, %rw_report_intersection.exit.i ], [ %.sroa.565.13, %rw_report_intersection.exit45.i ], [ %.sroa.565.13, %next2.i.i679 ], [ %.sroa.565.9, %case.ball_intersect.i ]
  %.sroa.583.16 = phi i32 [ %.sroa.583.9, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.583.12, %"$L__BB6_3.i.i" ], [ %.sroa.583.14, %rw_report_intersection.exit.i ], [ %.sroa.583.13, %rw_report_intersection.exit45.i ], [ %.sroa.583.13, %next2.i.i679 ], [ %.sroa.583.9, %case.ball_intersect.i ]
  %.sroa.593.7 = phi i32 [ %.sroa.593.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.593.3, %"$L__BB6_3.i.i" ], [ %.sroa.593.5, %rw_report_intersection.exit.i ], [ %.sroa.593.4, %rw_report_intersection.exit45.i ], [ %.sroa.593.4, %next2.i.i679 ], [ %.sroa.593.2, %case.ball_intersect.i ]
  %.sroa.596.9 = phi i32 [ %.sroa.596.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.596.5, %"$L__BB6_3.i.i" ], [ %.sroa.596.7, %rw_report_intersection.exit.i ], [ %.sroa.596.6, %rw_report_intersection.exit45.i ], [ %.sroa.596.6, %next2.i.i679 ], [ %.sroa.596.2, %case.ball_intersect.i ]
  %.sroa.654.12 = phi float [ %.sroa.654.2, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ %.sroa.654.9, %"$L__BB6_3.i.i" ], [ %.sroa.654.9, %rw_report_intersection.exit.i ], [ %.sroa.654.10, %rw_report_intersection.exit45.i ], [ %.sroa.654.10, %next2.i.i679 ], [ %.sroa.654.2, %case.ball_intersect.i ]
  %1235 = phi i32 [ 0, %_ZL15rw_in_top_levelPK7rw_lane.exit.i ], [ 0, %"$L__BB6_3.i.i" ], [ %spec.select.i680, %rw_report_intersection.exit.i ], [ %.0.i26.i, %rw_report_intersection.exit45.i ], [ 0, %next2.i.i679 ], [ 0, %case.ball_intersect.i ]
  %1236 = icmp eq i32 %1235, 2
  %.sroa.692.14 = select i1 %1236, i32 0, i32 %.sroa.692.13
  %.sroa.723.14 = select i1 %1236, i32 0, i32 %1055
  %.sroa.763.15 = select i1 %1236, i32 0, i32 %.sroa.763.12
  %1237 = icmp eq i32 %.sroa.75.14, 0
  br i1 %1237, label %_ZL18rw_check_traversalP7rw_lane.exit, label %1238

1238:                                             ; preds = %rw_hook_intersect.exit
  %1239 = getelementptr inbounds i8, ptr %0, i64 96
  %1240 = load i32, ptr %1239, align 8
  %or.cond.i.i = icmp ugt i32 %1240, 1
  %1241 = icmp ne i32 %.sroa.75.14, -1
  %or.cond48 = select i1 %or.cond.i.i, i1 %1241, i1 false
  %spec.store.select53 = select i1 %or.cond48, i32 %1240, i32 0
  br label %_ZL18rw_check_traversalP7rw_lane.exit

_ZL18rw_check_traversalP7rw_lane.exit:            ; preds = %1238, %rw_hook_intersect.exit, %1053
  %.sroa.334.24 = phi float [ %.sroa.334.7, %1053 ], [ %.sroa.334.22, %rw_hook_intersect.exit ], [ %.sroa.334.22, %1238 ]
  %.sroa.365.22 = phi i32 [ %.sroa.365.7, %1053 ], [ %.sroa.365.20, %rw_hook_intersect.exit ], [ %.sroa.365.20, %1238 ]
  %.sroa.372.17 = phi i32 [ %.sroa.372.15, %1053 ], [ %.sroa.372.15, %rw_hook_intersect.exit ], [ -1, %1238 ]
  %.sroa.410.24 = phi ptr [ %.sroa.410.7, %1053 ], [ %hook_attributes, %rw_hook_intersect.exit ], [ %hook_attributes, %1238 ]
  %.sroa.565.18 = phi float [ %.sroa.565.9, %1053 ], [ %.sroa.565.16, %rw_hook_intersect.exit ], [ %.sroa.565.16, %1238 ]
  %.sroa.583.18 = phi i32 [ %.sroa.583.9, %1053 ], [ %.sroa.583.16, %rw_hook_intersect.exit ], [ %.sroa.583.16, %1238 ]
  %.sroa.593.9 = phi i32 [ %.sroa.593.2, %1053 ], [ %.sroa.593.7, %rw_hook_intersect.exit ], [ %.sroa.593.7, %1238 ]
  %.sroa.596.11 = phi i32 [ %.sroa.596.2, %1053 ], [ %.sroa.596.9, %rw_hook_intersect.exit ], [ %.sroa.596.9, %1238 ]
  %.sroa.654.14 = phi float [ %.sroa.654.2, %1053 ], [ %.sroa.654.12, %rw_hook_intersect.exit ], [ %.sroa.654.12, %1238 ]
  %.sroa.692.15 = phi i32 [ %.sroa.692.13, %1053 ], [ %.sroa.692.14, %rw_hook_intersect.exit ], [ 0, %1238 ]
  %.sroa.723.15 = phi i32 [ 0, %1053 ], [ %.sroa.723.14, %rw_hook_intersect.exit ], [ 0, %1238 ]
  %.sroa.763.16 = phi i32 [ %.sroa.763.12, %1053 ], [ %.sroa.763.15, %rw_hook_intersect.exit ], [ %.sroa.763.15, %1238 ]
  %.sroa.33.17 = phi i32 [ %.sroa.33.16, %1053 ], [ %.sroa.33.16, %rw_hook_intersect.exit ], [ 0, %1238 ]
  %.sroa.0.16 = phi i32 [ %.sroa.0.15, %1053 ], [ %.sroa.0.15, %rw_hook_intersect.exit ], [ %spec.store.select53, %1238 ]
  %1242 = icmp ne i32 %.sroa.723.15, 0
  %1243 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %1242)
  %1244 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1243)
  br label %1048, !llvm.loop !118

_ZL14rw_step_leavesP7rw_lanej.exit:               ; preds = %1048
  %1245 = icmp ugt i32 %.sroa.692.13, 16777215
  %1246 = icmp ne i32 %.sroa.723.13, 0
  %or.cond50 = select i1 %1245, i1 true, i1 %1246
  %1247 = icmp ne i32 %.sroa.0.15, 1
  %or.cond52 = select i1 %or.cond50, i1 true, i1 %1247
  br i1 %or.cond52, label %_ZL17rw_traverse_roundP7rw_lanej.exit, label %1248

1248:                                             ; preds = %_ZL14rw_step_leavesP7rw_lanej.exit
  %.not558 = icmp eq i32 %.sroa.763.12, 0
  br i1 %.not558, label %_ZL17rw_traverse_roundP7rw_lanej.exit, label %1249

1249:                                             ; preds = %1248
  %1250 = add i32 %.sroa.763.12, -1
  %1251 = zext i32 %1250 to i64
  %1252 = getelementptr inbounds <2 x i32>, ptr %1, i64 %1251
  %1253 = load <2 x i32>, ptr %1252, align 8
  %1254 = extractelement <2 x i32> %1253, i64 1
  %1255 = icmp ugt i32 %1254, 16777215
  br i1 %1255, label %1256, label %1258

1256:                                             ; preds = %1249
  %1257 = extractelement <2 x i32> %1253, i64 0
  br label %_ZL17rw_traverse_roundP7rw_lanej.exit

1258:                                             ; preds = %1249
  %1259 = extractelement <2 x i32> %1253, i64 0
  %1260 = add i32 %.sroa.763.12, -2
  %1261 = zext i32 %1260 to i64
  %1262 = getelementptr inbounds <2 x i32>, ptr %1, i64 %1261
  %1263 = load <2 x i32>, ptr %1262, align 8
  %1264 = extractelement <2 x i32> %1263, i64 0
  br label %_ZL17rw_traverse_roundP7rw_lanej.exit

_ZL17rw_traverse_roundP7rw_lanej.exit:            ; preds = %1248, %1256, %1258, %_ZL14rw_step_leavesP7rw_lanej.exit
  %.sroa.680.16 = phi i32 [ %.sroa.680.12, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ %1257, %1256 ], [ %.sroa.680.12, %1258 ], [ %.sroa.680.12, %1248 ]
  %.sroa.692.16 = phi i32 [ %.sroa.692.13, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ %1254, %1256 ], [ %.sroa.692.13, %1258 ], [ %.sroa.692.13, %1248 ]
  %.sroa.713.3 = phi i32 [ %.sroa.713.2, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ %.sroa.713.2, %1256 ], [ %1259, %1258 ], [ %.sroa.713.2, %1248 ]
  %.sroa.723.16 = phi i32 [ %.sroa.723.13, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ 0, %1256 ], [ %1254, %1258 ], [ 0, %1248 ]
  %.sroa.753.3 = phi i32 [ %.sroa.753.2, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ %.sroa.753.2, %1256 ], [ %1264, %1258 ], [ %.sroa.753.2, %1248 ]
  %.sroa.763.17 = phi i32 [ %.sroa.763.12, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ %1250, %1256 ], [ %1260, %1258 ], [ 0, %1248 ]
  %.sroa.0.17 = phi i32 [ %.sroa.0.15, %_ZL14rw_step_leavesP7rw_lanej.exit ], [ 1, %1256 ], [ 1, %1258 ], [ 2, %1248 ]
  %1265 = icmp eq i32 %.sroa.0.17, 1
  %1266 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %1265)
  %1267 = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1266)
  br label %710, !llvm.loop !119

_ZL16rw_traverse_warpP7rw_lane.exit:              ; preds = %710, %711
  %.not540 = icmp eq i32 %708, 0
  br i1 %.not540, label %_ZL16rw_profile_closeP7rw_lane.exit, label %13, !llvm.loop !120

_ZL16rw_profile_closeP7rw_lane.exit:              ; preds = %_ZL16rw_traverse_warpP7rw_lane.exit
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.warpsize() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

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
!20 = !{i32 193, i32 3}
!21 = !{i32 194, i32 3}
!22 = !{i32 195, i32 3}
!23 = !{i32 197, i32 3}
!24 = !{i32 248, i32 3}
!25 = !{i32 249, i32 3}
!26 = !{i32 250, i32 3}
!27 = !{i32 253, i32 3}
!28 = !{i32 255, i32 3}
!29 = !{i32 257, i32 3}
!30 = !{i32 266, i32 3}
!31 = !{i32 268, i32 3}
!32 = !{i32 270, i32 3}
!33 = !{i32 289, i32 3}
!34 = !{i32 290, i32 3}
!35 = !{i32 294, i32 3}
!36 = !{i32 295, i32 3}
!37 = !{i32 296, i32 3}
!38 = !{i32 315, i32 3}
!39 = !{i32 316, i32 3}
!40 = !{i32 317, i32 3}
!41 = !{i32 345, i32 3}
!42 = !{i32 347, i32 3}
!43 = !{i32 358, i32 3}
!44 = !{i32 780, i32 4}
!45 = !{i32 782, i32 4}
!46 = !{i32 784, i32 4}
!47 = !{i32 789, i32 4}
!48 = !{i32 790, i32 4}
!49 = !{i32 791, i32 4}
!50 = !{i32 802, i32 4}
!51 = !{i32 836, i32 4}
!52 = !{i32 722, i32 4}
!53 = !{i32 723, i32 4}
!54 = !{i32 724, i32 4}
!55 = !{i32 727, i32 4}
!56 = !{i32 729, i32 4}
!57 = !{i32 731, i32 4}
!58 = !{i32 740, i32 4}
!59 = !{i32 742, i32 4}
!60 = !{i32 744, i32 4}
!61 = !{i32 889, i32 4}
!62 = !{i32 900, i32 4}
!63 = !{i32 377, i32 5}
!64 = !{i32 379, i32 5}
!65 = !{i32 389, i32 5}
!66 = !{i32 391, i32 5}
!67 = !{i32 393, i32 5}
!68 = !{i32 396, i32 5}
!69 = !{i32 397, i32 5}
!70 = !{i32 398, i32 5}
!71 = !{i32 400, i32 5}
!72 = !{i32 402, i32 5}
!73 = !{i32 493, i32 8}
!74 = !{i32 494, i32 8}
!75 = !{i32 495, i32 8}
!76 = !{i32 498, i32 8}
!77 = !{i32 500, i32 8}
!78 = !{i32 502, i32 8}
!79 = !{i32 506, i32 8}
!80 = !{i32 507, i32 8}
!81 = !{i32 508, i32 8}
!82 = !{i32 528, i32 8}
!83 = !{i32 530, i32 8}
!84 = !{i32 537, i32 8}
!85 = !{i32 547, i32 8}
!86 = !{i32 562, i32 8}
!87 = !{i32 588, i32 8}
!88 = !{i32 590, i32 8}
!89 = !{i32 592, i32 8}
!90 = !{i32 595, i32 8}
!91 = !{i32 596, i32 8}
!92 = !{i32 597, i32 8}
!93 = !{i32 599, i32 8}
!94 = !{i32 602, i32 8}
!95 = !{i32 914, i32 10}
!96 = distinct !{!96, !18, !19}
!97 = distinct !{!97, !18, !19}
!98 = !{i32 944, i32 6}
!99 = !{i32 945, i32 6}
!100 = !{i32 946, i32 6}
!101 = !{i32 951, i32 6}
!102 = !{i32 956, i32 6}
!103 = !{i32 961, i32 6}
!104 = !{i32 983, i32 6}
!105 = !{i32 1035, i32 6}
!106 = !{i32 1036, i32 6}
!107 = !{i32 1037, i32 6}
!108 = !{i32 1039, i32 6}
!109 = !{i32 1040, i32 6}
!110 = !{i32 1041, i32 6}
!111 = !{i32 616, i32 9}
!112 = !{i32 1085, i32 6}
!113 = !{i32 1086, i32 6}
!114 = !{i32 1087, i32 6}
!115 = !{i32 1089, i32 6}
!116 = !{i32 1090, i32 6}
!117 = !{i32 1091, i32 6}
!118 = distinct !{!118, !18, !19}
!119 = distinct !{!119, !18, !19}
!120 = distinct !{!120, !18, !19}
