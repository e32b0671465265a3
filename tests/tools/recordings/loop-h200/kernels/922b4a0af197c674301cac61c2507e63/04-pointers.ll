; ModuleID = 'programs'
source_filename = "programs/programs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rw_lane = type { i32, i32, i32, i32, ptr, ptr, ptr, [3 x i32], [3 x float], [3 x float], float, float, i32, i32, i32, i32, float, ptr, i32, float, i32, i32, i32, i32, i32, ptr, [2 x float], i32, i32, ptr, [3 x float], [3 x float], float, i32, i32, i32, ptr, ptr, [3 x float], [3 x i32], float, i32, i64, i32, i32, i32, i32, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, i32 }
%struct.rw_geometry = type { i32, i32, i32, i32 }
%struct.rw_launch = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i32], i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i64, i32, i64, i64, i32, i32, i32, i32 }
%struct.rw_instance = type { [12 x float], [12 x float], i64, i32, i32, i32, i32, i32, i32 }
%struct.rw_primitive_ref = type { i32, i32, [2 x i32] }
%struct.rw_ray = type { %struct.rw_vec, %struct.rw_vec }
%struct.rw_vec = type { float, float, float }
%struct.rw_crossing = type { float, float, float, float, float }
%struct.rw_profile_warp = type { i64, i64, i64, i32, i32 }
%struct.rw_profile_state = type { i64, i64, [33 x i64] }
%struct.rw_profile = type { i64, i64, i64, i64, i64, [24 x i64], [24 x i64] }
%struct.rw_root = type { i64, i32, i32 }
%struct.rw_exception_details = type { [10 x i64], [10 x i32] }
%struct.rw_print = type { i32, i32 }
%struct.rw_supply = type { i64, i64, i8 }
%struct.rw_profile_head = type { i32, i32, i32, i32 }
%struct.rw_major = type { i8, i8 }
%struct.rw_corners = type { <4 x float>, <4 x float>, <4 x float> }
%struct.rw_selection = type { i32, i32, i32, i32 }
%struct.rw_slab = type { float, float, float, [2 x i32], [2 x i32] }
%struct.rw_gift = type { i32, i32, i32 }

@p3.samples = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p3.launch_index = internal addrspace(1) global [8 x i8] zeroinitializer, align 8
@p3.launch_size = internal addrspace(1) global [8 x i8] zeroinitializer, align 8
@p3.camera_x = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p3.camera_y = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p3.camera_z = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p3.scene = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p3.epsilon = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p3.eye = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p3.image = internal addrspace(1) global [1 x i8] zeroinitializer, align 1
@p3.traces = internal addrspace(1) global [1 x i8] zeroinitializer, align 1
@p4.grid = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p4.launch_index = internal addrspace(1) global [8 x i8] zeroinitializer, align 8
@p4.launch_size = internal addrspace(1) global [8 x i8] zeroinitializer, align 8
@p4.camera_x = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p4.camera_y = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p4.camera_z = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p4.max_layers = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p4.scene = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p4.epsilon = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p4.eye = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p4.image = internal addrspace(1) global [1 x i8] zeroinitializer, align 1
@p4.traces = internal addrspace(1) global [1 x i8] zeroinitializer, align 1
@p5.ray = internal addrspace(1) global [36 x i8] zeroinitializer, align 4
@p5.shade_payload = internal addrspace(1) global [16 x i8] zeroinitializer, align 4
@p6.balls = internal addrspace(1) global [1 x i8] zeroinitializer, align 1
@p6.ray = internal addrspace(1) global [36 x i8] zeroinitializer, align 4
@p6.normal = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p6.colour = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p7.balls = internal addrspace(1) global [1 x i8] zeroinitializer, align 1
@p8.ray = internal addrspace(1) global [36 x i8] zeroinitializer, align 4
@p8.distance = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p8.shadow_samples = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p8.launch_index = internal addrspace(1) global [8 x i8] zeroinitializer, align 8
@p8.light_edge1 = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p8.light_corner = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p8.light_edge2 = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p8.scene = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p8.epsilon = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p8.normal = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p8.colour = internal addrspace(1) global [12 x i8] zeroinitializer, align 4
@p8.shade_payload = internal addrspace(1) global [16 x i8] zeroinitializer, align 4
@p9.shadow_payload = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p10.distance = internal addrspace(1) global [4 x i8] zeroinitializer, align 4
@p10.layer_payload = internal addrspace(1) global [4 x i8] zeroinitializer, align 4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_potential_intersection(ptr noundef %0, float noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %4 = load float, ptr %3, align 4
  %5 = fcmp ogt float %1, %4
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %8 = load float, ptr %7, align 8
  %9 = fcmp olt float %1, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 40
  store float %1, ptr %11, align 8
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 19
  store float %1, ptr %12, align 4
  br label %13

13:                                               ; preds = %2, %6, %10
  %.0 = phi i32 [ 1, %10 ], [ 0, %6 ], [ 0, %2 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_report_intersection(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  %4 = load i32, ptr %3, align 4
  %5 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %4) #11
  %6 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %5, i32 0, i32 2
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = icmp uge i32 %1, %7
  br i1 %8, label %9, label %16

9:                                                ; preds = %2
  %10 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1024) #11
  br i1 %10, label %11, label %34

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1019, ptr %12, align 4
  %13 = load i32, ptr addrspace(1) %6, align 4
  %14 = zext i32 %13 to i64
  %15 = zext i32 %1 to i64
  call void @_ZL15rw_detail_indexP7rw_laneyy(ptr noundef %0, i64 noundef %14, i64 noundef %15) #11
  br label %34

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %5, i32 0, i32 1
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = add i32 %18, %1
  %20 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %5, i32 0, i32 3
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = call noundef i32 @_ZL18rw_any_hit_programPK7rw_lanejj(ptr noundef %0, i32 noundef %19, i32 noundef %21) #11
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %16
  %25 = call noundef i32 @_ZL14rw_run_any_hitP7rw_lanejj(ptr noundef %0, i32 noundef %22, i32 noundef %19) #11
  br label %26

26:                                               ; preds = %24, %16
  %.025 = phi i32 [ %25, %24 ], [ 0, %16 ]
  switch i32 %.025, label %31 [
    i32 3, label %34
    i32 1, label %27
  ]

27:                                               ; preds = %26
  %28 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %29 = load float, ptr %28, align 8
  %30 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 19
  store float %29, ptr %30, align 4
  br label %34

31:                                               ; preds = %26
  call void @_ZL19rw_accept_candidateP7rw_lanej(ptr noundef %0, i32 noundef %19) #11
  %32 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 4) #11
  %33 = icmp ne i32 %32, 0
  %..025 = select i1 %33, i32 2, i32 %.025
  br label %34

34:                                               ; preds = %31, %26, %9, %27, %11
  %.0 = phi i32 [ 3, %11 ], [ 1, %27 ], [ 1, %9 ], [ 3, %26 ], [ %..025, %31 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = zext i32 %1 to i64
  %8 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 15
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = mul i64 %7, %10
  %12 = add i64 %6, %11
  %13 = inttoptr i64 %12 to ptr addrspace(1)
  ret ptr addrspace(1) %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL6rw_hasj(i32 noundef %0) #0 {
  %2 = call i32 @rw_hook_features() #11
  %3 = and i32 %2, %0
  %4 = icmp ne i32 %3, 0
  ret i1 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL15rw_detail_indexP7rw_laneyy(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 33554432) #11
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = call noundef ptr @_ZL10rw_detailsP7rw_lane(ptr noundef %0) #11
  %7 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 1
  store volatile i64 %1, ptr %7, align 8
  %8 = call noundef ptr @_ZL10rw_detailsP7rw_lane(ptr noundef %0) #11
  %9 = getelementptr inbounds [10 x i64], ptr %8, i64 0, i64 2
  store volatile i64 %2, ptr %9, align 8
  br label %10

10:                                               ; preds = %3, %5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL18rw_any_hit_programPK7rw_lanejj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 4) #11
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = call noundef zeroext i1 @_ZL18rw_any_hit_enabledPK7rw_lanej(ptr noundef %0, i32 noundef %2) #11
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = call noundef i32 @_ZL16rw_scene_any_hitPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  br label %9

9:                                                ; preds = %5, %3, %7
  %.0 = phi i32 [ %8, %7 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_run_any_hitP7rw_lanejj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 22
  store i32 %2, ptr %4, align 8
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 40
  %6 = load float, ptr %5, align 8
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 19
  store float %6, ptr %7, align 4
  %8 = call i32 @rw_hook_any_hit(ptr noundef %0, i32 noundef %1) #11
  ret i32 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL19rw_accept_candidateP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 40
  %4 = load float, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  store float %4, ptr %5, align 8
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 41
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 %7, ptr %8, align 4
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 34
  store i32 %1, ptr %9, align 8
  %10 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %11, %2
  %16 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 36
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 37
  %19 = load ptr, ptr %18, align 8
  %20 = call i32 @rw_hook_attribute_size() #11
  %21 = zext i32 %20 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %19, i64 %21, i1 false)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 14
  %4 = load i32, ptr %3, align 4
  %5 = call i32 @rw_hook_ray_flags() #11
  %6 = and i32 %1, %5
  %7 = and i32 %4, %6
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_transform(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5, ptr noundef %6) #0 {
  store float %2, ptr %6, align 4
  %8 = getelementptr inbounds float, ptr %6, i64 1
  store float %3, ptr %8, align 4
  %9 = getelementptr inbounds float, ptr %6, i64 2
  store float %4, ptr %9, align 4
  %10 = getelementptr inbounds float, ptr %6, i64 3
  store float %5, ptr %10, align 4
  %11 = call noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #11
  br i1 %11, label %12, label %31

12:                                               ; preds = %7
  %13 = call noundef ptr addrspace(1) @_ZL19rw_transform_matrixPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %14 = and i32 %1, 4096
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %25

16:                                               ; preds = %12
  %17 = call noundef float @_ZL9rw_columnPU3AS1Kffff(ptr addrspace(1) noundef %13, float noundef %2, float noundef %3, float noundef %4) #11
  store float %17, ptr %6, align 4
  %18 = getelementptr inbounds float, ptr addrspace(1) %13, i64 1
  %19 = call noundef float @_ZL9rw_columnPU3AS1Kffff(ptr addrspace(1) noundef %18, float noundef %2, float noundef %3, float noundef %4) #11
  store float %19, ptr %8, align 4
  %20 = getelementptr inbounds float, ptr addrspace(1) %13, i64 2
  %21 = call noundef float @_ZL9rw_columnPU3AS1Kffff(ptr addrspace(1) noundef %20, float noundef %2, float noundef %3, float noundef %4) #11
  store float %21, ptr %9, align 4
  %22 = getelementptr inbounds float, ptr addrspace(1) %13, i64 3
  %23 = call noundef float @_ZL9rw_columnPU3AS1Kffff(ptr addrspace(1) noundef %22, float noundef %2, float noundef %3, float noundef %4) #11
  %24 = fadd float %23, %5
  store float %24, ptr %10, align 4
  br label %31

25:                                               ; preds = %12
  %26 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %13, float noundef %2, float noundef %3, float noundef %4, float noundef %5) #11
  store float %26, ptr %6, align 4
  %27 = getelementptr inbounds float, ptr addrspace(1) %13, i64 4
  %28 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %27, float noundef %2, float noundef %3, float noundef %4, float noundef %5) #11
  store float %28, ptr %8, align 4
  %29 = getelementptr inbounds float, ptr addrspace(1) %13, i64 8
  %30 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %29, float noundef %2, float noundef %3, float noundef %4, float noundef %5) #11
  store float %30, ptr %9, align 4
  br label %31

31:                                               ; preds = %7, %25, %16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 2) #11
  br i1 %2, label %3, label %14

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %14, label %7

7:                                                ; preds = %3
  %8 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %5) #11
  %9 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %8, i32 0, i32 5
  %10 = load i32, ptr addrspace(1) %9, align 8
  %11 = and i32 %10, -2147483648
  %12 = icmp ne i32 %11, 0
  %13 = xor i1 %12, true
  br label %14

14:                                               ; preds = %1, %3, %7
  %.0 = phi i1 [ %13, %7 ], [ false, %3 ], [ false, %1 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL19rw_transform_matrixPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %4 = load i32, ptr %3, align 4
  %5 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %4) #11
  %6 = and i32 %1, -4097
  %7 = icmp eq i32 %6, 3841
  %8 = zext i1 %7 to i8
  %9 = and i32 %1, 4096
  %10 = icmp ne i32 %9, 0
  %11 = xor i1 %7, true
  %12 = zext i1 %11 to i8
  %.0 = select i1 %10, i8 %12, i8 %8
  %13 = trunc i8 %.0 to i1
  %14 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %5, i32 0, i32 1
  %.08 = select i1 %13, ptr addrspace(1) %5, ptr addrspace(1) %14
  ret ptr addrspace(1) %.08
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9rw_columnPU3AS1Kffff(ptr addrspace(1) noundef %0, float noundef %1, float noundef %2, float noundef %3) #0 {
  %5 = load float, ptr addrspace(1) %0, align 4
  %6 = fmul float %5, %1
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  %8 = load float, ptr addrspace(1) %7, align 4
  %9 = fmul float %8, %2
  %10 = fadd float %6, %9
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 8
  %12 = load float, ptr addrspace(1) %11, align 4
  %13 = fmul float %12, %3
  %14 = fadd float %10, %13
  ret float %14
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) #0 {
  %6 = load float, ptr addrspace(1) %0, align 4
  %7 = fmul float %6, %1
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 1
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = fmul float %9, %2
  %11 = fadd float %7, %10
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 2
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = fmul float %13, %3
  %15 = fadd float %11, %14
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 3
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = fmul float %17, %4
  %19 = fadd float %15, %18
  ret float %19
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_get_transform(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %2, i32 noundef 1, float noundef 1.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00) #11
  %4 = getelementptr inbounds float, ptr %2, i64 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %4, i32 noundef 1, float noundef 0.000000e+00, float noundef 1.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00) #11
  %5 = getelementptr inbounds float, ptr %2, i64 8
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %5, i32 noundef 1, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 1.000000e+00, float noundef 0.000000e+00) #11
  %6 = getelementptr inbounds float, ptr %2, i64 12
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %6, i32 noundef 1, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 1.000000e+00) #11
  %7 = call noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #11
  br i1 %7, label %8, label %62

8:                                                ; preds = %3
  %9 = call noundef ptr addrspace(1) @_ZL19rw_transform_matrixPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %10 = and i32 %1, 4096
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %8
  %13 = load float, ptr addrspace(1) %9, align 4
  %14 = getelementptr inbounds float, ptr addrspace(1) %9, i64 1
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = getelementptr inbounds float, ptr addrspace(1) %9, i64 2
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = getelementptr inbounds float, ptr addrspace(1) %9, i64 3
  %19 = load float, ptr addrspace(1) %18, align 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %2, i32 noundef 4, float noundef %13, float noundef %15, float noundef %17, float noundef %19) #11
  %20 = getelementptr inbounds float, ptr %2, i64 1
  %21 = getelementptr inbounds float, ptr addrspace(1) %9, i64 4
  %22 = load float, ptr addrspace(1) %21, align 4
  %23 = getelementptr inbounds float, ptr addrspace(1) %9, i64 5
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = getelementptr inbounds float, ptr addrspace(1) %9, i64 6
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = getelementptr inbounds float, ptr addrspace(1) %9, i64 7
  %28 = load float, ptr addrspace(1) %27, align 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %20, i32 noundef 4, float noundef %22, float noundef %24, float noundef %26, float noundef %28) #11
  %29 = getelementptr inbounds float, ptr %2, i64 2
  %30 = getelementptr inbounds float, ptr addrspace(1) %9, i64 8
  %31 = load float, ptr addrspace(1) %30, align 4
  %32 = getelementptr inbounds float, ptr addrspace(1) %9, i64 9
  %33 = load float, ptr addrspace(1) %32, align 4
  %34 = getelementptr inbounds float, ptr addrspace(1) %9, i64 10
  %35 = load float, ptr addrspace(1) %34, align 4
  %36 = getelementptr inbounds float, ptr addrspace(1) %9, i64 11
  %37 = load float, ptr addrspace(1) %36, align 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %29, i32 noundef 4, float noundef %31, float noundef %33, float noundef %35, float noundef %37) #11
  br label %62

38:                                               ; preds = %8
  %39 = load float, ptr addrspace(1) %9, align 4
  %40 = getelementptr inbounds float, ptr addrspace(1) %9, i64 1
  %41 = load float, ptr addrspace(1) %40, align 4
  %42 = getelementptr inbounds float, ptr addrspace(1) %9, i64 2
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = getelementptr inbounds float, ptr addrspace(1) %9, i64 3
  %45 = load float, ptr addrspace(1) %44, align 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %2, i32 noundef 1, float noundef %39, float noundef %41, float noundef %43, float noundef %45) #11
  %46 = getelementptr inbounds float, ptr addrspace(1) %9, i64 4
  %47 = load float, ptr addrspace(1) %46, align 4
  %48 = getelementptr inbounds float, ptr addrspace(1) %9, i64 5
  %49 = load float, ptr addrspace(1) %48, align 4
  %50 = getelementptr inbounds float, ptr addrspace(1) %9, i64 6
  %51 = load float, ptr addrspace(1) %50, align 4
  %52 = getelementptr inbounds float, ptr addrspace(1) %9, i64 7
  %53 = load float, ptr addrspace(1) %52, align 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %4, i32 noundef 1, float noundef %47, float noundef %49, float noundef %51, float noundef %53) #11
  %54 = getelementptr inbounds float, ptr addrspace(1) %9, i64 8
  %55 = load float, ptr addrspace(1) %54, align 4
  %56 = getelementptr inbounds float, ptr addrspace(1) %9, i64 9
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = getelementptr inbounds float, ptr addrspace(1) %9, i64 10
  %59 = load float, ptr addrspace(1) %58, align 4
  %60 = getelementptr inbounds float, ptr addrspace(1) %9, i64 11
  %61 = load float, ptr addrspace(1) %60, align 4
  call void @_ZL13rw_put_vectorPfjffff(ptr noundef %5, i32 noundef 1, float noundef %55, float noundef %57, float noundef %59, float noundef %61) #11
  br label %62

62:                                               ; preds = %3, %38, %12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13rw_put_vectorPfjffff(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5) #0 {
  store float %2, ptr %0, align 4
  %7 = zext i32 %1 to i64
  %8 = getelementptr inbounds float, ptr %0, i64 %7
  store float %3, ptr %8, align 4
  %9 = mul i32 2, %1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  store float %4, ptr %11, align 4
  %12 = mul i32 3, %1
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  store float %5, ptr %14, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_traverse_show_hit(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %3 = load float, ptr %2, align 8
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 19
  store float %3, ptr %4, align 4
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 24
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 -1, ptr %6, align 4
  %7 = call noundef zeroext i1 @_ZL10rw_has_hitPK7rw_lane(ptr noundef %0) #11
  br i1 %7, label %8, label %37

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %6, align 4
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %12 = load i64, ptr %11, align 8
  %13 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %13, label %14, label %19

14:                                               ; preds = %8
  %15 = load i32, ptr %6, align 4
  %16 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %15) #11
  %17 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %16, i32 0, i32 2
  %18 = load i64, ptr addrspace(1) %17, align 8
  br label %19

19:                                               ; preds = %14, %8
  %.0 = phi i64 [ %18, %14 ], [ %12, %8 ]
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 16, %22
  %24 = add i64 %.0, %23
  %25 = load i32, ptr %6, align 4
  %26 = call noundef zeroext i1 @_ZL19rw_is_triangle_treePK7rw_lanej(ptr noundef %0, i32 noundef %25) #11
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = inttoptr i64 %24 to ptr addrspace(1)
  call void @_ZL16rw_show_triangleP7rw_lanePU3AS1KDv4_f(ptr noundef %0, ptr addrspace(1) noundef %28) #11
  br label %37

29:                                               ; preds = %19
  %30 = inttoptr i64 %24 to ptr addrspace(1)
  %31 = getelementptr inbounds %struct.rw_primitive_ref, ptr addrspace(1) %30, i32 0, i32 1
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 20
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 34
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 22
  store i32 %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %1, %29, %27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL10rw_has_hitPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL11rw_may_helpv() #11
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  %5 = load i32, ptr %4, align 4
  %6 = icmp ult i32 %5, 2147483647
  br label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, -1
  br label %11

11:                                               ; preds = %7, %3
  %12 = phi i1 [ %6, %3 ], [ %10, %7 ]
  ret i1 %12
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr addrspace(1)
  %8 = zext i32 %1 to i64
  %9 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %7, i64 %8
  ret ptr addrspace(1) %9
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL19rw_is_triangle_treePK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 16384) #11
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 32768) #11
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %8 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %7, i32 0, i32 5
  %9 = load i32, ptr addrspace(1) %8, align 8
  %10 = and i32 %9, 1073741824
  %11 = icmp ne i32 %10, 0
  br label %12

12:                                               ; preds = %4, %2, %6
  %.0 = phi i1 [ %11, %6 ], [ false, %2 ], [ true, %4 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_show_triangleP7rw_lanePU3AS1KDv4_f(ptr noundef %0, ptr addrspace(1) noundef %1) #0 {
  %3 = alloca %struct.rw_ray, align 4
  %4 = alloca %struct.rw_crossing, align 4
  %5 = load <4 x float>, ptr addrspace(1) %1, align 16
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 1
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 2
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16
  %10 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 3
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 20
  store i32 %12, ptr %13, align 8
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %15 = load i32, ptr %14, align 4
  %16 = extractelement <4 x i32> %11, i64 1
  %17 = call noundef i32 @_ZL14rw_scene_childPK7rw_lanejj(ptr noundef %0, i32 noundef %15, i32 noundef %16) #11
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  store i32 %17, ptr %18, align 4
  %19 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %17) #11
  %20 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %19, i32 0, i32 1
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = extractelement <4 x i32> %11, i64 2
  %23 = add i32 %21, %22
  %24 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 22
  store i32 %23, ptr %24, align 8
  call void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #11
  %25 = call noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #11
  br i1 %25, label %26, label %27

26:                                               ; preds = %2
  call void @_ZL16rw_transform_rayP7rw_lane(ptr noundef %0) #11
  br label %27

27:                                               ; preds = %26, %2
  %28 = call %struct.rw_ray @_ZL13rw_object_rayPK7rw_lane(ptr noundef %0) #11
  %29 = extractvalue %struct.rw_ray %28, 0
  %.fca.0.extract = extractvalue %struct.rw_vec %29, 0
  store float %.fca.0.extract, ptr %3, align 4
  %.fca.1.extract = extractvalue %struct.rw_vec %29, 1
  %.fca.1.gep = getelementptr inbounds %struct.rw_vec, ptr %3, i32 0, i32 1
  store float %.fca.1.extract, ptr %.fca.1.gep, align 4
  %.fca.2.extract = extractvalue %struct.rw_vec %29, 2
  %.fca.2.gep = getelementptr inbounds %struct.rw_vec, ptr %3, i32 0, i32 2
  store float %.fca.2.extract, ptr %.fca.2.gep, align 4
  %30 = getelementptr inbounds %struct.rw_ray, ptr %3, i32 0, i32 1
  %31 = extractvalue %struct.rw_ray %28, 1
  %.fca.0.extract1 = extractvalue %struct.rw_vec %31, 0
  store float %.fca.0.extract1, ptr %30, align 4
  %.fca.1.extract3 = extractvalue %struct.rw_vec %31, 1
  %.fca.1.gep4 = getelementptr inbounds %struct.rw_vec, ptr %30, i32 0, i32 1
  store float %.fca.1.extract3, ptr %.fca.1.gep4, align 4
  %.fca.2.extract5 = extractvalue %struct.rw_vec %31, 2
  %.fca.2.gep6 = getelementptr inbounds %struct.rw_vec, ptr %30, i32 0, i32 2
  store float %.fca.2.extract5, ptr %.fca.2.gep6, align 4
  %32 = call %struct.rw_crossing @_ZL17rw_cross_triangle6rw_rayDv4_fS0_S0_(ptr noundef byval(%struct.rw_ray) align 4 %3, <4 x float> noundef %5, <4 x float> noundef %7, <4 x float> noundef %9) #11
  %33 = extractvalue %struct.rw_crossing %32, 0
  %34 = extractvalue %struct.rw_crossing %32, 1
  %35 = extractvalue %struct.rw_crossing %32, 2
  %36 = extractvalue %struct.rw_crossing %32, 3
  %37 = extractvalue %struct.rw_crossing %32, 4
  store float %33, ptr %4, align 4
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 4
  store float %34, ptr %.sroa.2.0..sroa_idx, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 8
  store float %35, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 12
  store float %36, ptr %.sroa.4.0..sroa_idx, align 4
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 16
  store float %37, ptr %.sroa.5.0..sroa_idx, align 4
  %38 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 19
  call void @_ZL16rw_show_crossingP7rw_lane11rw_crossingPf(ptr noundef %0, ptr noundef byval(%struct.rw_crossing) align 4 %4, ptr noundef %38) #11
  %39 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 36
  %40 = load ptr, ptr %39, align 8
  %41 = call noundef i32 @_ZL24rw_run_attribute_programP7rw_lanePh(ptr noundef %0, ptr noundef %40) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_traverse_program(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL10rw_has_hitPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = call noundef i32 @_ZL13rw_scene_missPK7rw_lane(ptr noundef %0) #11
  br label %12

5:                                                ; preds = %1
  %6 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 8) #11
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 22
  %10 = load i32, ptr %9, align 8
  %11 = call noundef i32 @_ZL20rw_scene_closest_hitPK7rw_lanej(ptr noundef %0, i32 noundef %10) #11
  br label %12

12:                                               ; preds = %5, %8, %3
  %.0 = phi i32 [ %11, %8 ], [ %4, %3 ], [ 0, %5 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13rw_scene_missPK7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.rw_launch, ptr %3, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr addrspace(1)
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 12
  %8 = load i32, ptr %7, align 4
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL20rw_scene_closest_hitPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef ptr addrspace(1) @_ZL15rw_scene_recordPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 12
  %5 = load i32, ptr %4, align 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4
  ret i32 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_profile_enter(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #11
  br i1 %3, label %4, label %18

4:                                                ; preds = %2
  %5 = call i32 @llvm.nvvm.activemask() #11
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.rw_profile_warp, ptr %7, i32 0, i32 3
  %9 = load volatile i32, ptr %8, align 8
  %10 = call noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %5) #11
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  call void @_ZL17rw_profile_chargeP7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %12 = call noundef ptr addrspace(1) @_ZL16rw_profile_statePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %13 = getelementptr inbounds %struct.rw_profile_state, ptr addrspace(1) %12, i32 0, i32 2
  %14 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %5) #11
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [33 x i64], ptr addrspace(1) %13, i64 0, i64 %15
  %17 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %16, i64 noundef 1) #11
  br label %18

18:                                               ; preds = %4, %11, %2
  %.0 = phi i32 [ 0, %2 ], [ %9, %11 ], [ %9, %4 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 536870912) #11
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i1 [ false, %1 ], [ %6, %3 ]
  ret i1 %8
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %0) #0 {
  %2 = call noundef i32 @_ZL12rw_warp_lanev() #11
  %3 = call noundef i32 @_ZL13rw_lowest_bitj(i32 noundef %0) #11
  %4 = icmp eq i32 %2, %3
  ret i1 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_profile_chargeP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  %4 = load ptr, ptr %3, align 8
  %5 = call noundef i64 @_ZL8rw_clockv() #11
  %6 = getelementptr inbounds %struct.rw_profile_warp, ptr %4, i32 0, i32 3
  %7 = load volatile i32, ptr %6, align 8
  %8 = call noundef ptr addrspace(1) @_ZL16rw_profile_statePK7rw_lanej(ptr noundef %0, i32 noundef %7) #11
  %9 = getelementptr inbounds %struct.rw_profile_warp, ptr %4, i32 0, i32 1
  %10 = load volatile i64, ptr %9, align 8
  %11 = sub i64 %5, %10
  %12 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %8, i64 noundef %11) #11
  store volatile i64 %5, ptr %9, align 8
  store volatile i32 %1, ptr %6, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %0, i64 noundef %1) #0 {
  %3 = atomicrmw add ptr addrspace(1) %0, i64 %1 monotonic, align 8
  ret i64 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL16rw_profile_statePK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef ptr addrspace(1) @_ZL19rw_profile_countersPK7rw_lane(ptr noundef %0) #11
  %4 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %3, i64 1
  %5 = zext i32 %1 to i64
  %6 = getelementptr inbounds %struct.rw_profile_state, ptr addrspace(1) %4, i64 %5
  ret ptr addrspace(1) %6
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11rw_popcountj(i32 noundef %0) #0 {
  %2 = call i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_profile_leave(ptr noundef %0, i32 noundef %1) #0 {
  call void @_ZL13rw_profile_toP7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13rw_profile_toP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #11
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = call i32 @llvm.nvvm.activemask() #11
  %6 = call noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %5) #11
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  call void @_ZL17rw_profile_chargeP7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  br label %8

8:                                                ; preds = %7, %4, %2
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_profile_suspend(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #11
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i32 @llvm.nvvm.activemask() #11
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ %5, %4 ], [ 0, %2 ]
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = call noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %7) #11
  br i1 %10, label %11, label %17

11:                                               ; preds = %9
  %12 = call noundef ptr addrspace(1) @_ZL16rw_profile_statePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %13 = getelementptr inbounds %struct.rw_profile_state, ptr addrspace(1) %12, i32 0, i32 1
  %14 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %7) #11
  %15 = zext i32 %14 to i64
  %16 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %13, i64 noundef %15) #11
  br label %17

17:                                               ; preds = %11, %9, %6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_intersect_child(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1024) #11
  br i1 %3, label %4, label %13

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  %6 = load i32, ptr %5, align 4
  %7 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %6) #11
  %8 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %7, i32 0, i32 2
  %9 = load i32, ptr addrspace(1) %8, align 4
  %10 = icmp uge i32 %1, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1019, ptr %12, align 4
  br label %19

13:                                               ; preds = %4, %2
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 27
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %1, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 28
  store i32 1, ptr %18, align 4
  br label %19

19:                                               ; preds = %13, %17, %11
  %.0 = phi i32 [ 3, %11 ], [ 0, %17 ], [ 0, %13 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_traverse_step(ptr noundef %0) #0 {
  call void @_ZL18rw_begin_traversalP7rw_lane(ptr noundef %0) #11
  %2 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @_ZL12rw_step_leafP7rw_lane(ptr noundef %0) #11
  call void @_ZL19rw_end_at_first_hitP7rw_lane(ptr noundef %0) #11
  br label %9

4:                                                ; preds = %1
  %5 = call noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #11
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  call void @_ZL12rw_step_nodeP7rw_lane(ptr noundef %0) #11
  br label %9

7:                                                ; preds = %4
  %8 = call noundef <2 x i32> @_ZL13rw_look_aheadPK7rw_lane(ptr noundef %0) #11
  call void @_ZL17rw_take_postponedP7rw_laneDv2_j(ptr noundef %0, <2 x i32> noundef %8) #11
  br label %9

9:                                                ; preds = %6, %7, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL18rw_begin_traversalP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, -1
  br i1 %4, label %37, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 15
  %7 = load i32, ptr %6, align 8
  %8 = call noundef ptr addrspace(1) @_ZL13rw_scene_rootPK7rw_lanej(ptr noundef %0, i32 noundef %7) #11
  %9 = load i64, ptr addrspace(1) %8, align 8
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 11
  %11 = load float, ptr %10, align 8
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  store float %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 -1, ptr %13, align 4
  store i32 0, ptr %2, align 4
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  store i32 -1, ptr %14, align 8
  %15 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %8, i32 0, i32 2
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 %16, ptr %17, align 4
  %18 = load i32, ptr addrspace(1) %15, align 4
  %19 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  store i32 %18, ptr %19, align 4
  call void @_ZL14rw_drop_groupsP7rw_lane(ptr noundef %0) #11
  %20 = icmp eq i64 %9, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %5
  %22 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = load i32, ptr %17, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %26, label %31

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 13
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %28, 255
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %37

31:                                               ; preds = %26, %23, %21
  %32 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %8, i32 0, i32 1
  %33 = load i32, ptr addrspace(1) %32, align 8
  call void @_ZL13rw_enter_treeP7rw_laneyj(ptr noundef %0, i64 noundef %9, i32 noundef %33) #11
  call void @_ZL16rw_set_world_rayP7rw_lane(ptr noundef %0) #11
  %34 = load i32, ptr %17, align 4
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %37, label %36

36:                                               ; preds = %31
  store i32 0, ptr %14, align 8
  call void @_ZL17rw_set_object_rayP7rw_lane(ptr noundef %0) #11
  br label %37

37:                                               ; preds = %31, %26, %5, %1, %36
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  ret i1 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_step_leafP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL15rw_in_top_levelPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @_ZL16rw_step_instanceP7rw_lane(ptr noundef %0) #11
  br label %10

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %6 = load i32, ptr %5, align 4
  %7 = call noundef zeroext i1 @_ZL19rw_is_triangle_treePK7rw_lanej(ptr noundef %0, i32 noundef %6) #11
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  call void @_ZL16rw_step_triangleP7rw_lane(ptr noundef %0) #11
  br label %10

9:                                                ; preds = %4
  call void @_ZL17rw_step_primitiveP7rw_lane(ptr noundef %0) #11
  br label %10

10:                                               ; preds = %8, %9, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL19rw_end_at_first_hitP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 4) #11
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call noundef zeroext i1 @_ZL10rw_has_hitPK7rw_lane(ptr noundef %0) #11
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 4) #11
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #11
  br label %9

9:                                                ; preds = %1, %3, %8, %5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  %3 = load i32, ptr %2, align 4
  %4 = icmp ugt i32 %3, 16777215
  ret i1 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_step_nodeP7rw_lane(ptr noundef %0) #0 {
  call void @_ZL8rw_countP7rw_lane13rw_count_kindj(ptr noundef %0, i32 noundef 0, i32 noundef 1) #11
  call void @_ZL18rw_show_object_rayP7rw_lane(ptr noundef %0) #11
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 268435456) #11
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @_ZL16rw_cpu_step_nodeP7rw_lane(ptr noundef %0) #11
  br label %39

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 39
  %8 = call noundef i32 @_ZL14rw_first_childjPKj(i32 noundef %6, ptr noundef %7) #11
  %9 = load i32, ptr %5, align 4
  %10 = lshr i32 %8, 24
  %11 = sub i32 %10, 1
  %12 = and i32 %9, %11
  %13 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %12) #11
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  %15 = load i32, ptr %14, align 8
  %16 = mul i32 5, %13
  %17 = add i32 %15, %16
  %18 = call noundef ptr addrspace(1) @_ZL7rw_unitPK7rw_lanej(ptr noundef %0, i32 noundef %17) #11
  %19 = load i32, ptr %5, align 4
  %20 = xor i32 %19, %8
  store i32 %20, ptr %5, align 4
  call void @_ZL18rw_postpone_leavesP7rw_lane(ptr noundef %0) #11
  call void @_ZL17rw_postpone_nodesP7rw_lane(ptr noundef %0) #11
  %21 = load <4 x float>, ptr addrspace(1) %18, align 16
  %22 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %18, i64 1
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16
  %24 = extractelement <4 x i32> %23, i64 0
  %25 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %18, i64 2
  %26 = call noundef i32 @_ZL16rw_meet_childrenPK7rw_laneDv4_fjPU3AS1KDv4_j(ptr noundef %0, <4 x float> noundef %21, i32 noundef %24, ptr addrspace(1) noundef %25) #11
  %27 = extractelement <4 x i32> %23, i64 1
  store i32 %27, ptr %14, align 8
  %28 = and i32 %26, -16777216
  %29 = extractelement <4 x float> %21, i64 3
  %30 = call noundef i32 @_ZL9rw_as_u32f(float noundef %29) #11
  %31 = lshr i32 %30, 24
  %32 = or i32 %28, %31
  store i32 %32, ptr %5, align 4
  %33 = extractelement <4 x i32> %23, i64 2
  %34 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  store i32 %33, ptr %34, align 8
  %35 = and i32 %26, 16777215
  %36 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 %35, ptr %36, align 4
  %37 = call noundef i32 @_ZL9rw_as_u32f(float noundef %29) #11
  %38 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  store i32 %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %4, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_take_postponedP7rw_laneDv2_j(ptr noundef %0, <2 x i32> noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %40, label %6

6:                                                ; preds = %2
  %7 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = load i32, ptr %3, align 4
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  call void @_ZL17rw_leave_instanceP7rw_lane(ptr noundef %0) #11
  br label %14

14:                                               ; preds = %13, %8, %6
  %15 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 268435456) #11
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = call noundef zeroext i1 @_ZL17rw_cpu_take_entryP7rw_lane(ptr noundef %0) #11
  br label %40

18:                                               ; preds = %14
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, -1
  store i32 %20, ptr %3, align 4
  %21 = extractelement <2 x i32> %1, i64 1
  %22 = icmp ugt i32 %21, 16777215
  br i1 %22, label %23, label %27

23:                                               ; preds = %18
  %24 = extractelement <2 x i32> %1, i64 0
  %25 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  store i32 %21, ptr %26, align 4
  br label %40

27:                                               ; preds = %18
  %28 = extractelement <2 x i32> %1, i64 0
  %29 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  store i32 %28, ptr %29, align 8
  %30 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 %21, ptr %30, align 4
  %31 = load i32, ptr %3, align 4
  %32 = add i32 %31, -1
  store i32 %32, ptr %3, align 4
  %33 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %34 = load ptr, ptr %33, align 8
  %35 = zext i32 %32 to i64
  %36 = getelementptr inbounds <2 x i32>, ptr %34, i64 %35
  %37 = load <2 x i32>, ptr %36, align 8
  %38 = extractelement <2 x i32> %37, i64 0
  %39 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  store i32 %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %2, %16, %27, %23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef <2 x i32> @_ZL13rw_look_aheadPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 268435456) #11
  br i1 %2, label %16, label %3

3:                                                ; preds = %1
  %4 = call noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #11
  br i1 %4, label %16, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %11 = load ptr, ptr %10, align 8
  %12 = sub i32 %7, 1
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds <2 x i32>, ptr %11, i64 %13
  %15 = load <2 x i32>, ptr %14, align 8
  br label %16

16:                                               ; preds = %9, %5, %3, %1
  %.0 = phi <2 x i32> [ zeroinitializer, %1 ], [ zeroinitializer, %3 ], [ %15, %9 ], [ zeroinitializer, %5 ]
  ret <2 x i32> %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_traverse_done(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br label %9

9:                                                ; preds = %5, %3, %1
  %10 = phi i1 [ false, %3 ], [ false, %1 ], [ %8, %5 ]
  %11 = zext i1 %10 to i32
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_push(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 64) #11
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  %7 = load i32, ptr %6, align 8
  %8 = call i32 @rw_hook_max_depth() #11
  %9 = icmp uge i32 %7, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1005, ptr %11, align 4
  br label %24

12:                                               ; preds = %5, %3
  %13 = call noundef zeroext i1 @_ZL18rw_stack_overflowsPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1020, ptr %15, align 4
  br label %24

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %18, %1
  store i32 %19, ptr %17, align 4
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  %21 = load i32, ptr %20, align 8
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 8
  %23 = call noundef ptr @_ZL14rw_resume_slotP7rw_lane(ptr noundef %0) #11
  store i32 %2, ptr %23, align 4
  br label %24

24:                                               ; preds = %16, %14, %10
  %.0 = phi i32 [ 0, %10 ], [ 0, %14 ], [ 1, %16 ]
  ret i32 %.0
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_max_depth() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL18rw_stack_overflowsPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call i32 @rw_hook_stack_suffices() #11
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = add i32 %7, %1
  %9 = call i32 @rw_hook_stack_size() #11
  %10 = icmp ugt i32 %8, %9
  br label %11

11:                                               ; preds = %5, %2
  %12 = phi i1 [ false, %2 ], [ %10, %5 ]
  ret i1 %12
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr @_ZL14rw_resume_slotP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = getelementptr inbounds i8, ptr %7, i64 -4
  ret ptr %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_push_call(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call noundef zeroext i1 @_ZL18rw_stack_overflowsPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1020, ptr %6, align 4
  br label %12

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %9, %1
  store i32 %10, ptr %8, align 4
  %11 = call noundef ptr @_ZL14rw_resume_slotP7rw_lane(ptr noundef %0) #11
  store i32 %2, ptr %11, align 4
  br label %12

12:                                               ; preds = %7, %5
  %.0 = phi i32 [ 0, %5 ], [ 1, %7 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_call(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  store i32 %1, ptr %0, align 8
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 29
  store ptr %2, ptr %4, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_return_call(ptr noundef %0) #0 {
  %2 = call noundef ptr @_ZL14rw_resume_slotP7rw_lane(ptr noundef %0) #11
  %3 = load i32, ptr %2, align 4
  store i32 %3, ptr %0, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_find_resume(ptr noundef %0) #0 {
  %2 = call noundef ptr @_ZL14rw_resume_slotP7rw_lane(ptr noundef %0) #11
  %3 = load i32, ptr %2, align 4
  %4 = call noundef i32 @_ZL12rw_load_herej(i32 noundef %3) #11
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 52
  store i32 %4, ptr %5, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_load_herej(i32 noundef %0) #0 {
  %2 = call i32 asm sideeffect "", "=r,0"(i32 %0) #11, !srcloc !6
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_return(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 52
  %3 = load i32, ptr %2, align 4
  store i32 %3, ptr %0, align 8
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = add i32 %5, -1
  store i32 %6, ptr %4, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_finish(ptr noundef %0) #0 {
  store i32 0, ptr %0, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_trace(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5, float noundef %6, float noundef %7, i32 noundef %8, float noundef %9, float noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %13) #0 {
  store i32 1, ptr %0, align 8
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 8
  store float %2, ptr %15, align 4
  %16 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 1
  store float %3, ptr %16, align 4
  %17 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 2
  store float %4, ptr %17, align 4
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 9
  store float %5, ptr %18, align 8
  %19 = getelementptr inbounds [3 x float], ptr %18, i64 0, i64 1
  store float %6, ptr %19, align 4
  %20 = getelementptr inbounds [3 x float], ptr %18, i64 0, i64 2
  store float %7, ptr %20, align 8
  %21 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  store float %9, ptr %21, align 4
  %22 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 11
  store float %10, ptr %22, align 8
  %23 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 12
  store i32 %8, ptr %23, align 4
  %24 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 13
  store i32 %11, ptr %24, align 8
  %25 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 14
  store i32 %12, ptr %25, align 4
  %26 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 15
  store i32 %1, ptr %26, align 8
  %27 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 17
  store ptr %13, ptr %27, align 8
  %28 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 4
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %13 to i64
  %31 = ptrtoint ptr %29 to i64
  %32 = sub i64 %30, %31
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 18
  store i32 %33, ptr %34, align 8
  %35 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 16) #11
  br i1 %35, label %36, label %40

36:                                               ; preds = %14
  %37 = call noundef zeroext i1 @_ZL15rw_ray_is_validPK7rw_lane(ptr noundef %0) #11
  br i1 %37, label %40, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1022, ptr %39, align 4
  call void @_ZL13rw_detail_rayP7rw_lane(ptr noundef %0) #11
  br label %42

40:                                               ; preds = %36, %14
  %41 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  store i32 -1, ptr %41, align 4
  br label %42

42:                                               ; preds = %40, %38
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL15rw_ray_is_validPK7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 8
  %3 = load float, ptr %2, align 4
  %4 = call noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %3) #11
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 1
  %7 = load float, ptr %6, align 4
  %8 = call noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %7) #11
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 2
  %11 = load float, ptr %10, align 4
  %12 = call noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %11) #11
  br label %13

13:                                               ; preds = %9, %5, %1
  %14 = phi i1 [ false, %5 ], [ false, %1 ], [ %12, %9 ]
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 9
  %16 = load float, ptr %15, align 8
  %17 = call noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %16) #11
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 1
  %20 = load float, ptr %19, align 4
  %21 = call noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %20) #11
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 2
  %24 = load float, ptr %23, align 8
  %25 = call noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %24) #11
  br label %26

26:                                               ; preds = %22, %18, %13
  %27 = phi i1 [ false, %18 ], [ false, %13 ], [ %25, %22 ]
  %28 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %29 = load float, ptr %28, align 4
  %30 = fcmp oeq float %29, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 11
  %33 = load float, ptr %32, align 8
  %34 = fcmp oeq float %33, %33
  br label %35

35:                                               ; preds = %31, %26
  %36 = phi i1 [ false, %26 ], [ %34, %31 ]
  %.not = xor i1 %14, true
  %.not14 = xor i1 %27, true
  %brmerge = or i1 %.not, %.not14
  %.not15 = xor i1 %36, true
  %brmerge16 = select i1 %brmerge, i1 true, i1 %.not15
  br i1 %brmerge16, label %45, label %37

37:                                               ; preds = %35
  %38 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 12
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.rw_launch, ptr %41, i32 0, i32 14
  %43 = load i32, ptr %42, align 8
  %44 = icmp ult i32 %39, %43
  br label %45

45:                                               ; preds = %35, %37
  %46 = phi i1 [ false, %35 ], [ %44, %37 ]
  ret i1 %46
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13rw_detail_rayP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 33554432) #11
  br i1 %2, label %3, label %36

3:                                                ; preds = %1
  %4 = call noundef ptr @_ZL10rw_detailsP7rw_lane(ptr noundef %0) #11
  br label %5

5:                                                ; preds = %7, %3
  %.0 = phi i32 [ 0, %3 ], [ %22, %7 ]
  %6 = icmp slt i32 %.0, 3
  br i1 %6, label %7, label %23

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 8
  %9 = sext i32 %.0 to i64
  %10 = getelementptr inbounds [3 x float], ptr %8, i64 0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = call noundef i32 @_ZL13rw_float_bitsf(float noundef %11) #11
  %13 = getelementptr inbounds %struct.rw_exception_details, ptr %4, i32 0, i32 1
  %14 = getelementptr inbounds [10 x i32], ptr %13, i64 0, i64 %9
  store volatile i32 %12, ptr %14, align 4
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 9
  %16 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 %9
  %17 = load float, ptr %16, align 4
  %18 = call noundef i32 @_ZL13rw_float_bitsf(float noundef %17) #11
  %19 = add nsw i32 3, %.0
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [10 x i32], ptr %13, i64 0, i64 %20
  store volatile i32 %18, ptr %21, align 4
  %22 = add nsw i32 %.0, 1
  br label %5, !llvm.loop !7

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 12
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds %struct.rw_exception_details, ptr %4, i32 0, i32 1
  %27 = getelementptr inbounds [10 x i32], ptr %26, i64 0, i64 6
  store volatile i32 %25, ptr %27, align 8
  %28 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %29 = load float, ptr %28, align 4
  %30 = call noundef i32 @_ZL13rw_float_bitsf(float noundef %29) #11
  %31 = getelementptr inbounds [10 x i32], ptr %26, i64 0, i64 7
  store volatile i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 11
  %33 = load float, ptr %32, align 8
  %34 = call noundef i32 @_ZL13rw_float_bitsf(float noundef %33) #11
  %35 = getelementptr inbounds [10 x i32], ptr %26, i64 0, i64 8
  store volatile i32 %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %1, %23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_call_direct(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = call i32 @rw_hook_max_calls() #11
  %7 = icmp uge i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1020, ptr %9, align 4
  br label %16

10:                                               ; preds = %3
  %11 = load i32, ptr %4, align 4
  %12 = add i32 %11, 1
  store i32 %12, ptr %4, align 4
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 29
  store ptr %2, ptr %13, align 8
  call void @rw_hook_call(ptr noundef %0, i32 noundef %1) #11
  %14 = load i32, ptr %4, align 4
  %15 = add i32 %14, -1
  store i32 %15, ptr %4, align 4
  br label %16

16:                                               ; preds = %10, %8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_max_calls() #2

; Function Attrs: convergent nounwind
declare dso_local void @rw_hook_call(ptr noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_trace_direct(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5, float noundef %6, float noundef %7, i32 noundef %8, float noundef %9, float noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %13) #0 {
  %15 = alloca [192 x i64], align 8
  %16 = alloca [448 x i64], align 8
  %17 = alloca %struct.rw_lane, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 344, i1 false)
  call void @_ZL12rw_nest_laneP7rw_lanePKS_(ptr noundef %17, ptr noundef %0) #11
  %18 = getelementptr inbounds %struct.rw_lane, ptr %17, i32 0, i32 2
  %19 = load i32, ptr %18, align 8
  %20 = call i32 @rw_hook_max_depth() #11
  %21 = icmp ugt i32 %19, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %14
  %23 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 1005, ptr %23, align 4
  br label %53

24:                                               ; preds = %14
  %25 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 268435456) #11
  %. = select i1 %25, ptr %16, ptr %15
  %26 = getelementptr inbounds %struct.rw_lane, ptr %17, i32 0, i32 50
  store ptr %., ptr %26, align 8
  %27 = call ptr @rw_hook_hit_attributes() #11
  %28 = getelementptr inbounds %struct.rw_lane, ptr %17, i32 0, i32 36
  store ptr %27, ptr %28, align 8
  %29 = call ptr @rw_hook_candidate_attributes() #11
  %30 = getelementptr inbounds %struct.rw_lane, ptr %17, i32 0, i32 37
  store ptr %29, ptr %30, align 8
  call void @rw_trace(ptr noundef %17, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5, float noundef %6, float noundef %7, i32 noundef %8, float noundef %9, float noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %13) #11
  br label %31

31:                                               ; preds = %39, %24
  %32 = getelementptr inbounds %struct.rw_lane, ptr %17, i32 0, i32 3
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %.critedge

35:                                               ; preds = %31
  %36 = call i32 @rw_traverse_done(ptr noundef %17) #11
  %37 = icmp ne i32 %36, 0
  %38 = xor i1 %37, true
  br i1 %38, label %39, label %.critedge

39:                                               ; preds = %35
  call void @rw_traverse_step(ptr noundef %17) #11
  br label %31, !llvm.loop !10

.critedge:                                        ; preds = %31, %35
  %40 = load i32, ptr %32, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %.critedge
  call void @_ZL12rw_count_rayP7rw_lane(ptr noundef %17) #11
  call void @rw_traverse_show_hit(ptr noundef %17) #11
  %43 = call i32 @rw_traverse_program(ptr noundef %17) #11
  store i32 %43, ptr %17, align 8
  %44 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 65536) #11
  %.not = xor i1 %44, true
  %45 = load i32, ptr %32, align 4
  %46 = icmp eq i32 %45, 0
  %or.cond = select i1 %.not, i1 true, i1 %46
  br i1 %or.cond, label %47, label %48

47:                                               ; preds = %42
  call void @rw_hook_shade(ptr noundef %17) #11
  br label %48

48:                                               ; preds = %47, %42, %.critedge
  %49 = load i32, ptr %32, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 %49, ptr %52, align 4
  br label %53

53:                                               ; preds = %22, %51, %48
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_nest_laneP7rw_lanePKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  store ptr %4, ptr %5, align 8
  %6 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 5
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 5
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 4
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 4
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 2
  %13 = load i32, ptr %12, align 8
  %14 = add i32 %13, 1
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  store i32 %14, ptr %15, align 8
  %16 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 16
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 16
  store float %17, ptr %18, align 4
  %19 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 51
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 51
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 7
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 7
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds [3 x i32], ptr %22, i64 0, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 1
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds [3 x i32], ptr %22, i64 0, i64 2
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 2
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 0, ptr %31, align 4
  %32 = getelementptr inbounds %struct.rw_lane, ptr %1, i32 0, i32 53
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  store ptr %33, ptr %34, align 8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local ptr @rw_hook_hit_attributes() #2

; Function Attrs: convergent nounwind
declare dso_local ptr @rw_hook_candidate_attributes() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_count_rayP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %34

3:                                                ; preds = %1
  %4 = call noundef ptr addrspace(1) @_ZL19rw_profile_countersPK7rw_lane(ptr noundef %0) #11
  %5 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %4, i32 0, i32 1
  %6 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %5, i64 noundef 1) #11
  %7 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %4, i32 0, i32 2
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 54
  %9 = load i32, ptr %8, align 8
  %10 = zext i32 %9 to i64
  %11 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %7, i64 noundef %10) #11
  %12 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %4, i32 0, i32 3
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 55
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %12, i64 noundef %15) #11
  %17 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %4, i32 0, i32 4
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 56
  %19 = load i32, ptr %18, align 8
  %20 = zext i32 %19 to i64
  %21 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %17, i64 noundef %20) #11
  %22 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %4, i32 0, i32 5
  %23 = load i32, ptr %8, align 8
  %24 = call noundef i32 @_ZL14rw_profile_binj(i32 noundef %23) #11
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds [24 x i64], ptr addrspace(1) %22, i64 0, i64 %25
  %27 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %26, i64 noundef 1) #11
  %28 = getelementptr inbounds %struct.rw_profile, ptr addrspace(1) %4, i32 0, i32 6
  %29 = load i32, ptr %13, align 4
  %30 = call noundef i32 @_ZL14rw_profile_binj(i32 noundef %29) #11
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds [24 x i64], ptr addrspace(1) %28, i64 0, i64 %31
  %33 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %32, i64 noundef 1) #11
  store i32 0, ptr %8, align 8
  store i32 0, ptr %13, align 4
  store i32 0, ptr %18, align 8
  br label %34

34:                                               ; preds = %1, %3
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @rw_hook_shade(ptr noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local i32 @rw_print_active(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 128) #11
  br i1 %2, label %3, label %30

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.rw_launch, ptr %5, i32 0, i32 9
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %30, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.rw_launch, ptr %5, i32 0, i32 20
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 7
  %13 = load i32, ptr %12, align 8
  %14 = call noundef zeroext i1 @_ZL16rw_print_selectsjj(i32 noundef %11, i32 noundef %13) #11
  br i1 %14, label %15, label %27

15:                                               ; preds = %9
  %16 = getelementptr inbounds i32, ptr %10, i64 1
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds [3 x i32], ptr %12, i64 0, i64 1
  %19 = load i32, ptr %18, align 4
  %20 = call noundef zeroext i1 @_ZL16rw_print_selectsjj(i32 noundef %17, i32 noundef %19) #11
  br i1 %20, label %21, label %27

21:                                               ; preds = %15
  %22 = getelementptr inbounds i32, ptr %10, i64 2
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds [3 x i32], ptr %12, i64 0, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = call noundef zeroext i1 @_ZL16rw_print_selectsjj(i32 noundef %23, i32 noundef %25) #11
  br label %27

27:                                               ; preds = %21, %15, %9
  %28 = phi i1 [ false, %15 ], [ false, %9 ], [ %26, %21 ]
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %1, %3, %27
  %.0 = phi i32 [ %29, %27 ], [ 0, %3 ], [ 0, %1 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL16rw_print_selectsjj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %0, -1
  %4 = icmp eq i32 %0, %1
  %spec.select = select i1 %3, i1 true, i1 %4
  ret i1 %spec.select
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define dso_local void @rw_print(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = call i32 @rw_print_active(ptr noundef %0) #11
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %33

7:                                                ; preds = %4
  %8 = add i32 5, %3
  %9 = mul i32 %8, 4
  %10 = call noundef ptr addrspace(1) @_ZL16rw_print_reserveP7rw_lanej(ptr noundef %0, i32 noundef %9) #11
  %11 = icmp ne ptr addrspace(1) %10, null
  br i1 %11, label %12, label %33

12:                                               ; preds = %7
  store i32 %3, ptr addrspace(1) %10, align 4
  %13 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 1
  store i32 %1, ptr addrspace(1) %13, align 4
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 7
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 2
  store i32 %15, ptr addrspace(1) %16, align 4
  %17 = getelementptr inbounds [3 x i32], ptr %14, i64 0, i64 1
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 3
  store i32 %18, ptr addrspace(1) %19, align 4
  %20 = getelementptr inbounds [3 x i32], ptr %14, i64 0, i64 2
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 4
  store i32 %21, ptr addrspace(1) %22, align 4
  br label %23

23:                                               ; preds = %25, %12
  %.0 = phi i32 [ 0, %12 ], [ %32, %25 ]
  %24 = icmp ult i32 %.0, %3
  br i1 %24, label %25, label %33

25:                                               ; preds = %23
  %26 = zext i32 %.0 to i64
  %27 = getelementptr inbounds i32, ptr %2, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = add i32 5, %.0
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4
  %32 = add i32 %.0, 1
  br label %23, !llvm.loop !11

33:                                               ; preds = %7, %4, %23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL16rw_print_reserveP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 9
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr addrspace(1)
  %8 = load atomic i32, ptr addrspace(1) %7 monotonic, align 4
  %9 = icmp uge i32 %8, -2147483648
  br i1 %9, label %22, label %10

10:                                               ; preds = %2
  %11 = call noundef i32 @_ZL15rw_atomic_add32PU3AS1jj(ptr addrspace(1) noundef %7, i32 noundef %1) #11
  %12 = getelementptr inbounds %struct.rw_print, ptr addrspace(1) %7, i32 0, i32 1
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = icmp uge i32 %11, %13
  %15 = sub i32 %13, %11
  %16 = icmp ugt i32 %1, %15
  %or.cond = or i1 %14, %16
  br i1 %or.cond, label %22, label %17

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.rw_print, ptr addrspace(1) %7, i64 1
  %19 = zext i32 %11 to i64
  %20 = udiv i64 %19, 4
  %21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %20
  br label %22

22:                                               ; preds = %10, %2, %17
  %.0 = phi ptr addrspace(1) [ %21, %17 ], [ null, %2 ], [ null, %10 ]
  ret ptr addrspace(1) %.0
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @rw_bounds(ptr noundef byval(%struct.rw_launch) align 8 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #4 {
  %7 = alloca %struct.rw_lane, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 344, i1 false)
  %8 = getelementptr inbounds %struct.rw_lane, ptr %7, i32 0, i32 6
  store ptr %0, ptr %8, align 8
  %9 = call ptr @rw_hook_constants(ptr noundef %0) #11
  %10 = getelementptr inbounds %struct.rw_lane, ptr %7, i32 0, i32 5
  store ptr %9, ptr %10, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %7, i32 0, i32 21
  store i32 %2, ptr %11, align 4
  %12 = getelementptr inbounds %struct.rw_lane, ptr %7, i32 0, i32 23
  store i32 -1, ptr %12, align 4
  %13 = call noundef i32 @_ZL15rw_thread_countv() #11
  %14 = call noundef i32 @_ZL15rw_thread_indexv() #11
  %15 = zext i32 %14 to i64
  br label %16

16:                                               ; preds = %19, %6
  %.0 = phi i64 [ %15, %6 ], [ %26, %19 ]
  %17 = zext i32 %4 to i64
  %18 = icmp ult i64 %.0, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %16
  %20 = trunc i64 %.0 to i32
  %21 = add i32 %3, %20
  %22 = getelementptr inbounds %struct.rw_lane, ptr %7, i32 0, i32 20
  store i32 %21, ptr %22, align 8
  %23 = mul i64 6, %.0
  %24 = getelementptr inbounds float, ptr %5, i64 %23
  call void @rw_hook_bounds(ptr noundef %7, i32 noundef %1, i32 noundef %21, ptr noundef %24) #11
  %25 = zext i32 %13 to i64
  %26 = add i64 %.0, %25
  br label %16, !llvm.loop !12

27:                                               ; preds = %16
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local ptr @rw_hook_constants(ptr noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15rw_thread_countv() #0 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15rw_thread_indexv() #0 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nsw i32 %1, %2
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: convergent nounwind
declare dso_local void @rw_hook_bounds(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @rw_megakernel(ptr noundef byval(%struct.rw_launch) align 8 %0) #4 {
  %2 = alloca [192 x i64], align 8
  %3 = alloca [448 x i64], align 8
  %4 = alloca %struct.rw_lane, align 8
  %5 = alloca %struct.rw_supply, align 8
  call void @_ZL12rw_open_laneP7rw_lane(ptr noundef %4) #11
  %6 = call ptr @rw_hook_stack() #11
  %7 = getelementptr inbounds %struct.rw_lane, ptr %4, i32 0, i32 4
  store ptr %6, ptr %7, align 8
  %8 = call ptr @rw_hook_constants(ptr noundef %0) #11
  %9 = getelementptr inbounds %struct.rw_lane, ptr %4, i32 0, i32 5
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds %struct.rw_lane, ptr %4, i32 0, i32 6
  store ptr %0, ptr %10, align 8
  %11 = call ptr @rw_hook_hit_attributes() #11
  %12 = getelementptr inbounds %struct.rw_lane, ptr %4, i32 0, i32 36
  store ptr %11, ptr %12, align 8
  %13 = call ptr @rw_hook_candidate_attributes() #11
  %14 = getelementptr inbounds %struct.rw_lane, ptr %4, i32 0, i32 37
  store ptr %13, ptr %14, align 8
  %15 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 268435456) #11
  %. = select i1 %15, ptr %3, ptr %2
  %16 = getelementptr inbounds %struct.rw_lane, ptr %4, i32 0, i32 50
  store ptr %., ptr %16, align 8
  call void @_ZL14rw_open_supplyP9rw_supplyPK9rw_launch(ptr noundef %5, ptr noundef %0) #11
  call void @_ZL15rw_profile_openP7rw_lane(ptr noundef %4) #11
  br label %17

17:                                               ; preds = %20, %1
  br label %18

18:                                               ; preds = %18, %17
  call void @_ZL15rw_run_programsP7rw_lane(ptr noundef %4) #11
  %19 = call noundef zeroext i1 @_ZL9rw_refillP7rw_laneP9rw_supply(ptr noundef %4, ptr noundef %5) #11
  br i1 %19, label %18, label %20, !llvm.loop !13

20:                                               ; preds = %18
  %21 = getelementptr inbounds %struct.rw_supply, ptr %5, i32 0, i32 2
  %22 = load i8, ptr %21, align 8, !range !14, !noundef !15
  %23 = trunc i8 %22 to i1
  %24 = call noundef zeroext i1 @_ZL16rw_traverse_warpP7rw_laneb(ptr noundef %4, i1 noundef zeroext %23) #11
  br i1 %24, label %17, label %25, !llvm.loop !16

25:                                               ; preds = %20
  call void @_ZL16rw_profile_closeP7rw_lane(ptr noundef %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_open_laneP7rw_lane(ptr noundef %0) #0 {
  store i32 0, ptr %0, align 8
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  store i32 0, ptr %2, align 4
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 -1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 -1, ptr %6, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  store i32 -1, ptr %7, align 4
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  store i32 -1, ptr %8, align 8
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 51
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 54
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 55
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 56
  store i32 0, ptr %13, align 8
  call void @_ZL14rw_drop_groupsP7rw_lane(ptr noundef %0) #11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local ptr @rw_hook_stack() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_open_supplyP9rw_supplyPK9rw_launch(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_launch, ptr %1, i32 0, i32 10
  %4 = load i32, ptr %3, align 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1
  %7 = load i32, ptr %6, align 4
  %8 = zext i32 %7 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 2
  %11 = load i32, ptr %10, align 8
  %12 = zext i32 %11 to i64
  %13 = mul i64 %9, %12
  store i64 %13, ptr %0, align 8
  %14 = getelementptr inbounds %struct.rw_supply, ptr %0, i32 0, i32 1
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.rw_supply, ptr %0, i32 0, i32 2
  store i8 0, ptr %15, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL15rw_profile_openP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 536870912) #11
  br i1 %2, label %3, label %36

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.rw_launch, ptr %5, i32 0, i32 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %36

9:                                                ; preds = %3
  %10 = inttoptr i64 %7 to ptr addrspace(1)
  %11 = call ptr @rw_hook_profile_warp() #11
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  store ptr %11, ptr %12, align 8
  %13 = call i32 @llvm.nvvm.activemask() #11
  %14 = call noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %13) #11
  br i1 %14, label %15, label %34

15:                                               ; preds = %9
  %16 = load ptr, ptr %12, align 8
  %17 = getelementptr inbounds %struct.rw_profile_head, ptr addrspace(1) %10, i32 0, i32 2
  %18 = call noundef i32 @_ZL15rw_atomic_add32PU3AS1jj(ptr addrspace(1) noundef %17, i32 noundef 1) #11
  %19 = load i32, ptr addrspace(1) %10, align 4
  %20 = urem i32 %18, %19
  %21 = getelementptr inbounds %struct.rw_profile_head, ptr addrspace(1) %10, i64 1
  %22 = ptrtoint ptr addrspace(1) %21 to i64
  %23 = zext i32 %20 to i64
  %24 = getelementptr inbounds %struct.rw_profile_head, ptr addrspace(1) %10, i32 0, i32 1
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = zext i32 %25 to i64
  %27 = mul i64 %23, %26
  %28 = add i64 %22, %27
  %29 = getelementptr inbounds %struct.rw_profile_warp, ptr %16, i32 0, i32 2
  store volatile i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds %struct.rw_profile_warp, ptr %16, i32 0, i32 3
  store volatile i32 0, ptr %30, align 8
  %31 = call noundef i64 @_ZL8rw_clockv() #11
  store volatile i64 %31, ptr %16, align 8
  %32 = load volatile i64, ptr %16, align 8
  %33 = getelementptr inbounds %struct.rw_profile_warp, ptr %16, i32 0, i32 1
  store volatile i64 %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %15, %9
  %35 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext true) #11
  br label %36

36:                                               ; preds = %1, %3, %34
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL15rw_run_programsP7rw_lane(ptr noundef %0) #0 {
  call void @_ZL22rw_profile_to_dispatchP7rw_lane(ptr noundef %0) #11
  br label %2

2:                                                ; preds = %11, %1
  %3 = load i32, ptr %0, align 8
  %4 = call noundef zeroext i1 @_ZL13rw_is_programj(i32 noundef %3) #11
  %5 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %4) #11
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8
  %9 = call noundef zeroext i1 @_ZL13rw_is_programj(i32 noundef %8) #11
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  call void @_ZL14rw_run_programP7rw_lane(ptr noundef %0) #11
  br label %11

11:                                               ; preds = %10, %7
  br label %2, !llvm.loop !17

12:                                               ; preds = %2
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL9rw_refillP7rw_laneP9rw_supply(ptr noundef %0, ptr noundef %1) #0 {
  %3 = load i32, ptr %0, align 8
  %4 = icmp eq i32 %3, 0
  %5 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %4) #11
  call void @_ZL13rw_profile_toP7rw_lanej(ptr noundef %0, i32 noundef 0) #11
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %56, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.rw_supply, ptr %1, i32 0, i32 2
  %9 = load i8, ptr %8, align 8, !range !14, !noundef !15
  %10 = trunc i8 %9 to i1
  br i1 %10, label %40, label %11

11:                                               ; preds = %7
  %12 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %5) #11
  %13 = icmp ult i32 %12, 8
  br i1 %13, label %14, label %.critedge

14:                                               ; preds = %11
  %15 = load i32, ptr %0, align 8
  %16 = icmp eq i32 %15, 1
  %17 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %16) #11
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %56, label %.critedge

.critedge:                                        ; preds = %11, %14
  %19 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %20 = load ptr, ptr %19, align 8
  %21 = call noundef i64 @_ZL7rw_drawPK9rw_launchP9rw_supplyj(ptr noundef %20, ptr noundef %1, i32 noundef %5) #11
  %22 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 67108864) #11
  br i1 %22, label %23, label %26

23:                                               ; preds = %.critedge
  %24 = load ptr, ptr %19, align 8
  %25 = call noundef i64 @_ZL16rw_shared_numberPK9rw_launchy(ptr noundef %24, i64 noundef %21) #11
  br label %26

26:                                               ; preds = %23, %.critedge
  %.0 = phi i64 [ %25, %23 ], [ %21, %.critedge ]
  %27 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %5) #11
  call void @_ZL16rw_profile_lanesP7rw_lanejj(ptr noundef %0, i32 noundef 0, i32 noundef %27) #11
  br i1 %4, label %28, label %.critedge31

28:                                               ; preds = %26
  %29 = load i64, ptr %1, align 8
  %30 = icmp ult i64 %.0, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %28
  call void @_ZL14rw_start_indexP7rw_laney(ptr noundef %0, i64 noundef %.0) #11
  br label %32

32:                                               ; preds = %31, %28
  br i1 true, label %33, label %.critedge31

33:                                               ; preds = %32
  %34 = load i64, ptr %1, align 8
  %35 = icmp uge i64 %.0, %34
  br label %.critedge31

.critedge31:                                      ; preds = %26, %33, %32
  %36 = phi i1 [ false, %32 ], [ %35, %33 ], [ false, %26 ]
  %37 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %36) #11
  %38 = icmp ne i32 %37, 0
  %39 = zext i1 %38 to i8
  store i8 %39, ptr %8, align 8
  br label %40

40:                                               ; preds = %.critedge31, %7
  %41 = load i8, ptr %8, align 8, !range !14, !noundef !15
  %42 = trunc i8 %41 to i1
  br i1 %42, label %43, label %47

43:                                               ; preds = %40
  %44 = load i32, ptr %0, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  store i32 -1, ptr %0, align 8
  br label %47

47:                                               ; preds = %46, %43, %40
  %48 = load i32, ptr %0, align 8
  %49 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.rw_launch, ptr %50, i32 0, i32 11
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %48, %52
  %54 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %53) #11
  %55 = icmp ne i32 %54, 0
  br label %56

56:                                               ; preds = %14, %2, %47
  %.029 = phi i1 [ %55, %47 ], [ false, %2 ], [ false, %14 ]
  ret i1 %.029
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL16rw_traverse_warpP7rw_laneb(ptr noundef %0, i1 noundef zeroext %1) #0 {
  call void @_ZL13rw_profile_toP7rw_lanej(ptr noundef %0, i32 noundef 1) #11
  call void @_ZL18rw_begin_traversalP7rw_lane(ptr noundef %0) #11
  %3 = load i32, ptr %0, align 8
  %4 = icmp ne i32 %3, -1
  %5 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %4) #11
  %6 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %5) #11
  %7 = load i32, ptr %0, align 8
  %8 = icmp eq i32 %7, 1
  %9 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %8) #11
  %10 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %9) #11
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.rw_launch, ptr %12, i32 0, i32 19
  %14 = load i32, ptr %13, align 4
  %15 = call noundef i32 @_ZL6rw_minjj(i32 noundef %14, i32 noundef %6) #11
  %16 = call noundef i32 @_ZL6rw_minjj(i32 noundef %10, i32 noundef %15) #11
  %17 = call noundef i32 @_ZL6rw_maxjj(i32 noundef 1, i32 noundef %16) #11
  %18 = call noundef zeroext i1 @_ZL11rw_may_helpv() #11
  %spec.select = select i1 %18, i1 %1, i1 false
  br label %19

19:                                               ; preds = %25, %2
  %.0 = phi i32 [ %10, %2 ], [ %29, %25 ]
  %20 = icmp uge i32 %.0, %17
  br i1 %20, label %21, label %30

21:                                               ; preds = %19
  call void @_ZL16rw_profile_lanesP7rw_lanejj(ptr noundef %0, i32 noundef 1, i32 noundef %.0) #11
  br i1 %spec.select, label %22, label %23

22:                                               ; preds = %21
  call void @_ZL15rw_find_helpersP7rw_lane(ptr noundef %0) #11
  br label %23

23:                                               ; preds = %22, %21
  call void @_ZL17rw_traverse_roundP7rw_lanej(ptr noundef %0, i32 noundef %.0) #11
  br i1 %spec.select, label %24, label %25

24:                                               ; preds = %23
  call void @_ZL11rw_end_helpP7rw_lane(ptr noundef %0) #11
  br label %25

25:                                               ; preds = %24, %23
  %26 = load i32, ptr %0, align 8
  %27 = icmp eq i32 %26, 1
  %28 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %27) #11
  %29 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %28) #11
  br label %19, !llvm.loop !18

30:                                               ; preds = %19
  %31 = icmp ne i32 %10, 0
  ret i1 %31
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_profile_closeP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %15

3:                                                ; preds = %1
  %4 = call i32 @llvm.nvvm.activemask() #11
  %5 = call noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %4) #11
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  call void @_ZL17rw_profile_chargeP7rw_lanej(ptr noundef %0, i32 noundef 0) #11
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  %8 = load ptr, ptr %7, align 8
  %9 = call noundef ptr addrspace(1) @_ZL19rw_profile_countersPK7rw_lane(ptr noundef %0) #11
  %10 = getelementptr inbounds %struct.rw_profile_warp, ptr %8, i32 0, i32 1
  %11 = load volatile i64, ptr %10, align 8
  %12 = load volatile i64, ptr %8, align 8
  %13 = sub i64 %11, %12
  %14 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %9, i64 noundef %13) #11
  br label %15

15:                                               ; preds = %1, %3, %6
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_features() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr @_ZL10rw_detailsP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 4
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL18rw_any_hit_enabledPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 1) #11
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %2
  %6 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 2) #11
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %27, label %8

8:                                                ; preds = %5
  %9 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 2097152) #11
  br i1 %9, label %10, label %27

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %12 = load i32, ptr %11, align 4
  %13 = icmp ne i32 %12, -1
  br i1 %13, label %14, label %23

14:                                               ; preds = %10
  %15 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %12) #11
  %16 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %15, i32 0, i32 5
  %17 = load i32, ptr addrspace(1) %16, align 8
  %18 = and i32 %17, 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %14
  %21 = and i32 %17, 8
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %20, %10
  %24 = and i32 %1, 1
  %25 = icmp ne i32 %24, 0
  %26 = xor i1 %25, true
  br label %27

27:                                               ; preds = %20, %14, %8, %5, %2, %23
  %.0 = phi i1 [ %26, %23 ], [ false, %2 ], [ true, %5 ], [ true, %8 ], [ false, %14 ], [ true, %20 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16rw_scene_any_hitPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef ptr addrspace(1) @_ZL15rw_scene_recordPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.rw_launch, ptr %5, i32 0, i32 14
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %7, %9
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  ret i32 %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL15rw_scene_recordPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 6
  %6 = load i64, ptr %5, align 8
  %7 = zext i32 %1 to i64
  %8 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 16
  %9 = load i32, ptr %8, align 8
  %10 = zext i32 %9 to i64
  %11 = mul i64 %7, %10
  %12 = add i64 %6, %11
  %13 = inttoptr i64 %12 to ptr addrspace(1)
  ret ptr addrspace(1) %13
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_any_hit(ptr noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_attribute_size() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_ray_flags() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL11rw_may_helpv() #0 {
  %1 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1610907652) #11
  %2 = xor i1 %1, true
  ret i1 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_scene_childPK7rw_lanejj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.rw_launch, ptr %5, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr addrspace(1)
  %9 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %10 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %9, i32 0, i32 7
  %11 = load i32, ptr addrspace(1) %10, align 8
  %12 = add i32 %11, %2
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  ret i32 %15
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 8
  %3 = load float, ptr %2, align 4
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  store float %3, ptr %4, align 8
  %5 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 1
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds [3 x float], ptr %4, i64 0, i64 1
  store float %6, ptr %7, align 4
  %8 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 2
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds [3 x float], ptr %4, i64 0, i64 2
  store float %9, ptr %10, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 9
  %12 = load float, ptr %11, align 8
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  store float %12, ptr %13, align 4
  %14 = getelementptr inbounds [3 x float], ptr %11, i64 0, i64 1
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds [3 x float], ptr %13, i64 0, i64 1
  store float %15, ptr %16, align 4
  %17 = getelementptr inbounds [3 x float], ptr %11, i64 0, i64 2
  %18 = load float, ptr %17, align 8
  %19 = getelementptr inbounds [3 x float], ptr %13, i64 0, i64 2
  store float %18, ptr %19, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_transform_rayP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %3 = load i32, ptr %2, align 4
  %4 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %3) #11
  %5 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %4, i32 0, i32 1
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 8
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds [3 x float], ptr %6, i64 0, i64 1
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds [3 x float], ptr %6, i64 0, i64 2
  %11 = load float, ptr %10, align 4
  %12 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %5, float noundef %7, float noundef %9, float noundef %11, float noundef 1.000000e+00) #11
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  store float %12, ptr %13, align 8
  %14 = getelementptr inbounds float, ptr addrspace(1) %5, i64 4
  %15 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %14, float noundef %7, float noundef %9, float noundef %11, float noundef 1.000000e+00) #11
  %16 = getelementptr inbounds [3 x float], ptr %13, i64 0, i64 1
  store float %15, ptr %16, align 4
  %17 = getelementptr inbounds float, ptr addrspace(1) %5, i64 8
  %18 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %17, float noundef %7, float noundef %9, float noundef %11, float noundef 1.000000e+00) #11
  %19 = getelementptr inbounds [3 x float], ptr %13, i64 0, i64 2
  store float %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 9
  %21 = load float, ptr %20, align 8
  %22 = getelementptr inbounds [3 x float], ptr %20, i64 0, i64 1
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds [3 x float], ptr %20, i64 0, i64 2
  %25 = load float, ptr %24, align 8
  %26 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %5, float noundef %21, float noundef %23, float noundef %25, float noundef 0.000000e+00) #11
  %27 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  store float %26, ptr %27, align 4
  %28 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %14, float noundef %21, float noundef %23, float noundef %25, float noundef 0.000000e+00) #11
  %29 = getelementptr inbounds [3 x float], ptr %27, i64 0, i64 1
  store float %28, ptr %29, align 4
  %30 = call noundef float @_ZL6rw_rowPU3AS1Kfffff(ptr addrspace(1) noundef %17, float noundef %21, float noundef %23, float noundef %25, float noundef 0.000000e+00) #11
  %31 = getelementptr inbounds [3 x float], ptr %27, i64 0, i64 2
  store float %30, ptr %31, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_crossing @_ZL17rw_cross_triangle6rw_rayDv4_fS0_S0_(ptr noundef byval(%struct.rw_ray) align 4 %0, <4 x float> noundef %1, <4 x float> noundef %2, <4 x float> noundef %3) #0 {
  %5 = alloca %struct.rw_ray, align 4
  %6 = alloca %struct.rw_vec, align 4
  %7 = alloca %struct.rw_vec, align 4
  %8 = alloca %struct.rw_vec, align 4
  %9 = alloca %struct.rw_vec, align 4
  %10 = alloca %struct.rw_vec, align 4
  %11 = alloca %struct.rw_vec, align 4
  %12 = alloca %struct.rw_vec, align 4
  %13 = alloca %struct.rw_vec, align 4
  %14 = alloca %struct.rw_vec, align 4
  %15 = alloca %struct.rw_vec, align 4
  %16 = alloca %struct.rw_vec, align 4
  %17 = alloca %struct.rw_vec, align 4
  %18 = alloca %struct.rw_vec, align 4
  %19 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  br i1 %19, label %20, label %27

20:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 24, i1 false)
  %21 = call %struct.rw_crossing @_ZL19rw_cross_watertight6rw_rayDv4_fS0_S0_(ptr noundef byval(%struct.rw_ray) align 4 %5, <4 x float> noundef %1, <4 x float> noundef %2, <4 x float> noundef %3) #11
  %22 = extractvalue %struct.rw_crossing %21, 0
  %23 = extractvalue %struct.rw_crossing %21, 1
  %24 = extractvalue %struct.rw_crossing %21, 2
  %25 = extractvalue %struct.rw_crossing %21, 3
  %26 = extractvalue %struct.rw_crossing %21, 4
  br label %71

27:                                               ; preds = %4
  %28 = extractelement <4 x float> %1, i64 0
  %29 = extractelement <4 x float> %1, i64 1
  %30 = extractelement <4 x float> %1, i64 2
  %31 = extractelement <4 x float> %1, i64 3
  %32 = extractelement <4 x float> %2, i64 3
  %33 = extractelement <4 x float> %3, i64 3
  %34 = extractelement <4 x float> %2, i64 0
  %35 = fsub float %34, %28
  %36 = extractelement <4 x float> %2, i64 1
  %37 = fsub float %36, %29
  %38 = extractelement <4 x float> %2, i64 2
  %39 = fsub float %38, %30
  %40 = extractelement <4 x float> %3, i64 0
  %41 = fsub float %40, %28
  %42 = extractelement <4 x float> %3, i64 1
  %43 = fsub float %42, %29
  %44 = extractelement <4 x float> %3, i64 2
  %45 = fsub float %44, %30
  %46 = getelementptr inbounds %struct.rw_ray, ptr %0, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %46, i64 12, i1 false)
  store float %28, ptr %7, align 4
  %.sroa.234.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 4
  store float %29, ptr %.sroa.234.0..sroa_idx, align 4
  %.sroa.335.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  store float %30, ptr %.sroa.335.0..sroa_idx, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %0, i64 12, i1 false)
  %47 = call %struct.rw_vec @_ZL11rw_subtract6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %7, ptr noundef byval(%struct.rw_vec) align 4 %8) #11
  %48 = extractvalue %struct.rw_vec %47, 0
  %49 = extractvalue %struct.rw_vec %47, 1
  %50 = extractvalue %struct.rw_vec %47, 2
  store float %48, ptr %9, align 4
  %.sroa.314.0..sroa_idx = getelementptr inbounds i8, ptr %9, i64 4
  store float %49, ptr %.sroa.314.0..sroa_idx, align 4
  %.sroa.417.0..sroa_idx = getelementptr inbounds i8, ptr %9, i64 8
  store float %50, ptr %.sroa.417.0..sroa_idx, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %6, i64 12, i1 false)
  %51 = call %struct.rw_vec @_ZL8rw_cross6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %9, ptr noundef byval(%struct.rw_vec) align 4 %10) #11
  %52 = extractvalue %struct.rw_vec %51, 0
  %53 = extractvalue %struct.rw_vec %51, 1
  %54 = extractvalue %struct.rw_vec %51, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %6, i64 12, i1 false)
  store float %31, ptr %12, align 4
  %.sroa.327.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 4
  store float %32, ptr %.sroa.327.0..sroa_idx, align 4
  %.sroa.430.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 8
  store float %33, ptr %.sroa.430.0..sroa_idx, align 4
  %55 = call noundef float @_ZL6rw_dot6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %11, ptr noundef byval(%struct.rw_vec) align 4 %12) #11
  store float %52, ptr %13, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %13, i64 4
  store float %53, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %13, i64 8
  store float %54, ptr %.sroa.4.0..sroa_idx, align 4
  store float %41, ptr %14, align 4
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %14, i64 4
  store float %43, ptr %.sroa.2.0..sroa_idx, align 4
  %.sroa.321.0..sroa_idx = getelementptr inbounds i8, ptr %14, i64 8
  store float %45, ptr %.sroa.321.0..sroa_idx, align 4
  %56 = call noundef float @_ZL6rw_dot6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %13, ptr noundef byval(%struct.rw_vec) align 4 %14) #11
  store float %52, ptr %15, align 4
  %.sroa.3.0..sroa_idx8 = getelementptr inbounds i8, ptr %15, i64 4
  store float %53, ptr %.sroa.3.0..sroa_idx8, align 4
  %.sroa.4.0..sroa_idx10 = getelementptr inbounds i8, ptr %15, i64 8
  store float %54, ptr %.sroa.4.0..sroa_idx10, align 4
  store float %35, ptr %16, align 4
  %.sroa.223.0..sroa_idx = getelementptr inbounds i8, ptr %16, i64 4
  store float %37, ptr %.sroa.223.0..sroa_idx, align 4
  %.sroa.324.0..sroa_idx = getelementptr inbounds i8, ptr %16, i64 8
  store float %39, ptr %.sroa.324.0..sroa_idx, align 4
  %57 = call noundef float @_ZL6rw_dot6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %15, ptr noundef byval(%struct.rw_vec) align 4 %16) #11
  store float %48, ptr %17, align 4
  %.sroa.314.0..sroa_idx15 = getelementptr inbounds i8, ptr %17, i64 4
  store float %49, ptr %.sroa.314.0..sroa_idx15, align 4
  %.sroa.417.0..sroa_idx18 = getelementptr inbounds i8, ptr %17, i64 8
  store float %50, ptr %.sroa.417.0..sroa_idx18, align 4
  store float %31, ptr %18, align 4
  %.sroa.327.0..sroa_idx28 = getelementptr inbounds i8, ptr %18, i64 4
  store float %32, ptr %.sroa.327.0..sroa_idx28, align 4
  %.sroa.430.0..sroa_idx31 = getelementptr inbounds i8, ptr %18, i64 8
  store float %33, ptr %.sroa.430.0..sroa_idx31, align 4
  %58 = call noundef float @_ZL6rw_dot6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %17, ptr noundef byval(%struct.rw_vec) align 4 %18) #11
  %59 = call noundef i32 @_ZL9rw_as_u32f(float noundef %55) #11
  %60 = and i32 %59, -2147483648
  %61 = fneg float %56
  %62 = call noundef i32 @_ZL9rw_as_u32f(float noundef %61) #11
  %63 = xor i32 %62, %60
  %64 = call noundef float @_ZL11rw_as_floatj(i32 noundef %63) #11
  %65 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %66 = xor i32 %65, %60
  %67 = call noundef float @_ZL11rw_as_floatj(i32 noundef %66) #11
  %68 = call noundef i32 @_ZL9rw_as_u32f(float noundef %58) #11
  %69 = xor i32 %68, %60
  %70 = call noundef float @_ZL11rw_as_floatj(i32 noundef %69) #11
  br label %71

71:                                               ; preds = %27, %20
  %.sroa.057.0 = phi float [ %22, %20 ], [ %64, %27 ]
  %.sroa.358.0 = phi float [ %23, %20 ], [ %67, %27 ]
  %.sroa.6.0 = phi float [ %24, %20 ], [ %70, %27 ]
  %.sroa.9.0 = phi float [ %25, %20 ], [ %55, %27 ]
  %.sroa.12.0 = phi float [ %26, %20 ], [ 0.000000e+00, %27 ]
  %.fca.0.insert = insertvalue %struct.rw_crossing poison, float %.sroa.057.0, 0
  %.fca.1.insert = insertvalue %struct.rw_crossing %.fca.0.insert, float %.sroa.358.0, 1
  %.fca.2.insert = insertvalue %struct.rw_crossing %.fca.1.insert, float %.sroa.6.0, 2
  %.fca.3.insert = insertvalue %struct.rw_crossing %.fca.2.insert, float %.sroa.9.0, 3
  %.fca.4.insert = insertvalue %struct.rw_crossing %.fca.3.insert, float %.sroa.12.0, 4
  ret %struct.rw_crossing %.fca.4.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_ray @_ZL13rw_object_rayPK7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %3 = load float, ptr %2, align 8
  %4 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 1
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 2
  %7 = load float, ptr %6, align 8
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds [3 x float], ptr %8, i64 0, i64 1
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds [3 x float], ptr %8, i64 0, i64 2
  %13 = load float, ptr %12, align 4
  %.fca.0.0.insert = insertvalue %struct.rw_ray poison, float %3, 0, 0
  %.fca.0.1.insert = insertvalue %struct.rw_ray %.fca.0.0.insert, float %5, 0, 1
  %.fca.0.2.insert = insertvalue %struct.rw_ray %.fca.0.1.insert, float %7, 0, 2
  %.fca.1.0.insert = insertvalue %struct.rw_ray %.fca.0.2.insert, float %9, 1, 0
  %.fca.1.1.insert = insertvalue %struct.rw_ray %.fca.1.0.insert, float %11, 1, 1
  %.fca.1.2.insert = insertvalue %struct.rw_ray %.fca.1.1.insert, float %13, 1, 2
  ret %struct.rw_ray %.fca.1.2.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_show_crossingP7rw_lane11rw_crossingPf(ptr noundef %0, ptr noundef byval(%struct.rw_crossing) align 4 %1, ptr noundef %2) #0 {
  %4 = alloca %struct.rw_crossing, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %1, i64 20, i1 false)
  %5 = call noundef float @_ZL16rw_exact_inverse11rw_crossing(ptr noundef byval(%struct.rw_crossing) align 4 %4) #11
  %6 = getelementptr inbounds %struct.rw_crossing, ptr %1, i32 0, i32 2
  %7 = load float, ptr %6, align 4
  %8 = fmul float %7, %5
  store float %8, ptr %2, align 4
  %9 = load float, ptr %1, align 4
  %10 = fmul float %9, %5
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 26
  store float %10, ptr %11, align 8
  %12 = getelementptr inbounds %struct.rw_crossing, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = fmul float %13, %5
  %15 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 1
  store float %14, ptr %15, align 4
  %16 = call noundef i32 @_ZL15rw_facing_flagsPK7rw_lane(ptr noundef %0) #11
  %17 = and i32 %16, 2
  %18 = icmp ne i32 %17, 0
  %19 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 24
  store i32 2, ptr %19, align 8
  %20 = getelementptr inbounds %struct.rw_crossing, ptr %1, i32 0, i32 3
  %21 = load float, ptr %20, align 4
  %22 = fcmp ogt float %21, 0.000000e+00
  %23 = zext i1 %22 to i32
  %24 = zext i1 %18 to i32
  %25 = icmp ne i32 %23, %24
  %spec.store.select = select i1 %25, i32 1, i32 2
  store i32 %spec.store.select, ptr %19, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL24rw_run_attribute_programP7rw_lanePh(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 65536) #11
  br i1 %3, label %4, label %13

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  %6 = load i32, ptr %5, align 4
  %7 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %6) #11
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 25
  store ptr %1, ptr %9, align 8
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = call i32 @rw_hook_attribute_program(ptr noundef %0, i32 noundef %8) #11
  br label %13

13:                                               ; preds = %4, %2, %11
  %.0 = phi i32 [ %12, %11 ], [ 0, %2 ], [ 0, %4 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_crossing @_ZL19rw_cross_watertight6rw_rayDv4_fS0_S0_(ptr noundef byval(%struct.rw_ray) align 4 %0, <4 x float> noundef %1, <4 x float> noundef %2, <4 x float> noundef %3) #0 {
  %5 = alloca %struct.rw_vec, align 4
  %6 = alloca %struct.rw_ray, align 4
  %7 = alloca %struct.rw_major, align 1
  %8 = alloca %struct.rw_ray, align 4
  %9 = alloca %struct.rw_major, align 1
  %10 = alloca %struct.rw_ray, align 4
  %11 = alloca %struct.rw_major, align 1
  %12 = alloca %struct.rw_vec, align 4
  %13 = alloca %struct.rw_vec, align 4
  %14 = alloca %struct.rw_vec, align 4
  %15 = alloca %struct.rw_vec, align 4
  %16 = alloca %struct.rw_vec, align 4
  %17 = alloca %struct.rw_vec, align 4
  %18 = alloca %struct.rw_major, align 1
  %19 = alloca %struct.rw_vec, align 4
  %20 = getelementptr inbounds %struct.rw_ray, ptr %0, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %20, i64 12, i1 false)
  %21 = call %struct.rw_major @_ZL13rw_major_axis6rw_vec(ptr noundef byval(%struct.rw_vec) align 4 %5) #11
  %22 = extractvalue %struct.rw_major %21, 0
  %23 = extractvalue %struct.rw_major %21, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %0, i64 24, i1 false)
  store i8 %22, ptr %7, align 1
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %23, ptr %.sroa.6.0..sroa_idx, align 1
  %24 = call %struct.rw_vec @_ZL14rw_seen_vertex6rw_ray8rw_majorDv4_f(ptr noundef byval(%struct.rw_ray) align 4 %6, ptr noundef byval(%struct.rw_major) align 1 %7, <4 x float> noundef %1) #11
  %25 = extractvalue %struct.rw_vec %24, 0
  %26 = extractvalue %struct.rw_vec %24, 1
  %27 = extractvalue %struct.rw_vec %24, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %0, i64 24, i1 false)
  store i8 %22, ptr %9, align 1
  %.sroa.6.0..sroa_idx46 = getelementptr inbounds i8, ptr %9, i64 1
  store i8 %23, ptr %.sroa.6.0..sroa_idx46, align 1
  %28 = call %struct.rw_vec @_ZL14rw_seen_vertex6rw_ray8rw_majorDv4_f(ptr noundef byval(%struct.rw_ray) align 4 %8, ptr noundef byval(%struct.rw_major) align 1 %9, <4 x float> noundef %2) #11
  %29 = extractvalue %struct.rw_vec %28, 0
  %30 = extractvalue %struct.rw_vec %28, 1
  %31 = extractvalue %struct.rw_vec %28, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %0, i64 24, i1 false)
  store i8 %22, ptr %11, align 1
  %.sroa.6.0..sroa_idx48 = getelementptr inbounds i8, ptr %11, i64 1
  store i8 %23, ptr %.sroa.6.0..sroa_idx48, align 1
  %32 = call %struct.rw_vec @_ZL14rw_seen_vertex6rw_ray8rw_majorDv4_f(ptr noundef byval(%struct.rw_ray) align 4 %10, ptr noundef byval(%struct.rw_major) align 1 %11, <4 x float> noundef %3) #11
  %33 = extractvalue %struct.rw_vec %32, 0
  %34 = extractvalue %struct.rw_vec %32, 1
  %35 = extractvalue %struct.rw_vec %32, 2
  store float %33, ptr %12, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 4
  store float %34, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 8
  store float %35, ptr %.sroa.4.0..sroa_idx, align 4
  store float %25, ptr %13, align 4
  %.sroa.336.0..sroa_idx = getelementptr inbounds i8, ptr %13, i64 4
  store float %26, ptr %.sroa.336.0..sroa_idx, align 4
  %.sroa.439.0..sroa_idx = getelementptr inbounds i8, ptr %13, i64 8
  store float %27, ptr %.sroa.439.0..sroa_idx, align 4
  %36 = call noundef float @_ZL12rw_edge_side6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %12, ptr noundef byval(%struct.rw_vec) align 4 %13) #11
  store float %25, ptr %14, align 4
  %.sroa.336.0..sroa_idx37 = getelementptr inbounds i8, ptr %14, i64 4
  store float %26, ptr %.sroa.336.0..sroa_idx37, align 4
  %.sroa.439.0..sroa_idx40 = getelementptr inbounds i8, ptr %14, i64 8
  store float %27, ptr %.sroa.439.0..sroa_idx40, align 4
  store float %29, ptr %15, align 4
  %.sroa.328.0..sroa_idx = getelementptr inbounds i8, ptr %15, i64 4
  store float %30, ptr %.sroa.328.0..sroa_idx, align 4
  %.sroa.431.0..sroa_idx = getelementptr inbounds i8, ptr %15, i64 8
  store float %31, ptr %.sroa.431.0..sroa_idx, align 4
  %37 = call noundef float @_ZL12rw_edge_side6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %14, ptr noundef byval(%struct.rw_vec) align 4 %15) #11
  store float %29, ptr %16, align 4
  %.sroa.328.0..sroa_idx29 = getelementptr inbounds i8, ptr %16, i64 4
  store float %30, ptr %.sroa.328.0..sroa_idx29, align 4
  %.sroa.431.0..sroa_idx32 = getelementptr inbounds i8, ptr %16, i64 8
  store float %31, ptr %.sroa.431.0..sroa_idx32, align 4
  store float %33, ptr %17, align 4
  %.sroa.3.0..sroa_idx22 = getelementptr inbounds i8, ptr %17, i64 4
  store float %34, ptr %.sroa.3.0..sroa_idx22, align 4
  %.sroa.4.0..sroa_idx24 = getelementptr inbounds i8, ptr %17, i64 8
  store float %35, ptr %.sroa.4.0..sroa_idx24, align 4
  %38 = call noundef float @_ZL12rw_edge_side6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %16, ptr noundef byval(%struct.rw_vec) align 4 %17) #11
  %39 = fmul float %37, %35
  %40 = call float @llvm.fma.f32(float %36, float %31, float %39)
  %41 = call float @llvm.fma.f32(float %38, float %27, float %40)
  store i8 %22, ptr %18, align 1
  %.sroa.6.0..sroa_idx50 = getelementptr inbounds i8, ptr %18, i64 1
  store i8 %23, ptr %.sroa.6.0..sroa_idx50, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %20, i64 12, i1 false)
  %42 = call %struct.rw_vec @_ZL11rw_exchange8rw_major6rw_vec(ptr noundef byval(%struct.rw_major) align 1 %18, ptr noundef byval(%struct.rw_vec) align 4 %19) #11
  %43 = extractvalue %struct.rw_vec %42, 2
  %44 = fadd float %38, %36
  %45 = fadd float %44, %37
  %46 = fmul float %45, %43
  %47 = call noundef i32 @_ZL9rw_as_u32f(float noundef %46) #11
  %48 = and i32 %47, -2147483648
  %49 = trunc i8 %22 to i1
  %50 = zext i1 %49 to i32
  %51 = trunc i8 %23 to i1
  %52 = zext i1 %51 to i32
  %53 = or i32 %50, %52
  %54 = shl i32 %53, 31
  %55 = fmul float %36, %43
  %56 = call noundef i32 @_ZL9rw_as_u32f(float noundef %55) #11
  %57 = xor i32 %56, %48
  %58 = call noundef float @_ZL11rw_as_floatj(i32 noundef %57) #11
  %59 = fmul float %37, %43
  %60 = call noundef i32 @_ZL9rw_as_u32f(float noundef %59) #11
  %61 = xor i32 %60, %48
  %62 = call noundef float @_ZL11rw_as_floatj(i32 noundef %61) #11
  %63 = call noundef i32 @_ZL9rw_as_u32f(float noundef %41) #11
  %64 = xor i32 %63, %48
  %65 = call noundef float @_ZL11rw_as_floatj(i32 noundef %64) #11
  %66 = call noundef i32 @_ZL9rw_as_u32f(float noundef %46) #11
  %67 = xor i32 %66, %54
  %68 = call noundef float @_ZL11rw_as_floatj(i32 noundef %67) #11
  %69 = fmul float %38, %43
  %70 = call noundef i32 @_ZL9rw_as_u32f(float noundef %69) #11
  %71 = xor i32 %70, %48
  %72 = call noundef float @_ZL11rw_as_floatj(i32 noundef %71) #11
  %.fca.0.insert = insertvalue %struct.rw_crossing poison, float %58, 0
  %.fca.1.insert = insertvalue %struct.rw_crossing %.fca.0.insert, float %62, 1
  %.fca.2.insert = insertvalue %struct.rw_crossing %.fca.1.insert, float %65, 2
  %.fca.3.insert = insertvalue %struct.rw_crossing %.fca.2.insert, float %68, 3
  %.fca.4.insert = insertvalue %struct.rw_crossing %.fca.3.insert, float %72, 4
  ret %struct.rw_crossing %.fca.4.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_vec @_ZL11rw_subtract6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %0, ptr noundef byval(%struct.rw_vec) align 4 %1) #0 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fsub float %3, %4
  %6 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 1
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = fsub float %7, %9
  %11 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 2
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 2
  %14 = load float, ptr %13, align 4
  %15 = fsub float %12, %14
  %.fca.0.insert = insertvalue %struct.rw_vec poison, float %5, 0
  %.fca.1.insert = insertvalue %struct.rw_vec %.fca.0.insert, float %10, 1
  %.fca.2.insert = insertvalue %struct.rw_vec %.fca.1.insert, float %15, 2
  ret %struct.rw_vec %.fca.2.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_vec @_ZL8rw_cross6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %0, ptr noundef byval(%struct.rw_vec) align 4 %1) #0 {
  %3 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 1
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 2
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 1
  %10 = load float, ptr %9, align 4
  %11 = fmul float %8, %10
  %12 = fneg float %11
  %13 = call float @llvm.fma.f32(float %4, float %6, float %12)
  %14 = load float, ptr %1, align 4
  %15 = load float, ptr %0, align 4
  %16 = fmul float %15, %6
  %17 = fneg float %16
  %18 = call float @llvm.fma.f32(float %8, float %14, float %17)
  %19 = fmul float %4, %14
  %20 = fneg float %19
  %21 = call float @llvm.fma.f32(float %15, float %10, float %20)
  %.fca.0.insert = insertvalue %struct.rw_vec poison, float %13, 0
  %.fca.1.insert = insertvalue %struct.rw_vec %.fca.0.insert, float %18, 1
  %.fca.2.insert = insertvalue %struct.rw_vec %.fca.1.insert, float %21, 2
  ret %struct.rw_vec %.fca.2.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rw_dot6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %0, ptr noundef byval(%struct.rw_vec) align 4 %1) #0 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 1
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 1
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 2
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 2
  %12 = load float, ptr %11, align 4
  %13 = fmul float %10, %12
  %14 = call float @llvm.fma.f32(float %6, float %8, float %13)
  %15 = call float @llvm.fma.f32(float %3, float %4, float %14)
  ret float %15
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9rw_as_u32f(float noundef %0) #0 {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL11rw_as_floatj(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  ret float %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_major @_ZL13rw_major_axis6rw_vec(ptr noundef byval(%struct.rw_vec) align 4 %0) #0 {
  %2 = load float, ptr %0, align 4
  %3 = call float @llvm.fabs.f32(float %2)
  %4 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 1
  %5 = load float, ptr %4, align 4
  %6 = call float @llvm.fabs.f32(float %5)
  %7 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = call float @llvm.fabs.f32(float %8)
  %10 = fcmp ogt float %3, %6
  %11 = fcmp ogt float %3, %9
  %12 = select i1 %10, i1 %11, i1 false
  %13 = zext i1 %12 to i8
  %14 = fcmp ogt float %6, %9
  %spec.select = select i1 %12, i1 false, i1 %14
  %15 = zext i1 %spec.select to i8
  %.fca.0.insert = insertvalue %struct.rw_major poison, i8 %13, 0
  %.fca.1.insert = insertvalue %struct.rw_major %.fca.0.insert, i8 %15, 1
  ret %struct.rw_major %.fca.1.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_vec @_ZL14rw_seen_vertex6rw_ray8rw_majorDv4_f(ptr noundef byval(%struct.rw_ray) align 4 %0, ptr noundef byval(%struct.rw_major) align 1 %1, <4 x float> noundef %2) #0 {
  %4 = alloca %struct.rw_vec, align 4
  %5 = alloca %struct.rw_vec, align 4
  %6 = alloca %struct.rw_vec, align 4
  %7 = alloca %struct.rw_major, align 1
  %8 = alloca %struct.rw_vec, align 4
  %9 = alloca %struct.rw_vec, align 4
  %10 = alloca %struct.rw_major, align 1
  %11 = alloca %struct.rw_vec, align 4
  %12 = extractelement <4 x float> %2, i64 0
  store float %12, ptr %4, align 4
  %13 = getelementptr inbounds %struct.rw_vec, ptr %4, i32 0, i32 1
  %14 = extractelement <4 x float> %2, i64 1
  store float %14, ptr %13, align 4
  %15 = getelementptr inbounds %struct.rw_vec, ptr %4, i32 0, i32 2
  %16 = extractelement <4 x float> %2, i64 2
  store float %16, ptr %15, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 12, i1 false)
  %17 = call %struct.rw_vec @_ZL11rw_subtract6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %4, ptr noundef byval(%struct.rw_vec) align 4 %5) #11
  %18 = extractvalue %struct.rw_vec %17, 0
  %19 = extractvalue %struct.rw_vec %17, 1
  %20 = extractvalue %struct.rw_vec %17, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %1, i64 2, i1 false)
  %21 = getelementptr inbounds %struct.rw_ray, ptr %0, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %21, i64 12, i1 false)
  %22 = call %struct.rw_vec @_ZL11rw_exchange8rw_major6rw_vec(ptr noundef byval(%struct.rw_major) align 1 %7, ptr noundef byval(%struct.rw_vec) align 4 %8) #11
  %23 = extractvalue %struct.rw_vec %22, 0
  store float %23, ptr %6, align 4
  %24 = getelementptr inbounds %struct.rw_vec, ptr %6, i32 0, i32 1
  %25 = extractvalue %struct.rw_vec %22, 1
  store float %25, ptr %24, align 4
  %26 = getelementptr inbounds %struct.rw_vec, ptr %6, i32 0, i32 2
  %27 = extractvalue %struct.rw_vec %22, 2
  store float %27, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %1, i64 2, i1 false)
  store float %18, ptr %11, align 4
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %11, i64 4
  store float %19, ptr %.sroa.2.0..sroa_idx, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %11, i64 8
  store float %20, ptr %.sroa.3.0..sroa_idx, align 4
  %28 = call %struct.rw_vec @_ZL11rw_exchange8rw_major6rw_vec(ptr noundef byval(%struct.rw_major) align 1 %10, ptr noundef byval(%struct.rw_vec) align 4 %11) #11
  %29 = extractvalue %struct.rw_vec %28, 0
  store float %29, ptr %9, align 4
  %30 = getelementptr inbounds %struct.rw_vec, ptr %9, i32 0, i32 1
  %31 = extractvalue %struct.rw_vec %28, 1
  store float %31, ptr %30, align 4
  %32 = getelementptr inbounds %struct.rw_vec, ptr %9, i32 0, i32 2
  %33 = extractvalue %struct.rw_vec %28, 2
  store float %33, ptr %32, align 4
  %34 = call %struct.rw_vec @_ZL10rw_project6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %6, ptr noundef byval(%struct.rw_vec) align 4 %9) #11
  ret %struct.rw_vec %34
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12rw_edge_side6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %0, ptr noundef byval(%struct.rw_vec) align 4 %1) #0 {
  %3 = load float, ptr %0, align 4
  %4 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 1
  %5 = load float, ptr %4, align 4
  %6 = fmul float %3, %5
  %7 = fneg float %6
  %8 = call float @llvm.fma.f32(float %3, float %5, float %7)
  %9 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 1
  %10 = load float, ptr %9, align 4
  %11 = load float, ptr %1, align 4
  %12 = call float @llvm.fma.f32(float %10, float %11, float %7)
  %13 = fsub float %12, %8
  ret float %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_vec @_ZL11rw_exchange8rw_major6rw_vec(ptr noundef byval(%struct.rw_major) align 1 %0, ptr noundef byval(%struct.rw_vec) align 4 %1) #0 {
  %3 = load i8, ptr %0, align 1, !range !14, !noundef !15
  %4 = trunc i8 %3 to i1
  %5 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 2
  %6 = load float, ptr %5, align 4
  %7 = load float, ptr %1, align 4
  %8 = select i1 %4, float %6, float %7
  %9 = getelementptr inbounds %struct.rw_major, ptr %0, i32 0, i32 1
  %10 = load i8, ptr %9, align 1, !range !14, !noundef !15
  %11 = trunc i8 %10 to i1
  %12 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = select i1 %11, float %6, float %13
  br i1 %4, label %15, label %16

15:                                               ; preds = %2
  br label %18

16:                                               ; preds = %2
  %17 = select i1 %11, float %13, float %6
  br label %18

18:                                               ; preds = %16, %15
  %19 = phi float [ %7, %15 ], [ %17, %16 ]
  %.fca.0.insert = insertvalue %struct.rw_vec poison, float %8, 0
  %.fca.1.insert = insertvalue %struct.rw_vec %.fca.0.insert, float %14, 1
  %.fca.2.insert = insertvalue %struct.rw_vec %.fca.1.insert, float %19, 2
  ret %struct.rw_vec %.fca.2.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_vec @_ZL10rw_project6rw_vecS_(ptr noundef byval(%struct.rw_vec) align 4 %0, ptr noundef byval(%struct.rw_vec) align 4 %1) #0 {
  %3 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 2
  %4 = load float, ptr %3, align 4
  %5 = load float, ptr %1, align 4
  %6 = load float, ptr %0, align 4
  %7 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = fmul float %6, %8
  %10 = fneg float %9
  %11 = call float @llvm.fma.f32(float %4, float %5, float %10)
  %12 = getelementptr inbounds %struct.rw_vec, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds %struct.rw_vec, ptr %0, i32 0, i32 1
  %15 = load float, ptr %14, align 4
  %16 = fmul float %15, %8
  %17 = fneg float %16
  %18 = call float @llvm.fma.f32(float %4, float %13, float %17)
  %.fca.0.insert = insertvalue %struct.rw_vec poison, float %11, 0
  %.fca.1.insert = insertvalue %struct.rw_vec %.fca.0.insert, float %18, 1
  %.fca.2.insert = insertvalue %struct.rw_vec %.fca.1.insert, float %8, 2
  ret %struct.rw_vec %.fca.2.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16rw_exact_inverse11rw_crossing(ptr noundef byval(%struct.rw_crossing) align 4 %0) #0 {
  %2 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 3
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.fabs.f32(float %3)
  %5 = fdiv float 1.000000e+00, %4
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15rw_facing_flagsPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1048576) #11
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %5 = load i32, ptr %4, align 4
  %6 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %5) #11
  %7 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %6, i32 0, i32 5
  %8 = load i32, ptr addrspace(1) %7, align 8
  br label %9

9:                                                ; preds = %1, %3
  %.0 = phi i32 [ %8, %3 ], [ 0, %1 ]
  ret i32 %.0
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_attribute_program(ptr noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_warp_lanev() #0 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13rw_lowest_bitj(i32 noundef %0) #0 {
  %2 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL8rw_clockv() #0 {
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret i64 %1
}

; Function Attrs: nocallback nounwind memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL19rw_profile_countersPK7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 53
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.rw_profile_warp, ptr %3, i32 0, i32 2
  %5 = load volatile i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr addrspace(1)
  ret ptr addrspace(1) %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL13rw_scene_rootPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr addrspace(1)
  %8 = zext i32 %1 to i64
  %9 = getelementptr inbounds %struct.rw_root, ptr addrspace(1) %7, i64 %8
  ret ptr addrspace(1) %9
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_drop_groupsP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  store i32 0, ptr %2, align 4
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 0, ptr %3, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13rw_enter_treeP7rw_laneyj(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  store i64 %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  store i32 %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  store i32 -2147483648, ptr %6, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 0, ptr %7, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_set_world_rayP7rw_lane(ptr noundef %0) #0 {
  call void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #11
  call void @_ZL14rw_set_inverseP7rw_lane(ptr noundef %0) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_set_object_rayP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @_ZL16rw_transform_rayP7rw_lane(ptr noundef %0) #11
  call void @_ZL14rw_set_inverseP7rw_lane(ptr noundef %0) #11
  br label %4

4:                                                ; preds = %1, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_set_inverseP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  %3 = load float, ptr %2, align 4
  %4 = call noundef float @_ZL10rw_inversef(float noundef %3) #11
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 38
  store float %4, ptr %5, align 8
  %6 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 1
  %7 = load float, ptr %6, align 4
  %8 = call noundef float @_ZL10rw_inversef(float noundef %7) #11
  %9 = getelementptr inbounds [3 x float], ptr %5, i64 0, i64 1
  store float %8, ptr %9, align 4
  %10 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 2
  %11 = load float, ptr %10, align 4
  %12 = call noundef float @_ZL10rw_inversef(float noundef %11) #11
  %13 = getelementptr inbounds [3 x float], ptr %5, i64 0, i64 2
  store float %12, ptr %13, align 8
  %14 = load float, ptr %5, align 8
  %15 = call noundef i32 @_ZL12rw_near_sidefj(float noundef %14, i32 noundef 1426063360) #11
  %16 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 39
  store i32 %15, ptr %16, align 4
  %17 = load float, ptr %9, align 4
  %18 = call noundef i32 @_ZL12rw_near_sidefj(float noundef %17, i32 noundef 855638016) #11
  %19 = getelementptr inbounds [3 x i32], ptr %16, i64 0, i64 1
  store i32 %18, ptr %19, align 4
  %20 = load float, ptr %13, align 8
  %21 = call noundef i32 @_ZL12rw_near_sidefj(float noundef %20, i32 noundef 251658240) #11
  %22 = getelementptr inbounds [3 x i32], ptr %16, i64 0, i64 2
  store i32 %21, ptr %22, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10rw_inversef(float noundef %0) #0 {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = call float @llvm.maxnum.f32(float %2, float 0x3AF0000000000000)
  %4 = call noundef i32 @_ZL9rw_as_u32f(float noundef %0) #11
  %5 = and i32 %4, -2147483648
  %6 = call noundef i32 @_ZL9rw_as_u32f(float noundef %3) #11
  %7 = or i32 %6, %5
  %8 = call noundef float @_ZL11rw_as_floatj(i32 noundef %7) #11
  %9 = call noundef float @_ZL15rw_inverse_fastf(float noundef %8) #11
  %10 = fmul float 0x3BF0000000000000, %9
  ret float %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_near_sidefj(float noundef %0, i32 noundef %1) #0 {
  %3 = call noundef i32 @_ZL9rw_as_u32f(float noundef %0) #11
  %4 = ashr i32 %3, 31
  %5 = and i32 %4, -16777216
  %6 = xor i32 %1, %5
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15rw_inverse_fastf(float noundef %0) #0 {
  %2 = call float @llvm.nvvm.rcp.approx.ftz.f(float %0)
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.approx.ftz.f(float) #8

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL15rw_in_top_levelPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, -1
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i1 [ false, %1 ], [ %6, %3 ]
  ret i1 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_step_instanceP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  %3 = load i32, ptr %2, align 8
  %4 = call noundef i32 @_ZL12rw_take_leafP7rw_lane(ptr noundef %0) #11
  %5 = add i32 %3, %4
  %6 = call noundef ptr addrspace(1) @_ZL7rw_unitPK7rw_lanej(ptr noundef %0, i32 noundef %5) #11
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16
  %8 = extractelement <4 x i32> %7, i64 1
  %9 = call noundef zeroext i1 @_ZL13rw_is_visiblePK7rw_lanej(ptr noundef %0, i32 noundef %8) #11
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = extractelement <4 x i32> %7, i64 0
  %12 = call noundef zeroext i1 @_ZL14rw_is_selectedP7rw_lanej(ptr noundef %0, i32 noundef %11) #11
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @_ZL17rw_postpone_nodesP7rw_lane(ptr noundef %0) #11
  call void @_ZL18rw_postpone_leavesP7rw_lane(ptr noundef %0) #11
  call void @_ZL17rw_enter_instanceP7rw_lanej(ptr noundef %0, i32 noundef %11) #11
  br label %14

14:                                               ; preds = %10, %1, %13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_step_triangleP7rw_lane(ptr noundef %0) #0 {
  %2 = alloca %struct.rw_corners, align 16
  call void @_ZL18rw_show_object_rayP7rw_lane(ptr noundef %0) #11
  %3 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 4) #11
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = call noundef i32 @_ZL16rw_take_triangleP7rw_lane(ptr noundef %0) #11
  %6 = call %struct.rw_corners @_ZL15rw_load_cornersPK7rw_lanej(ptr noundef %0, i32 noundef %5) #11
  %7 = extractvalue %struct.rw_corners %6, 0
  store <4 x float> %7, ptr %2, align 16
  %8 = getelementptr inbounds %struct.rw_corners, ptr %2, i32 0, i32 1
  %9 = extractvalue %struct.rw_corners %6, 1
  store <4 x float> %9, ptr %8, align 16
  %10 = getelementptr inbounds %struct.rw_corners, ptr %2, i32 0, i32 2
  %11 = extractvalue %struct.rw_corners %6, 2
  store <4 x float> %11, ptr %10, align 16
  call void @_ZL16rw_test_triangleP7rw_lanej10rw_cornersb(ptr noundef %0, i32 noundef %5, ptr noundef byval(%struct.rw_corners) align 16 %2, i1 noundef zeroext true) #11
  br label %19

12:                                               ; preds = %1
  %13 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 268435456) #11
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = call noundef i32 @_ZL21rw_cpu_step_trianglesP7rw_lane(ptr noundef %0) #11
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  call void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #11
  br label %19

18:                                               ; preds = %12
  call void @_ZL21rw_step_two_trianglesP7rw_lane(ptr noundef %0) #11
  br label %19

19:                                               ; preds = %18, %17, %14, %4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_step_primitiveP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  %3 = load i32, ptr %2, align 8
  %4 = call noundef i32 @_ZL12rw_take_leafP7rw_lane(ptr noundef %0) #11
  %5 = add i32 %3, %4
  %6 = call noundef ptr addrspace(1) @_ZL7rw_unitPK7rw_lanej(ptr noundef %0, i32 noundef %5) #11
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 41
  store i32 %5, ptr %8, align 4
  %9 = extractelement <4 x i32> %7, i64 1
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 20
  store i32 %9, ptr %10, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 24
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %13 = load i32, ptr %12, align 4
  %14 = extractelement <4 x i32> %7, i64 0
  %15 = call noundef i32 @_ZL14rw_scene_childPK7rw_lanejj(ptr noundef %0, i32 noundef %13, i32 noundef %14) #11
  %16 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %18 = load float, ptr %17, align 8
  %19 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 19
  store float %18, ptr %19, align 4
  call void @_ZL18rw_show_object_rayP7rw_lane(ptr noundef %0) #11
  %20 = load i32, ptr %16, align 4
  %21 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %20) #11
  %22 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %21, i32 0, i32 3
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = call noundef zeroext i1 @_ZL12rw_is_culledPK7rw_lanej(ptr noundef %0, i32 noundef %23) #11
  br i1 %24, label %30, label %25

25:                                               ; preds = %1
  call void @_ZL8rw_countP7rw_lane13rw_count_kindj(ptr noundef %0, i32 noundef 1, i32 noundef 1) #11
  %26 = load i32, ptr addrspace(1) %21, align 4
  %27 = call i32 @rw_hook_intersect(ptr noundef %0, i32 noundef %26) #11
  %28 = icmp eq i32 %27, 2
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  call void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #11
  br label %30

30:                                               ; preds = %1, %29, %25
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_take_leafP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  %3 = load i32, ptr %2, align 4
  %4 = sub i32 %3, 1
  %5 = and i32 %3, %4
  %6 = xor i32 %3, %5
  store i32 %5, ptr %2, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  %8 = load i32, ptr %7, align 8
  %9 = sub i32 %6, 1
  %10 = and i32 %8, %9
  %11 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %10) #11
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr addrspace(1) @_ZL7rw_unitPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %4 = load i64, ptr %3, align 8
  %5 = zext i32 %1 to i64
  %6 = mul i64 16, %5
  %7 = add i64 %4, %6
  %8 = inttoptr i64 %7 to ptr addrspace(1)
  ret ptr addrspace(1) %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL13rw_is_visiblePK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 8) #11
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 13
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 255
  %8 = mul i32 %7, 16843009
  %9 = and i32 %1, %8
  %10 = sub i32 %9, 16843009
  %11 = xor i32 %9, -1
  %12 = and i32 %10, %11
  %13 = and i32 %12, -2139062144
  %14 = icmp eq i32 %13, 0
  br label %15

15:                                               ; preds = %2, %4
  %.0 = phi i1 [ %14, %4 ], [ true, %2 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL14rw_is_selectedP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 262144) #11
  br i1 %3, label %4, label %22

4:                                                ; preds = %2
  %5 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %6 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %5, i32 0, i32 8
  %7 = load i32, ptr addrspace(1) %6, align 4
  br label %8

8:                                                ; preds = %19, %4
  %.08 = phi i32 [ %7, %4 ], [ %21, %19 ]
  %9 = icmp ne i32 %.08, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.rw_launch, ptr %12, i32 0, i32 23
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr addrspace(1)
  %16 = zext i32 %.08 to i64
  %17 = getelementptr inbounds %struct.rw_selection, ptr addrspace(1) %15, i64 %16
  %18 = call noundef zeroext i1 @_ZL10rw_choosesP7rw_lanePU3AS1K12rw_selection(ptr noundef %0, ptr addrspace(1) noundef %17) #11
  br i1 %18, label %19, label %22

19:                                               ; preds = %10
  %20 = getelementptr inbounds %struct.rw_selection, ptr addrspace(1) %17, i32 0, i32 3
  %21 = load i32, ptr addrspace(1) %20, align 4
  br label %8, !llvm.loop !19

22:                                               ; preds = %8, %10, %2
  %.0 = phi i1 [ true, %2 ], [ false, %10 ], [ true, %8 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_postpone_nodesP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  %7 = load i32, ptr %6, align 4
  call void @_ZL11rw_postponeP7rw_lanejj(ptr noundef %0, i32 noundef %5, i32 noundef %7) #11
  br label %8

8:                                                ; preds = %3, %1
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL18rw_postpone_leavesP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %10

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  %5 = load i32, ptr %4, align 8
  call void @_ZL11rw_postponeP7rw_lanejj(ptr noundef %0, i32 noundef %5, i32 noundef 0) #11
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  %9 = load i32, ptr %8, align 4
  call void @_ZL11rw_postponeP7rw_lanejj(ptr noundef %0, i32 noundef %7, i32 noundef %9) #11
  br label %10

10:                                               ; preds = %1, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_enter_instanceP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  call void @_ZL8rw_countP7rw_lane13rw_count_kindj(ptr noundef %0, i32 noundef 2, i32 noundef 1) #11
  %3 = call noundef ptr addrspace(1) @_ZL17rw_scene_instancePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 %1, ptr %4, align 4
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  store i32 %6, ptr %7, align 8
  %8 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %3, i32 0, i32 2
  %9 = load i64, ptr addrspace(1) %8, align 8
  %10 = getelementptr inbounds %struct.rw_instance, ptr addrspace(1) %3, i32 0, i32 3
  %11 = load i32, ptr addrspace(1) %10, align 8
  call void @_ZL13rw_enter_treeP7rw_laneyj(ptr noundef %0, i64 noundef %9, i32 noundef %11) #11
  call void @_ZL17rw_set_object_rayP7rw_lane(ptr noundef %0) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL10rw_choosesP7rw_lanePU3AS1K12rw_selection(ptr noundef %0, ptr addrspace(1) noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_selection, ptr addrspace(1) %1, i32 0, i32 2
  %4 = load i32, ptr addrspace(1) %3, align 4
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 %4, ptr %5, align 4
  %6 = load i32, ptr addrspace(1) %1, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  store i32 %6, ptr %7, align 4
  %8 = getelementptr inbounds %struct.rw_selection, ptr addrspace(1) %1, i32 0, i32 1
  %9 = load i32, ptr addrspace(1) %8, align 4
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 27
  store i32 %9, ptr %10, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 28
  store i32 0, ptr %11, align 4
  call void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #11
  %12 = call noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #11
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  call void @_ZL16rw_transform_rayP7rw_lane(ptr noundef %0) #11
  br label %14

14:                                               ; preds = %13, %2
  %15 = load i32, ptr %7, align 4
  %16 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %15) #11
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = call i32 @rw_hook_visit(ptr noundef %0, i32 noundef %17) #11
  store i32 -1, ptr %5, align 4
  call void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #11
  %19 = icmp ne i32 %18, 3
  br i1 %19, label %20, label %23

20:                                               ; preds = %14
  %21 = load i32, ptr %11, align 4
  %22 = icmp ne i32 %21, 0
  br label %23

23:                                               ; preds = %20, %14
  %24 = phi i1 [ false, %14 ], [ %22, %20 ]
  ret i1 %24
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_visit(ptr noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11rw_postponeP7rw_lanejj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = insertelement <2 x i32> poison, i32 %1, i32 0
  %5 = insertelement <2 x i32> %4, i32 %2, i32 1
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds <2 x i32>, ptr %7, i64 %10
  store <2 x i32> %5, ptr %11, align 8
  %12 = load i32, ptr %8, align 4
  %13 = add i32 %12, 1
  store i32 %13, ptr %8, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL8rw_countP7rw_lane13rw_count_kindj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 536870912) #11
  br i1 %4, label %5, label %18

5:                                                ; preds = %3
  switch i32 %1, label %18 [
    i32 0, label %6
    i32 1, label %10
    i32 2, label %14
  ]

6:                                                ; preds = %5
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 54
  %8 = load i32, ptr %7, align 8
  %9 = add i32 %8, %2
  store i32 %9, ptr %7, align 8
  br label %18

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 55
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, %2
  store i32 %13, ptr %11, align 4
  br label %18

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 56
  %16 = load i32, ptr %15, align 8
  %17 = add i32 %16, %2
  store i32 %17, ptr %15, align 8
  br label %18

18:                                               ; preds = %10, %6, %5, %3, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL18rw_show_object_rayP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 2) #11
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  call void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #11
  br label %4

4:                                                ; preds = %3, %1
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16rw_take_triangleP7rw_lane(ptr noundef %0) #0 {
  call void @_ZL8rw_countP7rw_lane13rw_count_kindj(ptr noundef %0, i32 noundef 1, i32 noundef 1) #11
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  %3 = load i32, ptr %2, align 8
  %4 = call noundef i32 @_ZL12rw_take_leafP7rw_lane(ptr noundef %0) #11
  %5 = mul i32 4, %4
  %6 = add i32 %3, %5
  ret i32 %6
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_test_triangleP7rw_lanej10rw_cornersb(ptr noundef %0, i32 noundef %1, ptr noundef byval(%struct.rw_corners) align 16 %2, i1 noundef zeroext %3) #0 {
  %5 = alloca %struct.rw_ray, align 4
  %6 = alloca %struct.rw_crossing, align 4
  %7 = alloca %struct.rw_crossing, align 4
  %8 = call %struct.rw_ray @_ZL13rw_object_rayPK7rw_lane(ptr noundef %0) #11
  %9 = extractvalue %struct.rw_ray %8, 0
  %.fca.0.extract = extractvalue %struct.rw_vec %9, 0
  store float %.fca.0.extract, ptr %5, align 4
  %.fca.1.extract = extractvalue %struct.rw_vec %9, 1
  %.fca.1.gep = getelementptr inbounds %struct.rw_vec, ptr %5, i32 0, i32 1
  store float %.fca.1.extract, ptr %.fca.1.gep, align 4
  %.fca.2.extract = extractvalue %struct.rw_vec %9, 2
  %.fca.2.gep = getelementptr inbounds %struct.rw_vec, ptr %5, i32 0, i32 2
  store float %.fca.2.extract, ptr %.fca.2.gep, align 4
  %10 = getelementptr inbounds %struct.rw_ray, ptr %5, i32 0, i32 1
  %11 = extractvalue %struct.rw_ray %8, 1
  %.fca.0.extract4 = extractvalue %struct.rw_vec %11, 0
  store float %.fca.0.extract4, ptr %10, align 4
  %.fca.1.extract6 = extractvalue %struct.rw_vec %11, 1
  %.fca.1.gep7 = getelementptr inbounds %struct.rw_vec, ptr %10, i32 0, i32 1
  store float %.fca.1.extract6, ptr %.fca.1.gep7, align 4
  %.fca.2.extract8 = extractvalue %struct.rw_vec %11, 2
  %.fca.2.gep9 = getelementptr inbounds %struct.rw_vec, ptr %10, i32 0, i32 2
  store float %.fca.2.extract8, ptr %.fca.2.gep9, align 4
  %12 = load <4 x float>, ptr %2, align 16
  %13 = getelementptr inbounds %struct.rw_corners, ptr %2, i32 0, i32 1
  %14 = load <4 x float>, ptr %13, align 16
  %15 = getelementptr inbounds %struct.rw_corners, ptr %2, i32 0, i32 2
  %16 = load <4 x float>, ptr %15, align 16
  %17 = call %struct.rw_crossing @_ZL17rw_cross_triangle6rw_rayDv4_fS0_S0_(ptr noundef byval(%struct.rw_ray) align 4 %5, <4 x float> noundef %12, <4 x float> noundef %14, <4 x float> noundef %16) #11
  %18 = extractvalue %struct.rw_crossing %17, 0
  %19 = extractvalue %struct.rw_crossing %17, 1
  %20 = extractvalue %struct.rw_crossing %17, 2
  %21 = extractvalue %struct.rw_crossing %17, 3
  %22 = extractvalue %struct.rw_crossing %17, 4
  store float %18, ptr %6, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %6, i64 4
  store float %19, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %6, i64 8
  store float %20, ptr %.sroa.4.0..sroa_idx, align 4
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %6, i64 12
  store float %21, ptr %.sroa.5.0..sroa_idx, align 4
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %6, i64 16
  store float %22, ptr %.sroa.7.0..sroa_idx, align 4
  %23 = call noundef float @_ZL20rw_crossing_distance11rw_crossing(ptr noundef byval(%struct.rw_crossing) align 4 %6) #11
  %24 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %25 = load i32, ptr %24, align 4
  %26 = call noundef zeroext i1 @_ZL12rw_is_nearerPK7rw_lanefjj(ptr noundef %0, float noundef %23, i32 noundef %25, i32 noundef %1) #11
  store float %18, ptr %7, align 4
  %.sroa.3.0..sroa_idx11 = getelementptr inbounds i8, ptr %7, i64 4
  store float %19, ptr %.sroa.3.0..sroa_idx11, align 4
  %.sroa.4.0..sroa_idx13 = getelementptr inbounds i8, ptr %7, i64 8
  store float %20, ptr %.sroa.4.0..sroa_idx13, align 4
  %.sroa.5.0..sroa_idx15 = getelementptr inbounds i8, ptr %7, i64 12
  store float %21, ptr %.sroa.5.0..sroa_idx15, align 4
  %.sroa.7.0..sroa_idx17 = getelementptr inbounds i8, ptr %7, i64 16
  store float %22, ptr %.sroa.7.0..sroa_idx17, align 4
  %27 = call noundef zeroext i1 @_ZL12rw_is_inside11rw_crossing(ptr noundef byval(%struct.rw_crossing) align 4 %7) #11
  %28 = zext i1 %27 to i32
  %29 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %30 = load float, ptr %29, align 4
  %31 = fcmp ogt float %23, %30
  %32 = zext i1 %31 to i32
  %33 = and i32 %28, %32
  %34 = zext i1 %26 to i32
  %35 = and i32 %33, %34
  %36 = zext i1 %3 to i32
  %37 = and i32 %35, %36
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %4
  %40 = fcmp ogt float %21, 0.000000e+00
  %41 = call noundef i32 @_ZL18rw_report_triangleP7rw_lanejfb(ptr noundef %0, i32 noundef %1, float noundef %23, i1 noundef zeroext %40) #11
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  call void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #11
  br label %44

44:                                               ; preds = %4, %43, %39
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_corners @_ZL15rw_load_cornersPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef ptr addrspace(1) @_ZL7rw_unitPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %4 = load <4 x float>, ptr addrspace(1) %3, align 16
  %5 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 1
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16
  %7 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 2
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16
  %.fca.0.insert = insertvalue %struct.rw_corners poison, <4 x float> %4, 0
  %.fca.1.insert = insertvalue %struct.rw_corners %.fca.0.insert, <4 x float> %6, 1
  %.fca.2.insert = insertvalue %struct.rw_corners %.fca.1.insert, <4 x float> %8, 2
  ret %struct.rw_corners %.fca.2.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL21rw_cpu_step_trianglesP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  %3 = load i32, ptr %2, align 8
  %4 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %3) #11
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 0, ptr %7, align 4
  call void @_ZL8rw_countP7rw_lane13rw_count_kindj(ptr noundef %0, i32 noundef 1, i32 noundef %4) #11
  %8 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  br i1 %8, label %9, label %33

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %11 = load i64, ptr %10, align 8
  %12 = zext i32 %6 to i64
  %13 = mul i64 16, %12
  %14 = add i64 %11, %13
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %16 = load float, ptr %15, align 8
  %17 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 1
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 2
  %20 = load float, ptr %19, align 8
  %21 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds [3 x float], ptr %21, i64 0, i64 1
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds [3 x float], ptr %21, i64 0, i64 2
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %30 = load float, ptr %29, align 8
  %31 = call noundef i32 @_ZL19rw_cpu_culled_sidesPK7rw_lane(ptr noundef %0) #11
  %32 = call i64 @rwc.ptx.cpu.triangles.watertight(i64 noundef %14, i32 noundef %4, float noundef %16, float noundef %18, float noundef %20, float noundef %22, float noundef %24, float noundef %26, float noundef %28, float noundef %30, i32 noundef %31) #11
  br label %57

33:                                               ; preds = %1
  %34 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %35 = load i64, ptr %34, align 8
  %36 = zext i32 %6 to i64
  %37 = mul i64 16, %36
  %38 = add i64 %35, %37
  %39 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %40 = load float, ptr %39, align 8
  %41 = getelementptr inbounds [3 x float], ptr %39, i64 0, i64 1
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds [3 x float], ptr %39, i64 0, i64 2
  %44 = load float, ptr %43, align 8
  %45 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds [3 x float], ptr %45, i64 0, i64 1
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds [3 x float], ptr %45, i64 0, i64 2
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %54 = load float, ptr %53, align 8
  %55 = call noundef i32 @_ZL19rw_cpu_culled_sidesPK7rw_lane(ptr noundef %0) #11
  %56 = call i64 @rwc.ptx.cpu.triangles(i64 noundef %38, i32 noundef %4, float noundef %40, float noundef %42, float noundef %44, float noundef %46, float noundef %48, float noundef %50, float noundef %52, float noundef %54, i32 noundef %55) #11
  br label %57

57:                                               ; preds = %33, %9
  %58 = phi i64 [ %32, %9 ], [ %56, %33 ]
  %59 = icmp eq i64 %58, -1
  br i1 %59, label %71, label %60

60:                                               ; preds = %57
  %61 = trunc i64 %58 to i32
  %62 = lshr i32 %61, 1
  %63 = mul i32 4, %62
  %64 = add i32 %6, %63
  %65 = lshr i64 %58, 32
  %66 = trunc i64 %65 to i32
  %67 = call noundef float @_ZL11rw_as_floatj(i32 noundef %66) #11
  %68 = and i32 %61, 1
  %69 = icmp ne i32 %68, 0
  %70 = call noundef i32 @_ZL18rw_report_triangleP7rw_lanejfb(ptr noundef %0, i32 noundef %64, float noundef %67, i1 noundef zeroext %69) #11
  br label %71

71:                                               ; preds = %57, %60
  %.0 = phi i32 [ %70, %60 ], [ 0, %57 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #0 {
  call void @_ZL14rw_drop_groupsP7rw_lane(ptr noundef %0) #11
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  store i32 0, ptr %2, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL21rw_step_two_trianglesP7rw_lane(ptr noundef %0) #0 {
  %2 = alloca %struct.rw_corners, align 16
  %3 = alloca %struct.rw_corners, align 16
  %4 = call noundef i32 @_ZL16rw_take_triangleP7rw_lane(ptr noundef %0) #11
  %5 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = call noundef i32 @_ZL16rw_take_triangleP7rw_lane(ptr noundef %0) #11
  br label %8

8:                                                ; preds = %6, %1
  %.0 = phi i32 [ %7, %6 ], [ %4, %1 ]
  %9 = call %struct.rw_corners @_ZL15rw_load_cornersPK7rw_lanej(ptr noundef %0, i32 noundef %4) #11
  %10 = extractvalue %struct.rw_corners %9, 0
  %11 = extractvalue %struct.rw_corners %9, 1
  %12 = extractvalue %struct.rw_corners %9, 2
  %13 = call %struct.rw_corners @_ZL15rw_load_cornersPK7rw_lanej(ptr noundef %0, i32 noundef %.0) #11
  %14 = extractvalue %struct.rw_corners %13, 0
  %15 = extractvalue %struct.rw_corners %13, 1
  %16 = extractvalue %struct.rw_corners %13, 2
  store <4 x float> %10, ptr %2, align 16
  %.sroa.22.0..sroa_idx = getelementptr inbounds i8, ptr %2, i64 16
  store <4 x float> %11, ptr %.sroa.22.0..sroa_idx, align 16
  %.sroa.33.0..sroa_idx = getelementptr inbounds i8, ptr %2, i64 32
  store <4 x float> %12, ptr %.sroa.33.0..sroa_idx, align 16
  call void @_ZL16rw_test_triangleP7rw_lanej10rw_cornersb(ptr noundef %0, i32 noundef %4, ptr noundef byval(%struct.rw_corners) align 16 %2, i1 noundef zeroext true) #11
  store <4 x float> %14, ptr %3, align 16
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 16
  store <4 x float> %15, ptr %.sroa.2.0..sroa_idx, align 16
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 32
  store <4 x float> %16, ptr %.sroa.3.0..sroa_idx, align 16
  call void @_ZL16rw_test_triangleP7rw_lanej10rw_cornersb(ptr noundef %0, i32 noundef %.0, ptr noundef byval(%struct.rw_corners) align 16 %3, i1 noundef zeroext %5) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL20rw_crossing_distance11rw_crossing(ptr noundef byval(%struct.rw_crossing) align 4 %0) #0 {
  %2 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 2
  %3 = load float, ptr %2, align 4
  %4 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 3
  %5 = load float, ptr %4, align 4
  %6 = call float @llvm.fabs.f32(float %5)
  %7 = call noundef float @_ZL15rw_inverse_fastf(float noundef %6) #11
  %8 = fmul float %3, %7
  ret float %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL12rw_is_nearerPK7rw_lanefjj(ptr noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %6 = load float, ptr %5, align 8
  %7 = fcmp olt float %1, %6
  %8 = call noundef zeroext i1 @_ZL11rw_may_helpv() #11
  br i1 %8, label %9, label %38

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  %11 = load i32, ptr %10, align 4
  %12 = icmp slt i32 %3, %11
  %13 = zext i1 %12 to i8
  %14 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %14, label %15, label %28

15:                                               ; preds = %9
  %16 = load i32, ptr %10, align 4
  %17 = icmp eq i32 %3, %16
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  %20 = load i32, ptr %19, align 4
  %21 = icmp ult i32 %2, %20
  %22 = zext i1 %21 to i32
  %23 = and i32 %18, %22
  %24 = zext i1 %12 to i32
  %25 = or i32 %24, %23
  %26 = icmp ne i32 %25, 0
  %27 = zext i1 %26 to i8
  br label %28

28:                                               ; preds = %15, %9
  %.0 = phi i8 [ %27, %15 ], [ %13, %9 ]
  %29 = zext i1 %7 to i32
  %30 = load float, ptr %5, align 8
  %31 = fcmp oeq float %1, %30
  %32 = zext i1 %31 to i32
  %33 = trunc i8 %.0 to i1
  %34 = zext i1 %33 to i32
  %35 = and i32 %32, %34
  %36 = or i32 %29, %35
  %37 = icmp ne i32 %36, 0
  br label %38

38:                                               ; preds = %4, %28
  %.014 = phi i1 [ %37, %28 ], [ %7, %4 ]
  ret i1 %.014
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL12rw_is_inside11rw_crossing(ptr noundef byval(%struct.rw_crossing) align 4 %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  br i1 %2, label %3, label %18

3:                                                ; preds = %1
  %4 = load float, ptr %0, align 4
  %5 = fcmp oge float %4, 0.000000e+00
  %6 = zext i1 %5 to i32
  %7 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 1
  %8 = load float, ptr %7, align 4
  %9 = fcmp oge float %8, 0.000000e+00
  %10 = zext i1 %9 to i32
  %11 = and i32 %6, %10
  %12 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 4
  %13 = load float, ptr %12, align 4
  %14 = fcmp oge float %13, 0.000000e+00
  %15 = zext i1 %14 to i32
  %16 = and i32 %11, %15
  %17 = icmp ne i32 %16, 0
  br label %35

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 3
  %20 = load float, ptr %19, align 4
  %21 = call float @llvm.fabs.f32(float %20)
  %22 = load float, ptr %0, align 4
  %23 = fcmp oge float %22, 0.000000e+00
  %24 = zext i1 %23 to i32
  %25 = getelementptr inbounds %struct.rw_crossing, ptr %0, i32 0, i32 1
  %26 = load float, ptr %25, align 4
  %27 = fcmp oge float %26, 0.000000e+00
  %28 = zext i1 %27 to i32
  %29 = and i32 %24, %28
  %30 = fadd float %22, %26
  %31 = fcmp ole float %30, %21
  %32 = zext i1 %31 to i32
  %33 = and i32 %29, %32
  %34 = icmp ne i32 %33, 0
  br label %35

35:                                               ; preds = %18, %3
  %.0 = phi i1 [ %17, %3 ], [ %34, %18 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL18rw_report_triangleP7rw_lanejfb(ptr noundef %0, i32 noundef %1, float noundef %2, i1 noundef zeroext %3) #0 {
  %5 = call noundef zeroext i1 @_ZL17rw_is_face_culledPK7rw_laneb(ptr noundef %0, i1 noundef zeroext %3) #11
  br i1 %5, label %21, label %6

6:                                                ; preds = %4
  %7 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 4) #11
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = call noundef i32 @_ZL14rw_ask_any_hitP7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  switch i32 %9, label %10 [
    i32 3, label %21
    i32 1, label %21
  ]

10:                                               ; preds = %8
  %11 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 4) #11
  %12 = icmp ne i32 %11, 0
  %spec.select = select i1 %12, i32 2, i32 %9
  br label %13

13:                                               ; preds = %10, %6
  %.1 = phi i32 [ %spec.select, %10 ], [ 0, %6 ]
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  store float %2, ptr %14, align 8
  %15 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 %1, ptr %15, align 4
  %16 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  store i32 %19, ptr %20, align 4
  br label %21

21:                                               ; preds = %13, %17, %8, %8, %4
  %.015 = phi i32 [ 1, %4 ], [ %9, %8 ], [ %9, %8 ], [ %.1, %17 ], [ %.1, %13 ]
  ret i32 %.015
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL17rw_is_face_culledPK7rw_laneb(ptr noundef %0, i1 noundef zeroext %1) #0 {
  %3 = zext i1 %1 to i8
  %4 = call noundef i32 @_ZL15rw_facing_flagsPK7rw_lane(ptr noundef %0) #11
  %5 = and i32 %4, 1
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %2
  %8 = and i32 %4, 2
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %1, true
  %11 = zext i1 %10 to i8
  %.08 = select i1 %9, i8 %11, i8 %3
  %12 = trunc i8 %.08 to i1
  %.07 = select i1 %12, i32 32, i32 16
  %13 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef %.07) #11
  %14 = icmp ne i32 %13, 0
  br label %15

15:                                               ; preds = %2, %7
  %.0 = phi i1 [ %14, %7 ], [ false, %2 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_ask_any_hitP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.rw_ray, align 4
  %4 = alloca %struct.rw_crossing, align 4
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %6 = load i64, ptr %5, align 8
  %7 = zext i32 %1 to i64
  %8 = mul i64 16, %7
  %9 = add i64 %6, %8
  %10 = inttoptr i64 %9 to ptr addrspace(1)
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16
  %12 = getelementptr inbounds <4 x float>, ptr addrspace(1) %10, i64 1
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %10, i64 2
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16
  %16 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %10, i64 3
  %17 = load <4 x i32>, ptr addrspace(1) %16, align 16
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %19 = load i32, ptr %18, align 4
  %20 = extractelement <4 x i32> %17, i64 1
  %21 = call noundef i32 @_ZL14rw_scene_childPK7rw_lanejj(ptr noundef %0, i32 noundef %19, i32 noundef %20) #11
  %22 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 21
  store i32 %21, ptr %22, align 4
  %23 = call noundef ptr addrspace(1) @_ZL17rw_scene_geometryPK7rw_lanej(ptr noundef %0, i32 noundef %21) #11
  %24 = getelementptr inbounds %struct.rw_geometry, ptr addrspace(1) %23, i32 0, i32 1
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = extractelement <4 x i32> %17, i64 2
  %27 = add i32 %25, %26
  %28 = call noundef i32 @_ZL14rw_scene_flagsPK7rw_lanej(ptr noundef %0, i32 noundef %27) #11
  %29 = call noundef i32 @_ZL18rw_any_hit_programPK7rw_lanejj(ptr noundef %0, i32 noundef %27, i32 noundef %28) #11
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %51, label %31

31:                                               ; preds = %2
  %32 = extractelement <4 x i32> %17, i64 0
  %33 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 20
  store i32 %32, ptr %33, align 8
  %34 = call %struct.rw_ray @_ZL13rw_object_rayPK7rw_lane(ptr noundef %0) #11
  %35 = extractvalue %struct.rw_ray %34, 0
  %.fca.0.extract = extractvalue %struct.rw_vec %35, 0
  store float %.fca.0.extract, ptr %3, align 4
  %.fca.1.extract = extractvalue %struct.rw_vec %35, 1
  %.fca.1.gep = getelementptr inbounds %struct.rw_vec, ptr %3, i32 0, i32 1
  store float %.fca.1.extract, ptr %.fca.1.gep, align 4
  %.fca.2.extract = extractvalue %struct.rw_vec %35, 2
  %.fca.2.gep = getelementptr inbounds %struct.rw_vec, ptr %3, i32 0, i32 2
  store float %.fca.2.extract, ptr %.fca.2.gep, align 4
  %36 = getelementptr inbounds %struct.rw_ray, ptr %3, i32 0, i32 1
  %37 = extractvalue %struct.rw_ray %34, 1
  %.fca.0.extract2 = extractvalue %struct.rw_vec %37, 0
  store float %.fca.0.extract2, ptr %36, align 4
  %.fca.1.extract4 = extractvalue %struct.rw_vec %37, 1
  %.fca.1.gep5 = getelementptr inbounds %struct.rw_vec, ptr %36, i32 0, i32 1
  store float %.fca.1.extract4, ptr %.fca.1.gep5, align 4
  %.fca.2.extract6 = extractvalue %struct.rw_vec %37, 2
  %.fca.2.gep7 = getelementptr inbounds %struct.rw_vec, ptr %36, i32 0, i32 2
  store float %.fca.2.extract6, ptr %.fca.2.gep7, align 4
  %38 = call %struct.rw_crossing @_ZL17rw_cross_triangle6rw_rayDv4_fS0_S0_(ptr noundef byval(%struct.rw_ray) align 4 %3, <4 x float> noundef %11, <4 x float> noundef %13, <4 x float> noundef %15) #11
  %39 = extractvalue %struct.rw_crossing %38, 0
  %40 = extractvalue %struct.rw_crossing %38, 1
  %41 = extractvalue %struct.rw_crossing %38, 2
  %42 = extractvalue %struct.rw_crossing %38, 3
  %43 = extractvalue %struct.rw_crossing %38, 4
  store float %39, ptr %4, align 4
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 4
  store float %40, ptr %.sroa.2.0..sroa_idx, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 8
  store float %41, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 12
  store float %42, ptr %.sroa.4.0..sroa_idx, align 4
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 16
  store float %43, ptr %.sroa.5.0..sroa_idx, align 4
  %44 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 40
  call void @_ZL16rw_show_crossingP7rw_lane11rw_crossingPf(ptr noundef %0, ptr noundef byval(%struct.rw_crossing) align 4 %4, ptr noundef %44) #11
  %45 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 37
  %46 = load ptr, ptr %45, align 8
  %47 = call noundef i32 @_ZL24rw_run_attribute_programP7rw_lanePh(ptr noundef %0, ptr noundef %46) #11
  %48 = icmp eq i32 %47, 3
  br i1 %48, label %51, label %49

49:                                               ; preds = %31
  %50 = call noundef i32 @_ZL14rw_run_any_hitP7rw_lanejj(ptr noundef %0, i32 noundef %29, i32 noundef %27) #11
  br label %51

51:                                               ; preds = %31, %2, %49
  %.0 = phi i32 [ %50, %49 ], [ 0, %2 ], [ %47, %31 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_scene_flagsPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef ptr addrspace(1) @_ZL15rw_scene_recordPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.rw_launch, ptr %5, i32 0, i32 14
  %7 = load i32, ptr %6, align 8
  %8 = mul i32 2, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  ret i32 %11
}

; Function Attrs: convergent nounwind
declare dso_local i64 @rwc.ptx.cpu.triangles.watertight(i64 noundef, i32 noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL19rw_cpu_culled_sidesPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL17rw_is_face_culledPK7rw_laneb(ptr noundef %0, i1 noundef zeroext false) #11
  %spec.select = select i1 %2, i32 1, i32 0
  %3 = call noundef zeroext i1 @_ZL17rw_is_face_culledPK7rw_laneb(ptr noundef %0, i1 noundef zeroext true) #11
  %4 = or i32 %spec.select, 2
  %.1 = select i1 %3, i32 %4, i32 %spec.select
  ret i32 %.1
}

; Function Attrs: convergent nounwind
declare dso_local i64 @rwc.ptx.cpu.triangles(i64 noundef, i32 noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL12rw_is_culledPK7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 192) #11
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %2
  %6 = call noundef zeroext i1 @_ZL18rw_any_hit_enabledPK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = and i32 %3, 128
  %9 = icmp ne i32 %8, 0
  br label %13

10:                                               ; preds = %5
  %11 = and i32 %3, 64
  %12 = icmp ne i32 %11, 0
  br label %13

13:                                               ; preds = %2, %10, %7
  %.0 = phi i1 [ %9, %7 ], [ %12, %10 ], [ false, %2 ]
  ret i1 %.0
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_intersect(ptr noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_cpu_step_nodeP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL20rw_cpu_is_tree_alonePK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @_ZL20rw_cpu_traverse_treeP7rw_lane(ptr noundef %0) #11
  br label %78

4:                                                ; preds = %1
  %5 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  br i1 %5, label %6, label %39

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = mul i64 16, %11
  %13 = add i64 %8, %12
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %15 = load float, ptr %14, align 8
  %16 = getelementptr inbounds [3 x float], ptr %14, i64 0, i64 1
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds [3 x float], ptr %14, i64 0, i64 2
  %19 = load float, ptr %18, align 8
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 38
  %21 = load float, ptr %20, align 8
  %22 = getelementptr inbounds [3 x float], ptr %20, i64 0, i64 1
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds [3 x float], ptr %20, i64 0, i64 2
  %25 = load float, ptr %24, align 8
  %26 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %27 = load float, ptr %26, align 4
  %28 = call float @llvm.maxnum.f32(float %27, float 0.000000e+00)
  %29 = fmul float %28, 0x3BF0000000000000
  %30 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %31 = load float, ptr %30, align 8
  %32 = fmul float %31, 0x3BF0000000000000
  %33 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %34 = load ptr, ptr %33, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %37 = load i32, ptr %36, align 4
  %38 = call i64 @rwc.ptx.cpu.node.watertight(i64 noundef %13, float noundef %15, float noundef %17, float noundef %19, float noundef %21, float noundef %23, float noundef %25, float noundef %29, float noundef %32, i64 noundef %35, i32 noundef %37) #11
  br label %72

39:                                               ; preds = %4
  %40 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  %43 = load i32, ptr %42, align 8
  %44 = zext i32 %43 to i64
  %45 = mul i64 16, %44
  %46 = add i64 %41, %45
  %47 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %48 = load float, ptr %47, align 8
  %49 = getelementptr inbounds [3 x float], ptr %47, i64 0, i64 1
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds [3 x float], ptr %47, i64 0, i64 2
  %52 = load float, ptr %51, align 8
  %53 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 38
  %54 = load float, ptr %53, align 8
  %55 = getelementptr inbounds [3 x float], ptr %53, i64 0, i64 1
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds [3 x float], ptr %53, i64 0, i64 2
  %58 = load float, ptr %57, align 8
  %59 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %60 = load float, ptr %59, align 4
  %61 = call float @llvm.maxnum.f32(float %60, float 0.000000e+00)
  %62 = fmul float %61, 0x3BF0000000000000
  %63 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %64 = load float, ptr %63, align 8
  %65 = fmul float %64, 0x3BF0000000000000
  %66 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %67 = load ptr, ptr %66, align 8
  %68 = ptrtoint ptr %67 to i64
  %69 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %70 = load i32, ptr %69, align 4
  %71 = call i64 @rwc.ptx.cpu.node(i64 noundef %46, float noundef %48, float noundef %50, float noundef %52, float noundef %54, float noundef %56, float noundef %58, float noundef %62, float noundef %65, i64 noundef %68, i32 noundef %70) #11
  br label %72

72:                                               ; preds = %39, %6
  %73 = phi i64 [ %38, %6 ], [ %71, %39 ]
  %74 = lshr i64 %73, 32
  %75 = trunc i64 %74 to i32
  %76 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  store i32 %75, ptr %76, align 4
  %77 = trunc i64 %73 to i32
  call void @_ZL12rw_cpu_visitP7rw_lanej(ptr noundef %0, i32 noundef %77) #11
  br label %78

78:                                               ; preds = %72, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_first_childjPKj(i32 noundef %0, ptr noundef %1) #0 {
  %3 = and i32 %0, -16777216
  %4 = getelementptr inbounds i32, ptr %1, i64 2
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %3, %5
  %7 = icmp ne i32 %6, 0
  %spec.select = select i1 %7, i32 %6, i32 %3
  %8 = getelementptr inbounds i32, ptr %1, i64 1
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %spec.select, %9
  %11 = icmp ne i32 %10, 0
  %.1 = select i1 %11, i32 %10, i32 %spec.select
  %12 = load i32, ptr %1, align 4
  %13 = and i32 %.1, %12
  %14 = icmp ne i32 %13, 0
  %.2 = select i1 %14, i32 %13, i32 %.1
  ret i32 %.2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16rw_meet_childrenPK7rw_laneDv4_fjPU3AS1KDv4_j(ptr noundef %0, <4 x float> noundef %1, i32 noundef %2, ptr addrspace(1) noundef %3) #0 {
  %5 = alloca %struct.rw_slab, align 4
  %6 = alloca %struct.rw_slab, align 4
  %7 = alloca %struct.rw_slab, align 4
  %8 = load <4 x i32>, ptr addrspace(1) %3, align 16
  %9 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 1
  %10 = load <4 x i32>, ptr addrspace(1) %9, align 16
  %11 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 2
  %12 = load <4 x i32>, ptr addrspace(1) %11, align 16
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.rw_launch, ptr %14, i32 0, i32 18
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds %struct.rw_launch, ptr %14, i32 0, i32 28
  %18 = load i32, ptr %17, align 4
  %19 = call noundef float @_ZL13rw_node_reachPK7rw_laneDv4_fj(ptr noundef %0, <4 x float> noundef %1, i32 noundef %2) #11
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %21 = load float, ptr %20, align 4
  %22 = call float @llvm.maxnum.f32(float %21, float 0.000000e+00)
  %23 = fmul float %22, 0x3BF0000000000000
  %24 = extractelement <4 x float> %1, i64 0
  %25 = call noundef float @_ZL11rw_exponentjj(i32 noundef %2, i32 noundef 0) #11
  %26 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %27 = load float, ptr %26, align 8
  %28 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 38
  %29 = load float, ptr %28, align 8
  %30 = extractelement <4 x i32> %8, i64 0
  %31 = extractelement <4 x i32> %8, i64 1
  %32 = extractelement <4 x i32> %10, i64 2
  %33 = extractelement <4 x i32> %10, i64 3
  call void @_ZL12rw_make_slabP7rw_slabffffffjjjj(ptr noundef %5, float noundef %24, float noundef %25, float noundef %27, float noundef %29, float noundef %23, float noundef %19, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33) #11
  %34 = extractelement <4 x float> %1, i64 1
  %35 = call noundef float @_ZL11rw_exponentjj(i32 noundef %2, i32 noundef 8) #11
  %36 = getelementptr inbounds [3 x float], ptr %26, i64 0, i64 1
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds [3 x float], ptr %28, i64 0, i64 1
  %39 = load float, ptr %38, align 4
  %40 = extractelement <4 x i32> %8, i64 2
  %41 = extractelement <4 x i32> %8, i64 3
  %42 = extractelement <4 x i32> %12, i64 0
  %43 = extractelement <4 x i32> %12, i64 1
  call void @_ZL12rw_make_slabP7rw_slabffffffjjjj(ptr noundef %6, float noundef %34, float noundef %35, float noundef %37, float noundef %39, float noundef %23, float noundef %19, i32 noundef %40, i32 noundef %41, i32 noundef %42, i32 noundef %43) #11
  %44 = extractelement <4 x float> %1, i64 2
  %45 = call noundef float @_ZL11rw_exponentjj(i32 noundef %2, i32 noundef 16) #11
  %46 = getelementptr inbounds [3 x float], ptr %26, i64 0, i64 2
  %47 = load float, ptr %46, align 8
  %48 = getelementptr inbounds [3 x float], ptr %28, i64 0, i64 2
  %49 = load float, ptr %48, align 8
  %50 = extractelement <4 x i32> %10, i64 0
  %51 = extractelement <4 x i32> %10, i64 1
  %52 = extractelement <4 x i32> %12, i64 2
  %53 = extractelement <4 x i32> %12, i64 3
  call void @_ZL12rw_make_slabP7rw_slabffffffjjjj(ptr noundef %7, float noundef %44, float noundef %45, float noundef %47, float noundef %49, float noundef %23, float noundef %19, i32 noundef %50, i32 noundef %51, i32 noundef %52, i32 noundef %53) #11
  %54 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %55 = load float, ptr %54, align 8
  %56 = fneg float %23
  %57 = call float @llvm.fma.f32(float %55, float 0x3BF0000000000000, float %56)
  %58 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %59 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 0, i32 noundef %16, i32 noundef %58) #11
  br i1 %59, label %60, label %63

60:                                               ; preds = %4
  %61 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 0) #11
  %62 = mul i32 %18, %61
  br label %63

63:                                               ; preds = %60, %4
  %.0 = phi i32 [ %62, %60 ], [ 0, %4 ]
  %64 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %65 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 1, i32 noundef %16, i32 noundef %64) #11
  br i1 %65, label %66, label %70

66:                                               ; preds = %63
  %67 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 1) #11
  %68 = mul i32 %18, %67
  %69 = add i32 %.0, %68
  br label %70

70:                                               ; preds = %66, %63
  %.1 = phi i32 [ %69, %66 ], [ %.0, %63 ]
  %71 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %72 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 2, i32 noundef %16, i32 noundef %71) #11
  br i1 %72, label %73, label %77

73:                                               ; preds = %70
  %74 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 2) #11
  %75 = mul i32 %18, %74
  %76 = add i32 %.1, %75
  br label %77

77:                                               ; preds = %73, %70
  %.2 = phi i32 [ %76, %73 ], [ %.1, %70 ]
  %78 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %79 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 3, i32 noundef %16, i32 noundef %78) #11
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 3) #11
  %82 = mul i32 %18, %81
  %83 = add i32 %.2, %82
  br label %84

84:                                               ; preds = %80, %77
  %.3 = phi i32 [ %83, %80 ], [ %.2, %77 ]
  %85 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %86 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 4, i32 noundef %16, i32 noundef %85) #11
  br i1 %86, label %87, label %91

87:                                               ; preds = %84
  %88 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 4) #11
  %89 = mul i32 %18, %88
  %90 = add i32 %.3, %89
  br label %91

91:                                               ; preds = %87, %84
  %.4 = phi i32 [ %90, %87 ], [ %.3, %84 ]
  %92 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %93 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 5, i32 noundef %16, i32 noundef %92) #11
  br i1 %93, label %94, label %98

94:                                               ; preds = %91
  %95 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 5) #11
  %96 = mul i32 %18, %95
  %97 = add i32 %.4, %96
  br label %98

98:                                               ; preds = %94, %91
  %.5 = phi i32 [ %97, %94 ], [ %.4, %91 ]
  %99 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %100 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 6, i32 noundef %16, i32 noundef %99) #11
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 6) #11
  %103 = mul i32 %18, %102
  %104 = add i32 %.5, %103
  br label %105

105:                                              ; preds = %101, %98
  %.6 = phi i32 [ %104, %101 ], [ %.5, %98 ]
  %106 = call noundef i32 @_ZL9rw_as_u32f(float noundef %57) #11
  %107 = call noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 7, i32 noundef %16, i32 noundef %106) #11
  br i1 %107, label %108, label %112

108:                                              ; preds = %105
  %109 = call noundef i32 @_ZL12rw_slot_bitsj(i32 noundef 7) #11
  %110 = mul i32 %18, %109
  %111 = add i32 %.6, %110
  br label %112

112:                                              ; preds = %108, %105
  %.7 = phi i32 [ %111, %108 ], [ %.6, %105 ]
  %113 = extractelement <4 x float> %1, i64 3
  %114 = call noundef i32 @_ZL9rw_as_u32f(float noundef %113) #11
  %115 = and i32 %.7, %114
  ret i32 %115
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL20rw_cpu_is_tree_alonePK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 536870916) #11
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, -1
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call noundef zeroext i1 @_ZL19rw_is_triangle_treePK7rw_lanej(ptr noundef %0, i32 noundef %5) #11
  br label %9

9:                                                ; preds = %7, %3, %1
  %10 = phi i1 [ false, %3 ], [ false, %1 ], [ %8, %7 ]
  ret i1 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL20rw_cpu_traverse_treeP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef i32 @_ZL19rw_cpu_culled_sidesPK7rw_lane(ptr noundef %0) #11
  %3 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 4) #11
  %4 = icmp ne i32 %3, 0
  %5 = or i32 %2, 4
  %spec.select = select i1 %4, i32 %5, i32 %2
  %6 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  br i1 %6, label %7, label %43

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %13 = load float, ptr %12, align 8
  %14 = getelementptr inbounds [3 x float], ptr %12, i64 0, i64 1
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds [3 x float], ptr %12, i64 0, i64 2
  %17 = load float, ptr %16, align 8
  %18 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds [3 x float], ptr %18, i64 0, i64 1
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds [3 x float], ptr %18, i64 0, i64 2
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 38
  %25 = load float, ptr %24, align 8
  %26 = getelementptr inbounds [3 x float], ptr %24, i64 0, i64 1
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds [3 x float], ptr %24, i64 0, i64 2
  %29 = load float, ptr %28, align 8
  %30 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %33 = load float, ptr %32, align 8
  %34 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %35 to i64
  %37 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %38 = load i32, ptr %37, align 4
  %39 = zext i32 %38 to i64
  %40 = mul i64 8, %39
  %41 = add i64 %36, %40
  %42 = call i64 @rwc.ptx.cpu.tree.watertight(i64 noundef %9, i32 noundef %11, float noundef %13, float noundef %15, float noundef %17, float noundef %19, float noundef %21, float noundef %23, float noundef %25, float noundef %27, float noundef %29, float noundef %31, float noundef %33, i64 noundef %41, i32 noundef %spec.select) #11
  br label %79

43:                                               ; preds = %1
  %44 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  %47 = load i32, ptr %46, align 8
  %48 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %49 = load float, ptr %48, align 8
  %50 = getelementptr inbounds [3 x float], ptr %48, i64 0, i64 1
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds [3 x float], ptr %48, i64 0, i64 2
  %53 = load float, ptr %52, align 8
  %54 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds [3 x float], ptr %54, i64 0, i64 1
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds [3 x float], ptr %54, i64 0, i64 2
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 38
  %61 = load float, ptr %60, align 8
  %62 = getelementptr inbounds [3 x float], ptr %60, i64 0, i64 1
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds [3 x float], ptr %60, i64 0, i64 2
  %65 = load float, ptr %64, align 8
  %66 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %69 = load float, ptr %68, align 8
  %70 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %71 = load ptr, ptr %70, align 8
  %72 = ptrtoint ptr %71 to i64
  %73 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = mul i64 8, %75
  %77 = add i64 %72, %76
  %78 = call i64 @rwc.ptx.cpu.tree(i64 noundef %45, i32 noundef %47, float noundef %49, float noundef %51, float noundef %53, float noundef %55, float noundef %57, float noundef %59, float noundef %61, float noundef %63, float noundef %65, float noundef %67, float noundef %69, i64 noundef %77, i32 noundef %spec.select) #11
  br label %79

79:                                               ; preds = %43, %7
  %80 = phi i64 [ %42, %7 ], [ %78, %43 ]
  %81 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  store i32 0, ptr %81, align 4
  %82 = icmp eq i64 %80, -1
  br i1 %82, label %93, label %83

83:                                               ; preds = %79
  %84 = lshr i64 %80, 32
  %85 = trunc i64 %84 to i32
  %86 = call noundef float @_ZL11rw_as_floatj(i32 noundef %85) #11
  %87 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  store float %86, ptr %87, align 8
  %88 = trunc i64 %80 to i32
  %89 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 %88, ptr %89, align 4
  %90 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %91 = load i32, ptr %90, align 4
  %92 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  store i32 %91, ptr %92, align 4
  br label %93

93:                                               ; preds = %79, %83
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i64 @rwc.ptx.cpu.node.watertight(i64 noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, i64 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i64 @rwc.ptx.cpu.node(i64 noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, i64 noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_cpu_visitP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = lshr i32 %1, 30
  %4 = and i32 %1, 1073741823
  %5 = shl i32 1, %3
  %6 = sub i32 %5, 1
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  store i32 %6, ptr %7, align 8
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 %6, ptr %8, align 4
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  store i32 %4, ptr %9, align 8
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  store i32 %4, ptr %10, align 8
  %11 = icmp eq i32 %3, 0
  %12 = icmp ne i32 %1, 0
  %spec.select = select i1 %11, i1 %12, i1 false
  %13 = call noundef i32 @_ZL11rw_pick_u32bjj(i1 noundef zeroext %spec.select, i32 noundef -2147483648, i32 noundef 0) #11
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  store i32 %13, ptr %14, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i64 @rwc.ptx.cpu.tree.watertight(i64 noundef, i32 noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, i64 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i64 @rwc.ptx.cpu.tree(i64 noundef, i32 noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, float noundef, i64 noundef, i32 noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11rw_pick_u32bjj(i1 noundef zeroext %0, i32 noundef %1, i32 noundef %2) #0 {
  %. = select i1 %0, i32 %1, i32 %2
  ret i32 %.
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL13rw_node_reachPK7rw_laneDv4_fj(ptr noundef %0, <4 x float> noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  %5 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  br i1 %5, label %6, label %23

6:                                                ; preds = %3
  %7 = extractelement <4 x float> %1, i64 0
  %8 = call noundef float @_ZL11rw_exponentjj(i32 noundef %2, i32 noundef 0) #11
  %9 = load float, ptr %4, align 4
  %10 = call noundef float @_ZL13rw_axis_reachfff(float noundef %7, float noundef %8, float noundef %9) #11
  %11 = extractelement <4 x float> %1, i64 1
  %12 = call noundef float @_ZL11rw_exponentjj(i32 noundef %2, i32 noundef 8) #11
  %13 = getelementptr inbounds float, ptr %4, i64 1
  %14 = load float, ptr %13, align 4
  %15 = call noundef float @_ZL13rw_axis_reachfff(float noundef %11, float noundef %12, float noundef %14) #11
  %16 = extractelement <4 x float> %1, i64 2
  %17 = call noundef float @_ZL11rw_exponentjj(i32 noundef %2, i32 noundef 16) #11
  %18 = getelementptr inbounds float, ptr %4, i64 2
  %19 = load float, ptr %18, align 4
  %20 = call noundef float @_ZL13rw_axis_reachfff(float noundef %16, float noundef %17, float noundef %19) #11
  %21 = call float @llvm.maxnum.f32(float %15, float %20)
  %22 = call float @llvm.maxnum.f32(float %10, float %21)
  br label %23

23:                                               ; preds = %3, %6
  %.0 = phi float [ %22, %6 ], [ 0.000000e+00, %3 ]
  ret float %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_make_slabP7rw_slabffffffjjjj(ptr noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10) #0 {
  %12 = fmul float %4, %2
  %13 = fsub float %1, %3
  %14 = fneg float %5
  %15 = call float @llvm.fma.f32(float %13, float %4, float %14)
  %16 = call float @llvm.fabs.f32(float %15)
  %17 = call float @llvm.fabs.f32(float %12)
  %18 = fmul float %5, 0x3EA0000000000000
  %19 = call float @llvm.fma.f32(float %17, float 7.812500e-03, float %18)
  %20 = call float @llvm.fma.f32(float %16, float 0x3EA0000000000000, float %19)
  %21 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 524288) #11
  %22 = call float @llvm.fabs.f32(float %4)
  %23 = fmul float %6, 0x3EA0000000000000
  %24 = call float @llvm.fma.f32(float %22, float %23, float %20)
  %.0 = select i1 %21, float %24, float %20
  %25 = call float @llvm.fma.f32(float %12, float -3.276800e+04, float %15)
  %26 = fcmp oge float %4, 0.000000e+00
  store float %12, ptr %0, align 4
  %27 = fsub float %25, %.0
  %28 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 1
  store float %27, ptr %28, align 4
  %29 = fadd float %25, %.0
  %30 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 2
  store float %29, ptr %30, align 4
  %31 = call noundef i32 @_ZL11rw_pick_u32bjj(i1 noundef zeroext %26, i32 noundef %7, i32 noundef %9) #11
  %32 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 3
  store i32 %31, ptr %32, align 4
  %33 = call noundef i32 @_ZL11rw_pick_u32bjj(i1 noundef zeroext %26, i32 noundef %8, i32 noundef %10) #11
  %34 = getelementptr inbounds [2 x i32], ptr %32, i64 0, i64 1
  store i32 %33, ptr %34, align 4
  %35 = call noundef i32 @_ZL11rw_pick_u32bjj(i1 noundef zeroext %26, i32 noundef %9, i32 noundef %7) #11
  %36 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 4
  store i32 %35, ptr %36, align 4
  %37 = call noundef i32 @_ZL11rw_pick_u32bjj(i1 noundef zeroext %26, i32 noundef %10, i32 noundef %8) #11
  %38 = getelementptr inbounds [2 x i32], ptr %36, i64 0, i64 1
  store i32 %37, ptr %38, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL11rw_exponentjj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = lshr i32 %0, %1
  %4 = and i32 %3, 255
  %5 = shl i32 %4, 23
  %6 = call noundef float @_ZL11rw_as_floatj(i32 noundef %5) #11
  ret float %6
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL14rw_meets_childPK7rw_slabS1_S1_jji(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = call noundef i32 @_ZL12rw_meet_nearPK7rw_slabjj(ptr noundef %0, i32 noundef %3, i32 noundef %4) #11
  %8 = call noundef i32 @_ZL11rw_meet_farPK7rw_slabjj(ptr noundef %0, i32 noundef %3, i32 noundef %4) #11
  %9 = call noundef i32 @_ZL12rw_meet_nearPK7rw_slabjj(ptr noundef %1, i32 noundef %3, i32 noundef %4) #11
  %10 = call noundef i32 @_ZL11rw_meet_farPK7rw_slabjj(ptr noundef %1, i32 noundef %3, i32 noundef %4) #11
  %11 = call noundef i32 @_ZL12rw_meet_nearPK7rw_slabjj(ptr noundef %2, i32 noundef %3, i32 noundef %4) #11
  %12 = call noundef i32 @_ZL11rw_meet_farPK7rw_slabjj(ptr noundef %2, i32 noundef %3, i32 noundef %4) #11
  %13 = call noundef i32 @_ZL10rw_max_intii(i32 noundef %7, i32 noundef %9) #11
  %14 = call noundef i32 @_ZL10rw_max_intii(i32 noundef %13, i32 noundef %11) #11
  %15 = call noundef i32 @_ZL10rw_min_intii(i32 noundef %8, i32 noundef %10) #11
  %16 = call noundef i32 @_ZL10rw_min_intii(i32 noundef %12, i32 noundef %5) #11
  %17 = call noundef i32 @_ZL10rw_min_intii(i32 noundef %15, i32 noundef %16) #11
  %18 = icmp sle i32 %14, %17
  ret i1 %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_slot_bitsj(i32 noundef %0) #0 {
  %2 = add i32 24, %0
  %3 = shl i32 1, %2
  %4 = mul i32 3, %0
  %5 = shl i32 7, %4
  %6 = or i32 %3, %5
  ret i32 %6
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL13rw_axis_reachfff(float noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = fsub float %0, %2
  %5 = call float @llvm.fabs.f32(float %4)
  %6 = call float @llvm.fma.f32(float %1, float 2.560000e+02, float %5)
  ret float %6
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_meet_nearPK7rw_slabjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 3
  %5 = lshr i32 %1, 2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = and i32 %1, 3
  %10 = load float, ptr %0, align 4
  %11 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = call noundef float @_ZL13rw_meet_planejjjff(i32 noundef %8, i32 noundef %9, i32 noundef %2, float noundef %10, float noundef %12) #11
  %14 = call noundef float @_ZL11rw_saturatef(float noundef %13) #11
  %15 = call noundef i32 @_ZL9rw_as_u32f(float noundef %14) #11
  ret i32 %15
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11rw_meet_farPK7rw_slabjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 4
  %5 = lshr i32 %1, 2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = and i32 %1, 3
  %10 = load float, ptr %0, align 4
  %11 = getelementptr inbounds %struct.rw_slab, ptr %0, i32 0, i32 2
  %12 = load float, ptr %11, align 4
  %13 = call noundef float @_ZL13rw_meet_planejjjff(i32 noundef %8, i32 noundef %9, i32 noundef %2, float noundef %10, float noundef %12) #11
  %14 = call noundef i32 @_ZL9rw_as_u32f(float noundef %13) #11
  ret i32 %14
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10rw_max_intii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp sgt i32 %1, %0
  %. = select i1 %3, i32 %1, i32 %0
  ret i32 %.
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10rw_min_intii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp slt i32 %1, %0
  %. = select i1 %3, i32 %1, i32 %0
  ret i32 %.
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL11rw_saturatef(float noundef %0) #0 {
  %2 = call float @llvm.nvvm.saturate.f(float %0)
  ret float %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL13rw_meet_planejjjff(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4) #0 {
  %6 = shl i32 %1, 4
  %7 = or i32 30212, %6
  %8 = call noundef i32 @_ZL15rw_byte_permutejjj(i32 noundef %0, i32 noundef %2, i32 noundef %7) #11
  %9 = call noundef float @_ZL11rw_as_floatj(i32 noundef %8) #11
  %10 = call float @llvm.fma.f32(float %9, float %3, float %4)
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15rw_byte_permutejjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %2)
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_leave_instanceP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  store i32 -1, ptr %2, align 8
  %3 = call noundef zeroext i1 @_ZL17rw_is_transformedPK7rw_lane(ptr noundef %0) #11
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @_ZL16rw_set_world_rayP7rw_lane(ptr noundef %0) #11
  br label %5

5:                                                ; preds = %4, %1
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 -1, ptr %6, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 15
  %8 = load i32, ptr %7, align 8
  %9 = call noundef ptr addrspace(1) @_ZL13rw_scene_rootPK7rw_lanej(ptr noundef %0, i32 noundef %8) #11
  %10 = load i64, ptr addrspace(1) %9, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  store i64 %10, ptr %11, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL17rw_cpu_take_entryP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  store i32 %4, ptr %2, align 4
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %6 = load ptr, ptr %5, align 8
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  %12 = call noundef float @_ZL11rw_as_floatj(i32 noundef %11) #11
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %14 = load float, ptr %13, align 8
  %15 = fmul float %14, 0x3BF0000000000000
  %16 = fcmp ogt float %12, %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %1
  %18 = trunc i64 %9 to i32
  call void @_ZL12rw_cpu_visitP7rw_lanej(ptr noundef %0, i32 noundef %18) #11
  br label %19

19:                                               ; preds = %1, %17
  %.0 = phi i1 [ true, %17 ], [ false, %1 ]
  ret i1 %.0
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_stack_suffices() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_stack_size() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL12rw_is_finitef(float noundef %0) #0 {
  %2 = fsub float %0, %0
  %3 = fcmp oeq float %2, 0.000000e+00
  ret i1 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13rw_float_bitsf(float noundef %0) #0 {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_profile_binj(i32 noundef %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = call i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %4 = sub i32 32, %3
  %5 = select i1 %2, i32 %4, i32 0
  %6 = call noundef i32 @_ZL6rw_minjj(i32 noundef %5, i32 noundef 23) #11
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6rw_minjj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp ult i32 %1, %0
  %. = select i1 %3, i32 %1, i32 %0
  ret i32 %.
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15rw_atomic_add32PU3AS1jj(ptr addrspace(1) noundef %0, i32 noundef %1) #0 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nounwind
declare dso_local ptr @rw_hook_profile_warp() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %0) #0 {
  %2 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %0)
  ret i32 %2
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL22rw_profile_to_dispatchP7rw_lane(ptr noundef %0) #0 {
  %2 = call i32 @rw_hook_profile_dispatch() #11
  call void @_ZL13rw_profile_toP7rw_lanej(ptr noundef %0, i32 noundef %2) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL13rw_is_programj(i32 noundef %0) #0 {
  %2 = icmp sge i32 %0, 2
  ret i1 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_run_programP7rw_lane(ptr noundef %0) #0 {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %13

4:                                                ; preds = %1
  call void @_ZL10rw_end_rayP7rw_lane(ptr noundef %0) #11
  %5 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 65536) #11
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i1 [ false, %4 ], [ %9, %6 ]
  %12 = zext i1 %11 to i8
  br label %13

13:                                               ; preds = %10, %1
  %.0 = phi i8 [ %12, %10 ], [ 0, %1 ]
  %14 = trunc i8 %.0 to i1
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  call void @rw_hook_step(ptr noundef %0) #11
  br label %16

16:                                               ; preds = %15, %13
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  call void @_ZL9rw_unwindP7rw_lanej(ptr noundef %0, i32 noundef %2) #11
  br label %21

21:                                               ; preds = %20, %16
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i32 @rw_hook_profile_dispatch() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10rw_end_rayP7rw_lane(ptr noundef %0) #0 {
  call void @rw_find_resume(ptr noundef %0) #11
  call void @_ZL12rw_count_rayP7rw_lane(ptr noundef %0) #11
  call void @rw_traverse_show_hit(ptr noundef %0) #11
  %2 = call i32 @rw_traverse_program(ptr noundef %0) #11
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store i32 %2, ptr %0, align 8
  br label %6

5:                                                ; preds = %1
  call void @rw_return(ptr noundef %0) #11
  br label %6

6:                                                ; preds = %5, %4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @rw_hook_step(ptr noundef) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL9rw_unwindP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 12
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  store i32 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 -1, ptr %9, align 4
  store i32 0, ptr %0, align 8
  %10 = icmp ne i32 %6, 0
  %11 = icmp ne i32 %1, %6
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %17

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, -1
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  store i32 %6, ptr %0, align 8
  br label %17

17:                                               ; preds = %16, %12, %2
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL7rw_drawPK9rw_launchP9rw_supplyj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.rw_launch, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr addrspace(1)
  %7 = call noundef i32 @_ZL12rw_warp_sizev() #11
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.rw_supply, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = urem i64 %11, 32
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %6, i64 noundef 32) #11
  store i64 %15, ptr %10, align 8
  br label %16

16:                                               ; preds = %14, %9
  %17 = load i64, ptr %10, align 8
  %18 = add i64 %17, 1
  store i64 %18, ptr %10, align 8
  br label %35

19:                                               ; preds = %3
  %20 = call noundef i32 @_ZL12rw_warp_lanev() #11
  %21 = call noundef i32 @_ZL13rw_lowest_bitj(i32 noundef %2) #11
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %2) #11
  %25 = zext i32 %24 to i64
  %26 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %6, i64 noundef %25) #11
  br label %27

27:                                               ; preds = %23, %19
  %.0 = phi i64 [ %26, %23 ], [ 0, %19 ]
  %28 = call noundef i64 @_ZL17rw_warp_shuffle64yj(i64 noundef %.0, i32 noundef %21) #11
  %29 = shl i32 1, %20
  %30 = sub i32 %29, 1
  %31 = and i32 %2, %30
  %32 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %31) #11
  %33 = zext i32 %32 to i64
  %34 = add i64 %28, %33
  br label %35

35:                                               ; preds = %27, %16
  %.015 = phi i64 [ %17, %16 ], [ %34, %27 ]
  ret i64 %.015
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL16rw_shared_numberPK9rw_launchy(ptr noundef %0, i64 noundef %1) #0 {
  %3 = udiv i64 %1, 256
  %4 = getelementptr inbounds %struct.rw_launch, ptr %0, i32 0, i32 26
  %5 = load i32, ptr %4, align 4
  %6 = zext i32 %5 to i64
  %7 = udiv i64 %3, %6
  %8 = getelementptr inbounds %struct.rw_launch, ptr %0, i32 0, i32 27
  %9 = load i32, ptr %8, align 8
  %10 = sub i32 %9, %5
  %11 = zext i32 %10 to i64
  %12 = mul i64 %7, %11
  %13 = getelementptr inbounds %struct.rw_launch, ptr %0, i32 0, i32 25
  %14 = load i32, ptr %13, align 8
  %15 = zext i32 %14 to i64
  %16 = add i64 %12, %15
  %17 = add i64 %3, %16
  %18 = mul i64 %17, 256
  %19 = urem i64 %1, 256
  %20 = add i64 %18, %19
  ret i64 %20
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_profile_lanesP7rw_lanejj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call noundef zeroext i1 @_ZL14rw_is_profiledPK7rw_lane(ptr noundef %0) #11
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = call i32 @llvm.nvvm.activemask() #11
  %7 = call noundef zeroext i1 @_ZL8rw_leadsj(i32 noundef %6) #11
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = call noundef ptr addrspace(1) @_ZL16rw_profile_statePK7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  %10 = getelementptr inbounds %struct.rw_profile_state, ptr addrspace(1) %9, i32 0, i32 2
  %11 = zext i32 %2 to i64
  %12 = getelementptr inbounds [33 x i64], ptr addrspace(1) %10, i64 0, i64 %11
  %13 = call noundef i64 @_ZL15rw_atomic_add64PU3AS1yy(ptr addrspace(1) noundef %12, i64 noundef 1) #11
  br label %14

14:                                               ; preds = %8, %5, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_start_indexP7rw_laney(ptr noundef %0, i64 noundef %1) #0 {
  call void @_ZL8rw_placeP7rw_laney(ptr noundef %0, i64 noundef %1) #11
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 11
  %6 = load i32, ptr %5, align 4
  store i32 %6, ptr %0, align 8
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 1
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 2
  store i32 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  store i32 -1, ptr %10, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12rw_warp_sizev() #0 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.warpsize() #11
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL17rw_warp_shuffle64yj(i64 noundef %0, i32 noundef %1) #0 {
  %3 = trunc i64 %0 to i32
  %4 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %3, i32 noundef %1) #11
  %5 = lshr i64 %0, 32
  %6 = trunc i64 %5 to i32
  %7 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %6, i32 noundef %1) #11
  %8 = zext i32 %7 to i64
  %9 = shl i64 %8, 32
  %10 = zext i32 %4 to i64
  %11 = or i64 %9, %10
  ret i64 %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.warpsize() #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 %1, i32 31)
  ret i32 %3
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL8rw_placeP7rw_laney(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.rw_launch, ptr %4, i32 0, i32 10
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 1
  %8 = load i32, ptr %7, align 4
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 2
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @_ZL17rw_place_in_tilesP7rw_laneyjj(ptr noundef %0, i64 noundef %1, i32 noundef %6, i32 noundef %8) #11
  br label %34

15:                                               ; preds = %10, %2
  %16 = zext i32 %6 to i64
  %17 = icmp uge i64 %1, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = udiv i64 %1, %16
  %20 = zext i32 %8 to i64
  %21 = udiv i64 %19, %20
  br label %22

22:                                               ; preds = %18, %15
  %.023 = phi i64 [ %19, %18 ], [ 0, %15 ]
  %.0 = phi i64 [ %21, %18 ], [ 0, %15 ]
  %23 = mul i64 %.023, %16
  %24 = sub i64 %1, %23
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 7
  store i32 %25, ptr %26, align 8
  %27 = zext i32 %8 to i64
  %28 = mul i64 %.0, %27
  %29 = sub i64 %.023, %28
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds [3 x i32], ptr %26, i64 0, i64 1
  store i32 %30, ptr %31, align 4
  %32 = trunc i64 %.0 to i32
  %33 = getelementptr inbounds [3 x i32], ptr %26, i64 0, i64 2
  store i32 %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %22, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_place_in_tilesP7rw_laneyjj(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = zext i32 %2 to i64
  %6 = mul i64 %5, 4
  %7 = udiv i64 %1, %6
  %8 = trunc i64 %7 to i32
  %9 = zext i32 %8 to i64
  %10 = mul i64 %9, %6
  %11 = sub i64 %1, %10
  %12 = mul i32 %8, 4
  %13 = sub i32 %3, %12
  %14 = call noundef i32 @_ZL6rw_minjj(i32 noundef 4, i32 noundef %13) #11
  %15 = udiv i64 %11, 32
  %16 = trunc i64 %15 to i32
  %17 = icmp ne i32 %14, 4
  br i1 %17, label %18, label %22

18:                                               ; preds = %4
  %19 = udiv i64 %11, 8
  %20 = trunc i64 %19 to i32
  %21 = udiv i32 %20, %14
  br label %22

22:                                               ; preds = %18, %4
  %.029 = phi i32 [ %21, %18 ], [ %16, %4 ]
  %23 = zext i32 %.029 to i64
  %24 = mul i32 8, %14
  %25 = zext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = sub i64 %11, %26
  %28 = trunc i64 %27 to i32
  %29 = mul i32 %.029, 8
  %30 = sub i32 %2, %29
  %31 = call noundef i32 @_ZL6rw_minjj(i32 noundef 8, i32 noundef %30) #11
  %32 = udiv i32 %28, 8
  %33 = icmp ne i32 %31, 8
  br i1 %33, label %34, label %36

34:                                               ; preds = %22
  %35 = udiv i32 %28, %31
  br label %36

36:                                               ; preds = %34, %22
  %.0 = phi i32 [ %35, %34 ], [ %32, %22 ]
  %37 = add i32 %29, %28
  %38 = mul i32 %.0, %31
  %39 = sub i32 %37, %38
  %40 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 7
  store i32 %39, ptr %40, align 8
  %41 = add i32 %12, %.0
  %42 = getelementptr inbounds [3 x i32], ptr %40, i64 0, i64 1
  store i32 %41, ptr %42, align 4
  %43 = getelementptr inbounds [3 x i32], ptr %40, i64 0, i64 2
  store i32 0, ptr %43, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6rw_maxjj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp ugt i32 %1, %0
  %. = select i1 %3, i32 %1, i32 %0
  ret i32 %.
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL15rw_find_helpersP7rw_lane(ptr noundef %0) #0 {
  %2 = alloca %struct.rw_gift, align 4
  %3 = alloca %struct.rw_gift, align 4
  %4 = call noundef zeroext i1 @_ZL11rw_can_givePK7rw_lane(ptr noundef %0) #11
  %5 = load i32, ptr %0, align 8
  %6 = icmp eq i32 %5, -1
  %7 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %4) #11
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %46, label %9

9:                                                ; preds = %1
  %10 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %6) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %46, label %12

12:                                               ; preds = %9
  %13 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %7) #11
  %14 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %10) #11
  %15 = call noundef i32 @_ZL6rw_minjj(i32 noundef %13, i32 noundef %14) #11
  %16 = call noundef i32 @_ZL12rw_warp_lanev() #11
  %17 = shl i32 1, %16
  %18 = sub i32 %17, 1
  %19 = and i32 %10, %18
  %20 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %19) #11
  %21 = icmp ult i32 %20, %15
  %spec.select = select i1 %6, i1 %21, i1 false
  br i1 %4, label %22, label %26

22:                                               ; preds = %12
  %23 = and i32 %7, %18
  %24 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %23) #11
  %25 = icmp ult i32 %24, %15
  br label %26

26:                                               ; preds = %22, %12
  %27 = phi i1 [ false, %12 ], [ %25, %22 ]
  br i1 %spec.select, label %28, label %30

28:                                               ; preds = %26
  %29 = call noundef i32 @_ZL13rw_ranked_bitjj(i32 noundef %7, i32 noundef %20) #11
  br label %32

30:                                               ; preds = %26
  %31 = call noundef i32 @_ZL12rw_warp_lanev() #11
  br label %32

32:                                               ; preds = %30, %28
  %33 = phi i32 [ %29, %28 ], [ %31, %30 ]
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 12, i1 false)
  br i1 %27, label %34, label %39

34:                                               ; preds = %32
  %35 = call %struct.rw_gift @_ZL7rw_giveP7rw_lane(ptr noundef %0) #11
  %36 = extractvalue %struct.rw_gift %35, 0
  %37 = extractvalue %struct.rw_gift %35, 1
  %38 = extractvalue %struct.rw_gift %35, 2
  store i32 %36, ptr %2, align 4
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %37, ptr %.sroa.2.0..sroa_idx, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %38, ptr %.sroa.3.0..sroa_idx, align 4
  br label %39

39:                                               ; preds = %34, %32
  call void @_ZL12rw_take_wordPjjb(ptr noundef %2, i32 noundef %33, i1 noundef zeroext %spec.select) #11
  %40 = getelementptr inbounds %struct.rw_gift, ptr %2, i32 0, i32 1
  call void @_ZL12rw_take_wordPjjb(ptr noundef %40, i32 noundef %33, i1 noundef zeroext %spec.select) #11
  %41 = getelementptr inbounds %struct.rw_gift, ptr %2, i32 0, i32 2
  call void @_ZL12rw_take_wordPjjb(ptr noundef %41, i32 noundef %33, i1 noundef zeroext %spec.select) #11
  call void @_ZL11rw_take_rayP7rw_lanejb(ptr noundef %0, i32 noundef %33, i1 noundef zeroext %spec.select) #11
  %42 = call noundef i32 @_ZL8rw_ownerPK7rw_lane(ptr noundef %0) #11
  %43 = call noundef i32 @_ZL13rw_help_statej(i32 noundef %42) #11
  %44 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %43, i32 noundef %33) #11
  br i1 %spec.select, label %45, label %46

45:                                               ; preds = %39
  store i32 %44, ptr %0, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %2, i64 12, i1 false)
  call void @_ZL16rw_begin_to_helpP7rw_lane7rw_gift(ptr noundef %0, ptr noundef byval(%struct.rw_gift) align 4 %3) #11
  br label %46

46:                                               ; preds = %39, %9, %1, %45
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_traverse_roundP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #11
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @_ZL12rw_step_nodeP7rw_lane(ptr noundef %0) #11
  br label %5

5:                                                ; preds = %4, %2
  %6 = call noundef <2 x i32> @_ZL13rw_look_aheadPK7rw_lane(ptr noundef %0) #11
  call void @_ZL14rw_step_leavesP7rw_lanej(ptr noundef %0, i32 noundef %1) #11
  call void @_ZL19rw_end_at_first_hitP7rw_lane(ptr noundef %0) #11
  %7 = call noundef zeroext i1 @_ZL12rw_has_nodesPK7rw_lane(ptr noundef %0) #11
  br i1 %7, label %19, label %8

8:                                                ; preds = %5
  %9 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  br i1 %9, label %19, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %12 = load i32, ptr %11, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @_ZL17rw_take_postponedP7rw_laneDv2_j(ptr noundef %0, <2 x i32> noundef %6) #11
  br label %19

15:                                               ; preds = %10
  %16 = load i32, ptr %0, align 8
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  store i32 2, ptr %0, align 8
  br label %19

19:                                               ; preds = %15, %18, %5, %8, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11rw_end_helpP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #11
  %3 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %2) #11
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %31, label %5

5:                                                ; preds = %1
  call void @_ZL17rw_hand_hits_overP7rw_lane(ptr noundef %0) #11
  call void @_ZL15rw_stop_helpersP7rw_lane(ptr noundef %0) #11
  %6 = call noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #11
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = call i32 @rw_traverse_done(ptr noundef %0) #11
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  store i32 -1, ptr %0, align 8
  br label %11

11:                                               ; preds = %10, %7, %5
  %12 = load i32, ptr %0, align 8
  %13 = icmp eq i32 %12, 2
  %14 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %13) #11
  br label %15

15:                                               ; preds = %28, %11
  %.0 = phi i32 [ %14, %11 ], [ %30, %28 ]
  %16 = icmp ne i32 %.0, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %15
  %18 = call noundef i32 @_ZL13rw_lowest_bitj(i32 noundef %.0) #11
  %19 = load i32, ptr %0, align 8
  %20 = call noundef i32 @_ZL13rw_help_statej(i32 noundef %18) #11
  %21 = icmp eq i32 %19, %20
  %22 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %21) #11
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %17
  %25 = call noundef i32 @_ZL12rw_warp_lanev() #11
  %26 = icmp eq i32 %25, %18
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  store i32 1, ptr %0, align 8
  br label %28

28:                                               ; preds = %17, %24, %27
  %29 = sub i32 %.0, 1
  %30 = and i32 %.0, %29
  br label %15, !llvm.loop !20

31:                                               ; preds = %1, %15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL11rw_can_givePK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br label %15

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  %9 = load i32, ptr %8, align 8
  %10 = icmp ne i32 %9, -1
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %13 = load i32, ptr %12, align 4
  %14 = icmp ugt i32 %13, %9
  br label %15

15:                                               ; preds = %7, %11, %3
  %.0 = phi i1 [ %6, %3 ], [ false, %7 ], [ %14, %11 ]
  ret i1 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13rw_ranked_bitjj(i32 noundef %0, i32 noundef %1) #0 {
  br label %3

3:                                                ; preds = %5, %2
  %.013 = phi i32 [ 0, %2 ], [ %.114, %5 ]
  %.012 = phi i32 [ 16, %2 ], [ %14, %5 ]
  %.0 = phi i32 [ %1, %2 ], [ %.1, %5 ]
  %4 = icmp ne i32 %.012, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %3
  %6 = lshr i32 %0, %.013
  %7 = shl i32 1, %.012
  %8 = sub i32 %7, 1
  %9 = and i32 %6, %8
  %10 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %9) #11
  %11 = icmp ult i32 %.0, %10
  %12 = sub i32 %.0, %10
  %13 = add i32 %.013, %.012
  %.114 = select i1 %11, i32 %.013, i32 %13
  %.1 = select i1 %11, i32 %.0, i32 %12
  %14 = lshr i32 %.012, 1
  br label %3, !llvm.loop !21

15:                                               ; preds = %3
  ret i32 %.013
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.rw_gift @_ZL7rw_giveP7rw_lane(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 50
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  %5 = load i32, ptr %4, align 4
  %6 = sub i32 %5, 1
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds <2 x i32>, ptr %3, i64 %7
  %9 = load <2 x i32>, ptr %8, align 8
  %10 = add i32 %5, -1
  store i32 %10, ptr %4, align 4
  %11 = extractelement <2 x i32> %9, i64 0
  %12 = extractelement <2 x i32> %9, i64 1
  %13 = icmp ugt i32 %12, 16777215
  br i1 %13, label %20, label %14

14:                                               ; preds = %1
  %15 = add i32 %10, -1
  store i32 %15, ptr %4, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds <2 x i32>, ptr %3, i64 %16
  %18 = load <2 x i32>, ptr %17, align 8
  %19 = extractelement <2 x i32> %18, i64 0
  br label %20

20:                                               ; preds = %1, %14
  %.sroa.4.0 = phi i32 [ %19, %14 ], [ 0, %1 ]
  %.fca.0.insert = insertvalue %struct.rw_gift poison, i32 %11, 0
  %.fca.1.insert = insertvalue %struct.rw_gift %.fca.0.insert, i32 %12, 1
  %.fca.2.insert = insertvalue %struct.rw_gift %.fca.1.insert, i32 %.sroa.4.0, 2
  ret %struct.rw_gift %.fca.2.insert
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12rw_take_wordPjjb(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2) #0 {
  %4 = load i32, ptr %0, align 4
  %5 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %4, i32 noundef %1) #11
  br i1 %2, label %6, label %7

6:                                                ; preds = %3
  store i32 %5, ptr %0, align 4
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11rw_take_rayP7rw_lanejb(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2) #0 {
  %4 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 2) #11
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 30
  call void @_ZL14rw_take_vectorPfjb(ptr noundef %6, i32 noundef %1, i1 noundef zeroext %2) #11
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 31
  call void @_ZL14rw_take_vectorPfjb(ptr noundef %7, i32 noundef %1, i1 noundef zeroext %2) #11
  br label %11

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 8
  call void @_ZL14rw_take_vectorPfjb(ptr noundef %9, i32 noundef %1, i1 noundef zeroext %2) #11
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 9
  call void @_ZL14rw_take_vectorPfjb(ptr noundef %10, i32 noundef %1, i1 noundef zeroext %2) #11
  br label %11

11:                                               ; preds = %8, %5
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 10
  call void @_ZL13rw_take_floatPfjb(ptr noundef %12, i32 noundef %1, i1 noundef zeroext %2) #11
  %13 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  call void @_ZL13rw_take_floatPfjb(ptr noundef %13, i32 noundef %1, i1 noundef zeroext %2) #11
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 42
  %15 = load i64, ptr %14, align 8
  %16 = call noundef i64 @_ZL17rw_warp_shuffle64yj(i64 noundef %15, i32 noundef %1) #11
  br i1 %2, label %17, label %18

17:                                               ; preds = %11
  store i64 %16, ptr %14, align 8
  br label %18

18:                                               ; preds = %17, %11
  %19 = call i32 @rw_hook_ray_flags() #11
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 14
  call void @_ZL12rw_take_wordPjjb(ptr noundef %22, i32 noundef %1, i1 noundef zeroext %2) #11
  br label %23

23:                                               ; preds = %21, %18
  %24 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1048577) #11
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  call void @_ZL12rw_take_wordPjjb(ptr noundef %26, i32 noundef %1, i1 noundef zeroext %2) #11
  br label %27

27:                                               ; preds = %25, %23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13rw_help_statej(i32 noundef %0) #0 {
  %2 = sub i32 -2, %0
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8rw_ownerPK7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  %4 = load i32, ptr %0, align 8
  %5 = call noundef i32 @_ZL13rw_help_statej(i32 noundef %4) #11
  br label %8

6:                                                ; preds = %1
  %7 = call noundef i32 @_ZL12rw_warp_lanev() #11
  br label %8

8:                                                ; preds = %6, %3
  %.0 = phi i32 [ %5, %3 ], [ %7, %6 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16rw_begin_to_helpP7rw_lane7rw_gift(ptr noundef %0, ptr noundef byval(%struct.rw_gift) align 4 %1) #0 {
  %3 = getelementptr inbounds %struct.rw_gift, ptr %1, i32 0, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 16777215
  %6 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 2147483647, ptr %6, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 48
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 49
  store i32 0, ptr %8, align 8
  %9 = load i32, ptr %1, align 4
  %10 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 45
  store i32 %9, ptr %10, align 8
  %11 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 43
  store i32 %9, ptr %11, align 8
  %12 = load i32, ptr %3, align 4
  %13 = select i1 %5, i32 %12, i32 0
  %14 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 44
  store i32 %13, ptr %14, align 4
  %15 = load i32, ptr %3, align 4
  %16 = select i1 %5, i32 0, i32 %15
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 46
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.rw_gift, ptr %1, i32 0, i32 2
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 47
  store i32 %19, ptr %20, align 8
  %21 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 2) #11
  br i1 %21, label %23, label %22

22:                                               ; preds = %2
  call void @_ZL11rw_copy_rayP7rw_lane(ptr noundef %0) #11
  br label %23

23:                                               ; preds = %22, %2
  call void @_ZL14rw_set_inverseP7rw_lane(ptr noundef %0) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_take_vectorPfjb(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2) #0 {
  call void @_ZL13rw_take_floatPfjb(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2) #11
  %4 = getelementptr inbounds float, ptr %0, i64 1
  call void @_ZL13rw_take_floatPfjb(ptr noundef %4, i32 noundef %1, i1 noundef zeroext %2) #11
  %5 = getelementptr inbounds float, ptr %0, i64 2
  call void @_ZL13rw_take_floatPfjb(ptr noundef %5, i32 noundef %1, i1 noundef zeroext %2) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13rw_take_floatPfjb(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2) #0 {
  %4 = alloca i32, align 4
  %5 = load float, ptr %0, align 4
  %6 = call noundef i32 @_ZL9rw_as_u32f(float noundef %5) #11
  store i32 %6, ptr %4, align 4
  call void @_ZL12rw_take_wordPjjb(ptr noundef %4, i32 noundef %1, i1 noundef zeroext %2) #11
  %7 = load i32, ptr %4, align 4
  %8 = call noundef float @_ZL11rw_as_floatj(i32 noundef %7) #11
  store float %8, ptr %0, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #0 {
  %2 = load i32, ptr %0, align 8
  %3 = icmp slt i32 %2, -1
  ret i1 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14rw_step_leavesP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = add i32 %1, 4
  %4 = sub i32 %3, 1
  %5 = udiv i32 %4, 4
  br label %6

6:                                                ; preds = %11, %13, %2
  %7 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  %8 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %7) #11
  %9 = call noundef i32 @_ZL11rw_popcountj(i32 noundef %8) #11
  %10 = icmp uge i32 %9, %5
  br i1 %10, label %11, label %14

11:                                               ; preds = %6
  %12 = call noundef zeroext i1 @_ZL13rw_has_leavesPK7rw_lane(ptr noundef %0) #11
  br i1 %12, label %13, label %6, !llvm.loop !22

13:                                               ; preds = %11
  call void @_ZL12rw_step_leafP7rw_lane(ptr noundef %0) #11
  call void @_ZL18rw_check_traversalP7rw_lane(ptr noundef %0) #11
  br label %6, !llvm.loop !22

14:                                               ; preds = %6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL18rw_check_traversalP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 294916) #11
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 3
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  call void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #11
  call void @_ZL9rw_unwindP7rw_lanej(ptr noundef %0, i32 noundef 1) #11
  br label %8

8:                                                ; preds = %1, %3, %7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17rw_hand_hits_overP7rw_lane(ptr noundef %0) #0 {
  %2 = call noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #11
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call noundef zeroext i1 @_ZL10rw_has_hitPK7rw_lane(ptr noundef %0) #11
  br label %5

5:                                                ; preds = %3, %1
  %6 = phi i1 [ false, %1 ], [ %4, %3 ]
  %7 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %6) #11
  br label %8

8:                                                ; preds = %10, %5
  %.0 = phi i32 [ %7, %5 ], [ %13, %10 ]
  %9 = icmp ne i32 %.0, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = call noundef i32 @_ZL13rw_lowest_bitj(i32 noundef %.0) #11
  call void @_ZL11rw_take_hitP7rw_lanej(ptr noundef %0, i32 noundef %11) #11
  %12 = sub i32 %.0, 1
  %13 = and i32 %.0, %12
  br label %8, !llvm.loop !23

14:                                               ; preds = %8
  %15 = call noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #11
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  store i32 2147483647, ptr %17, align 4
  br label %18

18:                                               ; preds = %16, %14
  %19 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %20 = call noundef i32 @_ZL8rw_ownerPK7rw_lane(ptr noundef %0) #11
  call void @_ZL13rw_take_floatPfjb(ptr noundef %19, i32 noundef %20, i1 noundef zeroext true) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL15rw_stop_helpersP7rw_lane(ptr noundef %0) #0 {
  %2 = call i32 @rw_hook_ray_flags() #11
  %3 = and i32 %2, 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  %6 = call noundef zeroext i1 @_ZL10rw_has_hitPK7rw_lane(ptr noundef %0) #11
  %7 = call noundef i32 @_ZL14rw_warp_ballotb(i1 noundef zeroext %6) #11
  %8 = call noundef zeroext i1 @_ZL12rw_is_helperPK7rw_lane(ptr noundef %0) #11
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = call noundef i32 @_ZL8rw_ownerPK7rw_lane(ptr noundef %0) #11
  %11 = lshr i32 %7, %10
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = call noundef i32 @_ZL12rw_ray_flagsPK7rw_lanej(ptr noundef %0, i32 noundef 4) #11
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @_ZL16rw_end_traversalP7rw_lane(ptr noundef %0) #11
  br label %18

18:                                               ; preds = %5, %9, %1, %17, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11rw_take_hitP7rw_lanej(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call noundef i32 @_ZL8rw_ownerPK7rw_lane(ptr noundef %0) #11
  %4 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %3, i32 noundef %1) #11
  %5 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 23
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 32
  %8 = load float, ptr %7, align 8
  %9 = call noundef i32 @_ZL9rw_as_u32f(float noundef %8) #11
  %10 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %9, i32 noundef %1) #11
  %11 = call noundef float @_ZL11rw_as_floatj(i32 noundef %10) #11
  %12 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 33
  %13 = load i32, ptr %12, align 4
  %14 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %13, i32 noundef %1) #11
  %15 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %15, label %16, label %20

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  %18 = load i32, ptr %17, align 4
  %19 = call noundef i32 @_ZL17rw_warp_shuffle32jj(i32 noundef %18, i32 noundef %1) #11
  br label %20

20:                                               ; preds = %16, %2
  %.0 = phi i32 [ %19, %16 ], [ %6, %2 ]
  %21 = call noundef i32 @_ZL12rw_warp_lanev() #11
  %22 = icmp ne i32 %21, %4
  br i1 %22, label %29, label %23

23:                                               ; preds = %20
  %24 = call noundef zeroext i1 @_ZL12rw_is_nearerPK7rw_lanefjj(ptr noundef %0, float noundef %11, i32 noundef %.0, i32 noundef %14) #11
  br i1 %24, label %25, label %29

25:                                               ; preds = %23
  store float %11, ptr %7, align 8
  store i32 %14, ptr %12, align 4
  %26 = call noundef zeroext i1 @_ZL6rw_hasj(i32 noundef 1) #11
  br i1 %26, label %27, label %29

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.rw_lane, ptr %0, i32 0, i32 35
  store i32 %.0, ptr %28, align 4
  br label %29

29:                                               ; preds = %20, %23, %27, %25
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: nounwind
declare void @_rt_trace_mask_flags_64(i32, float, float, float, float, float, float, i32, float, float, i32, i32, i64, i32) #9

; Function Attrs: nounwind
declare i64 @_rt_buffer_get_64(i64, i32, i32, i64, i64, i64, i64) #9

define void @program.3(ptr %lane) {
entry:
  %__local_depot0.i = alloca [16 x i8], align 4
  %0 = ptrtoint ptr %__local_depot0.i to i64
  store i32 0, ptr %__local_depot0.i, align 4, !rw.line !24
  %1 = getelementptr i8, ptr %__local_depot0.i, i64 4
  store i32 0, ptr %1, align 4, !rw.line !25
  %2 = getelementptr i8, ptr %__local_depot0.i, i64 8
  store i32 0, ptr %2, align 4, !rw.line !26
  %3 = getelementptr i8, ptr %__local_depot0.i, i64 12
  store i32 0, ptr %3, align 4, !rw.line !27
  %4 = load i32, ptr addrspace(1) @p3.samples, align 4, !rw.line !28
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %p3._Z11shade_pixelv.exit, label %"$L__BB0_1.i"

"$L__BB0_1.i":                                    ; preds = %"$L__BB0_1.i", %entry
  %"%r29.0.i" = phi i32 [ 0, %entry ], [ %61, %"$L__BB0_1.i" ]
  %6 = uitofp i32 %"%r29.0.i" to float
  %7 = call float @llvm.fma.f32(float %6, float 0x3FE827F540000000, float 5.000000e-01)
  %8 = call float @llvm.fma.f32(float %6, float 0x3FE23C21C0000000, float 5.000000e-01)
  %9 = call float @llvm.floor.f32(float %7)
  %10 = call float @llvm.floor.f32(float %8)
  %11 = fsub float %7, %9
  %12 = fsub float %8, %10
  %13 = load <2 x i32>, ptr addrspace(1) @p3.launch_index, align 8, !rw.line !29
  %14 = extractelement <2 x i32> %13, i32 0
  %15 = extractelement <2 x i32> %13, i32 1
  %16 = uitofp i32 %14 to float
  %17 = uitofp i32 %15 to float
  %18 = fadd float %11, %16
  %19 = fadd float %12, %17
  %20 = load <2 x i32>, ptr addrspace(1) @p3.launch_size, align 8, !rw.line !30
  %21 = extractelement <2 x i32> %20, i32 0
  %22 = extractelement <2 x i32> %20, i32 1
  %23 = uitofp i32 %21 to float
  %24 = uitofp i32 %22 to float
  %25 = fdiv float %18, %23
  %26 = fdiv float %19, %24
  %27 = call float @llvm.fma.f32(float %25, float 2.000000e+00, float -1.000000e+00)
  %28 = call float @llvm.fma.f32(float %26, float 2.000000e+00, float -1.000000e+00)
  %29 = load float, ptr addrspace(1) @p3.camera_x, align 4, !rw.line !31
  %30 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.camera_x, i64 4), align 4, !rw.line !32
  %31 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.camera_x, i64 8), align 4, !rw.line !33
  %32 = load float, ptr addrspace(1) @p3.camera_y, align 4, !rw.line !34
  %33 = fmul float %32, %28
  %34 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.camera_y, i64 4), align 4, !rw.line !35
  %35 = fmul float %34, %28
  %36 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.camera_y, i64 8), align 4, !rw.line !36
  %37 = fmul float %36, %28
  %38 = call float @llvm.fma.f32(float %29, float %27, float %33)
  %39 = call float @llvm.fma.f32(float %30, float %27, float %35)
  %40 = call float @llvm.fma.f32(float %31, float %27, float %37)
  %41 = load float, ptr addrspace(1) @p3.camera_z, align 4, !rw.line !37
  %42 = fadd float %41, %38
  %43 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.camera_z, i64 4), align 4, !rw.line !38
  %44 = fadd float %43, %39
  %45 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.camera_z, i64 8), align 4, !rw.line !39
  %46 = fadd float %45, %40
  %47 = fmul float %44, %44
  %48 = call float @llvm.fma.f32(float %42, float %42, float %47)
  %49 = call float @llvm.fma.f32(float %46, float %46, float %48)
  %50 = call float @llvm.sqrt.f32(float %49)
  %51 = fdiv float 1.000000e+00, %50
  %52 = fmul float %51, %42
  %53 = fmul float %51, %44
  %54 = fmul float %51, %46
  %55 = load i32, ptr addrspace(1) @p3.scene, align 4, !rw.line !40
  %56 = load float, ptr addrspace(1) @p3.epsilon, align 4, !rw.line !41
  %57 = load float, ptr addrspace(1) @p3.eye, align 4, !rw.line !42
  %58 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.eye, i64 4), align 4, !rw.line !43
  %59 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p3.eye, i64 8), align 4, !rw.line !44
  call void @_rt_trace_mask_flags_64(i32 %55, float %57, float %58, float %59, float %52, float %53, float %54, i32 0, float %56, float 0x4589D971E0000000, i32 255, i32 0, i64 %0, i32 16), !rw.line !45
  %60 = load i32, ptr addrspace(1) @p3.samples, align 4, !rw.line !46
  %61 = add i32 %"%r29.0.i", 1
  %62 = icmp ult i32 %61, %60
  br i1 %62, label %"$L__BB0_1.i", label %next2.i

next2.i:                                          ; preds = %"$L__BB0_1.i"
  %63 = load float, ptr %__local_depot0.i, align 4, !rw.line !47
  %64 = load float, ptr %1, align 4, !rw.line !48
  %65 = load float, ptr %2, align 4, !rw.line !49
  %66 = uitofp i32 %60 to float
  br label %p3._Z11shade_pixelv.exit

p3._Z11shade_pixelv.exit:                         ; preds = %entry, %next2.i
  %"%f66.0.i" = phi float [ %64, %next2.i ], [ 0.000000e+00, %entry ]
  %"%f65.0.i" = phi float [ %65, %next2.i ], [ 0.000000e+00, %entry ]
  %"%f67.0.i" = phi float [ %63, %next2.i ], [ 0.000000e+00, %entry ]
  %"%f68.0.i" = phi float [ %66, %next2.i ], [ 0.000000e+00, %entry ]
  %67 = load <2 x i32>, ptr addrspace(1) @p3.launch_index, align 8, !rw.line !50
  %68 = extractelement <2 x i32> %67, i32 0
  %69 = extractelement <2 x i32> %67, i32 1
  %70 = zext i32 %68 to i64
  %71 = zext i32 %69 to i64
  %72 = call i64 @_rt_buffer_get_64(i64 ptrtoint (ptr addrspace(1) @p3.image to i64), i32 2, i32 16, i64 %70, i64 %71, i64 0, i64 0), !rw.line !51
  %73 = fdiv float %"%f65.0.i", %"%f68.0.i"
  %74 = fdiv float %"%f66.0.i", %"%f68.0.i"
  %75 = fdiv float %"%f67.0.i", %"%f68.0.i"
  %76 = inttoptr i64 %72 to ptr
  %77 = insertelement <4 x float> undef, float %75, i32 0
  %78 = insertelement <4 x float> %77, float %74, i32 1
  %79 = insertelement <4 x float> %78, float %73, i32 2
  %80 = insertelement <4 x float> %79, float 1.000000e+00, i32 3
  store <4 x float> %80, ptr %76, align 16, !rw.line !52
  %81 = load i32, ptr %3, align 4, !rw.line !53
  %82 = call i64 @_rt_buffer_get_64(i64 ptrtoint (ptr addrspace(1) @p3.traces to i64), i32 2, i32 4, i64 %70, i64 %71, i64 0, i64 0), !rw.line !54
  %83 = inttoptr i64 %82 to ptr
  store i32 %81, ptr %83, align 4, !rw.line !55
  ret void
}

define void @program.4(ptr %lane) {
entry:
  %__local_depot4.i = alloca [4 x i8], align 4
  %0 = ptrtoint ptr %__local_depot4.i to i64
  %1 = load i32, ptr addrspace(1) @p4.grid, align 4, !rw.line !56
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %"$L__BB4_11.i", label %"$L__BB4_2.i"

"$L__BB4_2.i":                                    ; preds = %next12.i, %entry
  %"%r82.0.i" = phi i32 [ 0, %entry ], [ %90, %next12.i ]
  %"%r84.0.i" = phi i32 [ 0, %entry ], [ %"%r84.2.i", %next12.i ]
  %"%r92.0.i" = phi i32 [ 0, %entry ], [ %"%r92.3.i", %next12.i ]
  %"%r91.0.i" = phi i32 [ 0, %entry ], [ %"%r91.2.i", %next12.i ]
  %"%r78.0.i" = phi i32 [ %1, %entry ], [ %24, %next12.i ]
  %3 = shl i32 %"%r82.0.i", 1
  %4 = or i32 %3, 1
  %5 = uitofp i32 %"%r82.0.i" to float
  %6 = fadd float %5, 5.000000e-01
  br label %"$L__BB4_4.i"

"$L__BB4_4.i":                                    ; preds = %"$L__BB4_9.i", %"$L__BB4_2.i"
  %"%r87.0.i" = phi i32 [ 0, %"$L__BB4_2.i" ], [ %25, %"$L__BB4_9.i" ]
  %"%r94.0.i" = phi i32 [ %"%r78.0.i", %"$L__BB4_2.i" ], [ %24, %"$L__BB4_9.i" ]
  %"%r84.1.i" = phi i32 [ %"%r84.0.i", %"$L__BB4_2.i" ], [ %"%r84.2.i", %"$L__BB4_9.i" ]
  %"%r92.1.i" = phi i32 [ %"%r92.0.i", %"$L__BB4_2.i" ], [ %"%r92.3.i", %"$L__BB4_9.i" ]
  %"%r91.1.i" = phi i32 [ %"%r91.0.i", %"$L__BB4_2.i" ], [ %"%r91.2.i", %"$L__BB4_9.i" ]
  %7 = shl i32 %"%r87.0.i", 1
  %8 = or i32 %7, 1
  %9 = sub i32 %8, %"%r94.0.i"
  %10 = sub i32 %4, %"%r94.0.i"
  %11 = mul i32 %10, %10
  %12 = mul i32 %9, %9
  %13 = add i32 %12, %11
  %14 = mul i32 %"%r94.0.i", %"%r94.0.i"
  %15 = icmp sgt i32 %13, %14
  br i1 %15, label %"$L__BB4_9.i", label %next4.i

"$L__BB4_7.i":                                    ; preds = %next8.i, %next6.i
  %"%r88.0.i" = phi i32 [ %84, %next6.i ], [ %86, %next8.i ]
  %"%f71.0.i" = phi float [ 0.000000e+00, %next6.i ], [ %22, %next8.i ]
  %"%r89.0.i" = phi i32 [ 0, %next6.i ], [ %88, %next8.i ]
  %"%r92.2.i" = phi i32 [ %"%r92.1.i", %next6.i ], [ %85, %next8.i ]
  store i32 -1082130432, ptr %__local_depot4.i, align 4, !rw.line !57
  %16 = load i32, ptr addrspace(1) @p4.scene, align 4, !rw.line !58
  %17 = load float, ptr addrspace(1) @p4.epsilon, align 4, !rw.line !59
  %18 = fadd float %"%f71.0.i", %17
  %19 = load float, ptr addrspace(1) @p4.eye, align 4, !rw.line !60
  %20 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.eye, i64 4), align 4, !rw.line !61
  %21 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.eye, i64 8), align 4, !rw.line !62
  call void @_rt_trace_mask_flags_64(i32 %16, float %19, float %20, float %21, float %78, float %79, float %80, i32 2, float %18, float 0x4589D971E0000000, i32 255, i32 0, i64 %0, i32 4), !rw.line !63
  %22 = load float, ptr %__local_depot4.i, align 4, !rw.line !64
  %23 = fcmp olt float %22, 0.000000e+00
  br i1 %23, label %"$L__BB4_9.i", label %next8.i

"$L__BB4_9.i":                                    ; preds = %next8.i, %"$L__BB4_7.i", %next4.i, %"$L__BB4_4.i"
  %"%r84.2.i" = phi i32 [ %"%r84.1.i", %"$L__BB4_4.i" ], [ %81, %next4.i ], [ %81, %"$L__BB4_7.i" ], [ %81, %next8.i ]
  %"%r92.3.i" = phi i32 [ %"%r92.1.i", %"$L__BB4_4.i" ], [ %"%r92.1.i", %next4.i ], [ %"%r92.2.i", %"$L__BB4_7.i" ], [ %85, %next8.i ]
  %"%r91.2.i" = phi i32 [ %"%r91.1.i", %"$L__BB4_4.i" ], [ %"%r91.1.i", %next4.i ], [ %"%r88.0.i", %"$L__BB4_7.i" ], [ %"%r88.0.i", %next8.i ]
  %24 = load i32, ptr addrspace(1) @p4.grid, align 4, !rw.line !65
  %25 = add i32 %"%r87.0.i", 1
  %26 = icmp ult i32 %25, %24
  br i1 %26, label %"$L__BB4_4.i", label %next12.i

"$L__BB4_11.i":                                   ; preds = %next12.i, %entry
  %"%r84.4.i" = phi i32 [ 0, %entry ], [ %"%r84.2.i", %next12.i ]
  %"%r92.5.i" = phi i32 [ 0, %entry ], [ %"%r92.3.i", %next12.i ]
  %"%r91.4.i" = phi i32 [ 0, %entry ], [ %"%r91.2.i", %next12.i ]
  %27 = load i32, ptr addrspace(1) @p4.max_layers, align 4, !rw.line !66
  %28 = mul i32 %27, %"%r84.4.i"
  %29 = uitofp i32 %28 to float
  %30 = uitofp i32 %"%r92.5.i" to float
  %31 = fdiv float %30, %29
  %32 = fcmp olt float %31, 5.000000e-01
  %33 = fadd float %31, %31
  br i1 %32, label %then15.i, label %next16.i

next4.i:                                          ; preds = %"$L__BB4_4.i"
  %34 = uitofp i32 %"%r87.0.i" to float
  %35 = fadd float %34, 5.000000e-01
  %36 = uitofp i32 %"%r94.0.i" to float
  %37 = fdiv float %35, %36
  %38 = fdiv float %6, %36
  %39 = load <2 x i32>, ptr addrspace(1) @p4.launch_index, align 8, !rw.line !67
  %40 = extractelement <2 x i32> %39, i32 0
  %41 = extractelement <2 x i32> %39, i32 1
  %42 = uitofp i32 %40 to float
  %43 = uitofp i32 %41 to float
  %44 = fadd float %37, %42
  %45 = fadd float %38, %43
  %46 = load <2 x i32>, ptr addrspace(1) @p4.launch_size, align 8, !rw.line !68
  %47 = extractelement <2 x i32> %46, i32 0
  %48 = extractelement <2 x i32> %46, i32 1
  %49 = uitofp i32 %47 to float
  %50 = uitofp i32 %48 to float
  %51 = fdiv float %44, %49
  %52 = fdiv float %45, %50
  %53 = call float @llvm.fma.f32(float %51, float 2.000000e+00, float -1.000000e+00)
  %54 = call float @llvm.fma.f32(float %52, float 2.000000e+00, float -1.000000e+00)
  %55 = load float, ptr addrspace(1) @p4.camera_x, align 4, !rw.line !69
  %56 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.camera_x, i64 4), align 4, !rw.line !70
  %57 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.camera_x, i64 8), align 4, !rw.line !71
  %58 = load float, ptr addrspace(1) @p4.camera_y, align 4, !rw.line !72
  %59 = fmul float %58, %54
  %60 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.camera_y, i64 4), align 4, !rw.line !73
  %61 = fmul float %60, %54
  %62 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.camera_y, i64 8), align 4, !rw.line !74
  %63 = fmul float %62, %54
  %64 = call float @llvm.fma.f32(float %55, float %53, float %59)
  %65 = call float @llvm.fma.f32(float %56, float %53, float %61)
  %66 = call float @llvm.fma.f32(float %57, float %53, float %63)
  %67 = load float, ptr addrspace(1) @p4.camera_z, align 4, !rw.line !75
  %68 = fadd float %67, %64
  %69 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.camera_z, i64 4), align 4, !rw.line !76
  %70 = fadd float %69, %65
  %71 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p4.camera_z, i64 8), align 4, !rw.line !77
  %72 = fadd float %71, %66
  %73 = fmul float %70, %70
  %74 = call float @llvm.fma.f32(float %68, float %68, float %73)
  %75 = call float @llvm.fma.f32(float %72, float %72, float %74)
  %76 = call float @llvm.sqrt.f32(float %75)
  %77 = fdiv float 1.000000e+00, %76
  %78 = fmul float %77, %68
  %79 = fmul float %77, %70
  %80 = fmul float %77, %72
  %81 = add i32 %"%r84.1.i", 1
  %82 = load i32, ptr addrspace(1) @p4.max_layers, align 4, !rw.line !78
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %"$L__BB4_9.i", label %next6.i

next6.i:                                          ; preds = %next4.i
  %84 = add i32 %"%r91.1.i", 1
  br label %"$L__BB4_7.i"

next8.i:                                          ; preds = %"$L__BB4_7.i"
  %85 = add i32 %"%r92.2.i", 1
  %86 = add i32 %"%r88.0.i", 1
  %87 = load i32, ptr addrspace(1) @p4.max_layers, align 4, !rw.line !79
  %88 = add i32 %"%r89.0.i", 1
  %89 = icmp ult i32 %88, %87
  br i1 %89, label %"$L__BB4_7.i", label %"$L__BB4_9.i"

next12.i:                                         ; preds = %"$L__BB4_9.i"
  %90 = add i32 %"%r82.0.i", 1
  %91 = icmp ult i32 %90, %24
  br i1 %91, label %"$L__BB4_2.i", label %"$L__BB4_11.i"

then15.i:                                         ; preds = %"$L__BB4_11.i"
  %92 = call float @llvm.fma.f32(float %33, float 0xBFB99999A0000000, float 0x3FCC28F5C0000000)
  %93 = call float @llvm.fma.f32(float %33, float 0x3FD6666660000000, float 0x3FB1EB8520000000)
  %94 = call float @llvm.fma.f32(float %33, float 0x3FEB333320000000, float 0x3FA99999A0000000)
  br label %p4._Z12count_layersv.exit

next16.i:                                         ; preds = %"$L__BB4_11.i"
  %95 = fadd float %33, -1.000000e+00
  %96 = call float @llvm.fma.f32(float %95, float 0x3FEC28F5C0000000, float 0x3FBEB851E0000000)
  %97 = call float @llvm.fma.f32(float %95, float 0x3FE28F5C40000000, float 0x3FDAE147A0000000)
  %98 = call float @llvm.fma.f32(float %95, float 0x3FB9999A00000000, float 0x3FECCCCCC0000000)
  br label %p4._Z12count_layersv.exit

p4._Z12count_layersv.exit:                        ; preds = %then15.i, %next16.i
  %"%f74.0.i" = phi float [ %92, %then15.i ], [ %96, %next16.i ]
  %"%f73.0.i" = phi float [ %93, %then15.i ], [ %97, %next16.i ]
  %"%f72.0.i" = phi float [ %94, %then15.i ], [ %98, %next16.i ]
  %99 = load <2 x i32>, ptr addrspace(1) @p4.launch_index, align 8, !rw.line !80
  %100 = extractelement <2 x i32> %99, i32 0
  %101 = extractelement <2 x i32> %99, i32 1
  %102 = zext i32 %100 to i64
  %103 = zext i32 %101 to i64
  %104 = call i64 @_rt_buffer_get_64(i64 ptrtoint (ptr addrspace(1) @p4.image to i64), i32 2, i32 16, i64 %102, i64 %103, i64 0, i64 0), !rw.line !81
  %105 = inttoptr i64 %104 to ptr
  %106 = insertelement <4 x float> undef, float %"%f72.0.i", i32 0
  %107 = insertelement <4 x float> %106, float %"%f73.0.i", i32 1
  %108 = insertelement <4 x float> %107, float %"%f74.0.i", i32 2
  %109 = insertelement <4 x float> %108, float 1.000000e+00, i32 3
  store <4 x float> %109, ptr %105, align 16, !rw.line !82
  %110 = call i64 @_rt_buffer_get_64(i64 ptrtoint (ptr addrspace(1) @p4.traces to i64), i32 2, i32 4, i64 %102, i64 %103, i64 0, i64 0), !rw.line !83
  %111 = inttoptr i64 %110 to ptr
  store i32 %"%r91.4.i", ptr %111, align 4, !rw.line !84
  ret void
}

; Function Attrs: nounwind speculatable willreturn memory(none)
declare float @rwc.ptx.min.f32(float, float) #10

; Function Attrs: nounwind speculatable willreturn memory(none)
declare float @rwc.ptx.max.f32(float, float) #10

define void @program.5(ptr %lane) {
entry:
  %0 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.ray, i64 16), align 4, !rw.line !85
  %1 = fadd float %0, 5.000000e-01
  %2 = call float @rwc.ptx.min.f32(float %1, float 1.000000e+00), !rw.line !86
  %3 = call float @rwc.ptx.max.f32(float 0.000000e+00, float %2), !rw.line !87
  %4 = call float @llvm.fma.f32(float %3, float -5.000000e-01, float 0x3FEE666660000000)
  %5 = call float @llvm.fma.f32(float %3, float 0xBFD3333300000000, float 0x3FECCCCCC0000000)
  %6 = call float @llvm.fma.f32(float %3, float 0x3F9EB85400000000, float 0x3FEA3D70A0000000)
  %7 = load float, ptr addrspace(1) @p5.shade_payload, align 4, !rw.line !88
  %8 = fadd float %7, %4
  %9 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.shade_payload, i64 4), align 4, !rw.line !89
  %10 = fadd float %9, %5
  %11 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.shade_payload, i64 8), align 4, !rw.line !90
  %12 = fadd float %11, %6
  store float %8, ptr addrspace(1) @p5.shade_payload, align 4, !rw.line !91
  store float %10, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.shade_payload, i64 4), align 4, !rw.line !92
  store float %12, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.shade_payload, i64 8), align 4, !rw.line !93
  %13 = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.shade_payload, i64 12), align 4, !rw.line !94
  %14 = add i32 %13, 1
  store i32 %14, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p5.shade_payload, i64 12), align 4, !rw.line !95
  ret void
}

; Function Attrs: nounwind
declare i32 @_rt_potential_intersection(float) #9

; Function Attrs: nounwind
declare i32 @_rt_report_intersection(i32) #9

define i32 @program.6(ptr %lane, i32 %primitive) {
entry:
  %0 = sext i32 %primitive to i64
  %1 = call i64 @_rt_buffer_get_64(i64 ptrtoint (ptr addrspace(1) @p6.balls to i64), i32 1, i32 28, i64 %0, i64 0, i64 0, i64 0), !rw.line !96
  %2 = add i64 %1, 16
  %3 = inttoptr i64 %2 to ptr
  %4 = load float, ptr %3, align 4, !rw.line !97
  %5 = add i64 %1, 20
  %6 = inttoptr i64 %5 to ptr
  %7 = load float, ptr %6, align 4, !rw.line !98
  %8 = add i64 %1, 24
  %9 = inttoptr i64 %8 to ptr
  %10 = load float, ptr %9, align 4, !rw.line !99
  %11 = load float, ptr addrspace(1) @p6.ray, align 4, !rw.line !100
  %12 = inttoptr i64 %1 to ptr
  %13 = load float, ptr %12, align 4, !rw.line !101
  %14 = fsub float %11, %13
  %15 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 4), align 4, !rw.line !102
  %16 = add i64 %1, 4
  %17 = inttoptr i64 %16 to ptr
  %18 = load float, ptr %17, align 4, !rw.line !103
  %19 = fsub float %15, %18
  %20 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 8), align 4, !rw.line !104
  %21 = add i64 %1, 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load float, ptr %22, align 4, !rw.line !105
  %24 = fsub float %20, %23
  %25 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 12), align 4, !rw.line !106
  %26 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 16), align 4, !rw.line !107
  %27 = fmul float %26, %19
  %28 = call float @llvm.fma.f32(float %25, float %14, float %27)
  %29 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 20), align 4, !rw.line !108
  %30 = call float @llvm.fma.f32(float %24, float %29, float %28)
  %31 = fmul float %25, %30
  %32 = fmul float %26, %30
  %33 = fmul float %29, %30
  %34 = fsub float %14, %31
  %35 = fsub float %19, %32
  %36 = fsub float %24, %33
  %37 = add i64 %1, 12
  %38 = inttoptr i64 %37 to ptr
  %39 = load float, ptr %38, align 4, !rw.line !109
  %40 = fmul float %39, %39
  %41 = fmul float %35, %35
  %42 = call float @llvm.fma.f32(float %34, float %34, float %41)
  %43 = call float @llvm.fma.f32(float %36, float %36, float %42)
  %44 = fsub float %40, %43
  %45 = fcmp ole float %44, 0.000000e+00
  br i1 %45, label %p6._Z14ball_intersecti.exit, label %next.i

"$L__BB6_3.i":                                    ; preds = %next2.i, %next.i
  %46 = fsub float %49, %30
  %47 = call i32 @_rt_potential_intersection(float %46), !rw.line !110
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %p6._Z14ball_intersecti.exit, label %next6.i

next.i:                                           ; preds = %entry
  %49 = call float @llvm.sqrt.f32(float %44)
  %50 = fneg float %49
  %51 = fsub float %50, %30
  %52 = call i32 @_rt_potential_intersection(float %51), !rw.line !111
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %"$L__BB6_3.i", label %next2.i

next2.i:                                          ; preds = %next.i
  %54 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 12), align 4, !rw.line !112
  %55 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 16), align 4, !rw.line !113
  %56 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 20), align 4, !rw.line !114
  %57 = load float, ptr addrspace(1) @p6.ray, align 4, !rw.line !115
  %58 = call float @llvm.fma.f32(float %51, float %54, float %57)
  %59 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 4), align 4, !rw.line !116
  %60 = call float @llvm.fma.f32(float %51, float %55, float %59)
  %61 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 8), align 4, !rw.line !117
  %62 = call float @llvm.fma.f32(float %51, float %56, float %61)
  %63 = fsub float %58, %13
  %64 = fsub float %60, %18
  %65 = fsub float %62, %23
  %66 = fdiv float %63, %39
  %67 = fdiv float %64, %39
  %68 = fdiv float %65, %39
  store float %66, ptr addrspace(1) @p6.normal, align 4, !rw.line !118
  store float %67, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.normal, i64 4), align 4, !rw.line !119
  store float %68, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.normal, i64 8), align 4, !rw.line !120
  store float %4, ptr addrspace(1) @p6.colour, align 4, !rw.line !121
  store float %7, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.colour, i64 4), align 4, !rw.line !122
  store float %10, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.colour, i64 8), align 4, !rw.line !123
  %69 = call i32 @_rt_report_intersection(i32 0), !rw.line !124
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %p6._Z14ball_intersecti.exit, label %"$L__BB6_3.i"

next6.i:                                          ; preds = %"$L__BB6_3.i"
  %71 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 12), align 4, !rw.line !125
  %72 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 16), align 4, !rw.line !126
  %73 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 20), align 4, !rw.line !127
  %74 = load float, ptr addrspace(1) @p6.ray, align 4, !rw.line !128
  %75 = call float @llvm.fma.f32(float %46, float %71, float %74)
  %76 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 4), align 4, !rw.line !129
  %77 = call float @llvm.fma.f32(float %46, float %72, float %76)
  %78 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.ray, i64 8), align 4, !rw.line !130
  %79 = call float @llvm.fma.f32(float %46, float %73, float %78)
  %80 = fsub float %75, %13
  %81 = fsub float %77, %18
  %82 = fsub float %79, %23
  %83 = fdiv float %80, %39
  %84 = fdiv float %81, %39
  %85 = fdiv float %82, %39
  store float %83, ptr addrspace(1) @p6.normal, align 4, !rw.line !131
  store float %84, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.normal, i64 4), align 4, !rw.line !132
  store float %85, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.normal, i64 8), align 4, !rw.line !133
  store float %4, ptr addrspace(1) @p6.colour, align 4, !rw.line !134
  store float %7, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.colour, i64 4), align 4, !rw.line !135
  store float %10, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p6.colour, i64 8), align 4, !rw.line !136
  %86 = call i32 @_rt_report_intersection(i32 0), !rw.line !137
  br label %p6._Z14ball_intersecti.exit

p6._Z14ball_intersecti.exit:                      ; preds = %"$L__BB6_3.i", %next2.i, %entry, %next6.i
  ret i32 0
}

define void @program.7(ptr %lane, i32 %primitive, ptr %result) {
entry:
  %0 = sext i32 %primitive to i64
  %1 = call i64 @_rt_buffer_get_64(i64 ptrtoint (ptr addrspace(1) @p7.balls to i64), i32 1, i32 28, i64 %0, i64 0, i64 0, i64 0), !rw.line !138
  %2 = inttoptr i64 %1 to ptr
  %3 = load float, ptr %2, align 4, !rw.line !139
  %4 = add i64 %1, 4
  %5 = inttoptr i64 %4 to ptr
  %6 = load float, ptr %5, align 4, !rw.line !140
  %7 = add i64 %1, 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load float, ptr %8, align 4, !rw.line !141
  %10 = add i64 %1, 12
  %11 = inttoptr i64 %10 to ptr
  %12 = load float, ptr %11, align 4, !rw.line !142
  %13 = fsub float %3, %12
  %14 = fsub float %6, %12
  %15 = fsub float %9, %12
  %16 = fadd float %3, %12
  %17 = fadd float %6, %12
  %18 = fadd float %9, %12
  store float %13, ptr %result, align 4, !rw.line !143
  %19 = getelementptr i8, ptr %result, i64 4
  store float %14, ptr %19, align 4, !rw.line !144
  %20 = getelementptr i8, ptr %result, i64 8
  store float %15, ptr %20, align 4, !rw.line !145
  %21 = getelementptr i8, ptr %result, i64 12
  store float %16, ptr %21, align 4, !rw.line !146
  %22 = getelementptr i8, ptr %result, i64 16
  store float %17, ptr %22, align 4, !rw.line !147
  %23 = getelementptr i8, ptr %result, i64 20
  store float %18, ptr %23, align 4, !rw.line !148
  ret void
}

define void @program.8(ptr %lane) {
entry:
  %__local_depot2.i = alloca [4 x i8], align 4
  %0 = ptrtoint ptr %__local_depot2.i to i64
  %1 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.ray, i64 12), align 4, !rw.line !149
  %2 = load float, ptr addrspace(1) @p8.distance, align 4, !rw.line !150
  %3 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.ray, i64 16), align 4, !rw.line !151
  %4 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.ray, i64 20), align 4, !rw.line !152
  %5 = load float, ptr addrspace(1) @p8.ray, align 4, !rw.line !153
  %6 = call float @llvm.fma.f32(float %2, float %1, float %5)
  %7 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.ray, i64 4), align 4, !rw.line !154
  %8 = call float @llvm.fma.f32(float %2, float %3, float %7)
  %9 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.ray, i64 8), align 4, !rw.line !155
  %10 = call float @llvm.fma.f32(float %2, float %4, float %9)
  %11 = load i32, ptr addrspace(1) @p8.shadow_samples, align 4, !rw.line !156
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %p8._Z11soft_shadowv.exit, label %next.i

"$L__BB2_2.i":                                    ; preds = %"$L__BB2_4.i", %next.i
  %"%f81.0.i" = phi float [ 0.000000e+00, %next.i ], [ %"%f81.1.i", %"$L__BB2_4.i" ]
  %"%r30.0.i" = phi i32 [ 0, %next.i ], [ %50, %"$L__BB2_4.i" ]
  %13 = uitofp i32 %"%r30.0.i" to float
  %14 = call float @llvm.fma.f32(float %13, float 0x3FE827F540000000, float %68)
  %15 = call float @llvm.fma.f32(float %13, float 0x3FE23C21C0000000, float %65)
  %16 = call float @llvm.floor.f32(float %14)
  %17 = call float @llvm.floor.f32(float %15)
  %18 = fsub float %14, %16
  %19 = fsub float %15, %17
  %20 = load float, ptr addrspace(1) @p8.light_edge1, align 4, !rw.line !157
  %21 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.light_edge1, i64 4), align 4, !rw.line !158
  %22 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.light_edge1, i64 8), align 4, !rw.line !159
  %23 = load float, ptr addrspace(1) @p8.light_corner, align 4, !rw.line !160
  %24 = call float @llvm.fma.f32(float %20, float %18, float %23)
  %25 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.light_corner, i64 4), align 4, !rw.line !161
  %26 = call float @llvm.fma.f32(float %21, float %18, float %25)
  %27 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.light_corner, i64 8), align 4, !rw.line !162
  %28 = call float @llvm.fma.f32(float %22, float %18, float %27)
  %29 = load float, ptr addrspace(1) @p8.light_edge2, align 4, !rw.line !163
  %30 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.light_edge2, i64 4), align 4, !rw.line !164
  %31 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.light_edge2, i64 8), align 4, !rw.line !165
  %32 = call float @llvm.fma.f32(float %19, float %29, float %24)
  %33 = call float @llvm.fma.f32(float %19, float %30, float %26)
  %34 = call float @llvm.fma.f32(float %19, float %31, float %28)
  %35 = fsub float %32, %6
  %36 = fsub float %33, %8
  %37 = fsub float %34, %10
  %38 = fmul float %36, %36
  %39 = call float @llvm.fma.f32(float %35, float %35, float %38)
  %40 = call float @llvm.fma.f32(float %37, float %37, float %39)
  %41 = call float @llvm.sqrt.f32(float %40)
  store i32 0, ptr %__local_depot2.i, align 4, !rw.line !166
  %42 = load i32, ptr addrspace(1) @p8.scene, align 4, !rw.line !167
  %43 = fdiv float %35, %41
  %44 = fdiv float %36, %41
  %45 = fdiv float %37, %41
  %46 = load float, ptr addrspace(1) @p8.epsilon, align 4, !rw.line !168
  call void @_rt_trace_mask_flags_64(i32 %42, float %6, float %8, float %10, float %43, float %44, float %45, i32 1, float %46, float %41, i32 255, i32 0, i64 %0, i32 4), !rw.line !169
  %47 = load i32, ptr %__local_depot2.i, align 4, !rw.line !170
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %"$L__BB2_4.i", label %next2.i

"$L__BB2_4.i":                                    ; preds = %"$L__BB2_2.i", %next2.i
  %"%f81.1.i" = phi float [ %77, %next2.i ], [ %"%f81.0.i", %"$L__BB2_2.i" ]
  %49 = load i32, ptr addrspace(1) @p8.shadow_samples, align 4, !rw.line !171
  %50 = add i32 %"%r30.0.i", 1
  %51 = icmp ult i32 %50, %49
  br i1 %51, label %"$L__BB2_2.i", label %p8._Z11soft_shadowv.exit

next.i:                                           ; preds = %entry
  %52 = load <2 x i32>, ptr addrspace(1) @p8.launch_index, align 8, !rw.line !172
  %53 = extractelement <2 x i32> %52, i32 0
  %54 = extractelement <2 x i32> %52, i32 1
  %55 = mul i32 %53, -1640531535
  %56 = mul i32 %54, -2048144777
  %57 = add i32 %56, %55
  %58 = lshr i32 %57, 15
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 739982445
  %61 = lshr i32 %60, 13
  %62 = xor i32 %61, %60
  %63 = lshr i32 %62, 16
  %64 = uitofp i32 %63 to float
  %65 = fmul float %64, 0x3EF0000000000000
  %66 = and i32 %62, 65535
  %67 = uitofp i32 %66 to float
  %68 = fmul float %67, 0x3EF0000000000000
  br label %"$L__BB2_2.i"

next2.i:                                          ; preds = %"$L__BB2_2.i"
  %69 = load float, ptr addrspace(1) @p8.normal, align 4, !rw.line !173
  %70 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.normal, i64 4), align 4, !rw.line !174
  %71 = fmul float %36, %70
  %72 = call float @llvm.fma.f32(float %35, float %69, float %71)
  %73 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.normal, i64 8), align 4, !rw.line !175
  %74 = call float @llvm.fma.f32(float %37, float %73, float %72)
  %75 = fdiv float %74, %41
  %76 = call float @rwc.ptx.max.f32(float %75, float 0.000000e+00), !rw.line !176
  %77 = fadd float %"%f81.0.i", %76
  br label %"$L__BB2_4.i"

p8._Z11soft_shadowv.exit:                         ; preds = %"$L__BB2_4.i", %entry
  %"%f81.2.i" = phi float [ 0.000000e+00, %entry ], [ %"%f81.1.i", %"$L__BB2_4.i" ]
  %"%r31.0.i" = phi i32 [ 0, %entry ], [ %49, %"$L__BB2_4.i" ]
  %78 = uitofp i32 %"%r31.0.i" to float
  %79 = fmul float %"%f81.2.i", 7.500000e-01
  %80 = fdiv float %79, %78
  %81 = fadd float %80, 2.500000e-01
  %82 = load float, ptr addrspace(1) @p8.colour, align 4, !rw.line !177
  %83 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.colour, i64 4), align 4, !rw.line !178
  %84 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.colour, i64 8), align 4, !rw.line !179
  %85 = load float, ptr addrspace(1) @p8.shade_payload, align 4, !rw.line !180
  %86 = call float @llvm.fma.f32(float %82, float %81, float %85)
  %87 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.shade_payload, i64 4), align 4, !rw.line !181
  %88 = call float @llvm.fma.f32(float %83, float %81, float %87)
  %89 = load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.shade_payload, i64 8), align 4, !rw.line !182
  %90 = call float @llvm.fma.f32(float %84, float %81, float %89)
  store float %86, ptr addrspace(1) @p8.shade_payload, align 4, !rw.line !183
  store float %88, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.shade_payload, i64 4), align 4, !rw.line !184
  store float %90, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.shade_payload, i64 8), align 4, !rw.line !185
  %91 = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.shade_payload, i64 12), align 4, !rw.line !186
  %92 = add i32 %"%r31.0.i", %91
  %93 = add i32 %92, 1
  store i32 %93, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p8.shade_payload, i64 12), align 4, !rw.line !187
  ret void
}

; Function Attrs: nounwind
declare void @_rt_terminate_ray() #9

define i32 @program.9(ptr %lane) {
entry:
  store i32 1, ptr addrspace(1) @p9.shadow_payload, align 4, !rw.line !188
  call void @_rt_terminate_ray(), !rw.line !189
  ret i32 0
}

define void @program.10(ptr %lane) {
entry:
  %0 = load float, ptr addrspace(1) @p10.distance, align 4, !rw.line !190
  store float %0, ptr addrspace(1) @p10.layer_payload, align 4, !rw.line !191
  ret void
}

attributes #0 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{ptr @rw_bounds, !"kernel", i32 1}
!1 = !{ptr @rw_megakernel, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{i64 40177}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = distinct !{!16, !8, !9}
!17 = distinct !{!17, !8, !9}
!18 = distinct !{!18, !8, !9}
!19 = distinct !{!19, !8, !9}
!20 = distinct !{!20, !8, !9}
!21 = distinct !{!21, !8, !9}
!22 = distinct !{!22, !8, !9}
!23 = distinct !{!23, !8, !9}
!24 = !{i32 193, i32 3}
!25 = !{i32 194, i32 3}
!26 = !{i32 195, i32 3}
!27 = !{i32 197, i32 3}
!28 = !{i32 199, i32 3}
!29 = !{i32 225, i32 3}
!30 = !{i32 235, i32 3}
!31 = !{i32 248, i32 3}
!32 = !{i32 249, i32 3}
!33 = !{i32 250, i32 3}
!34 = !{i32 253, i32 3}
!35 = !{i32 255, i32 3}
!36 = !{i32 257, i32 3}
!37 = !{i32 266, i32 3}
!38 = !{i32 268, i32 3}
!39 = !{i32 270, i32 3}
!40 = !{i32 289, i32 3}
!41 = !{i32 290, i32 3}
!42 = !{i32 294, i32 3}
!43 = !{i32 295, i32 3}
!44 = !{i32 296, i32 3}
!45 = !{i32 303, i32 3}
!46 = !{i32 306, i32 3}
!47 = !{i32 315, i32 3}
!48 = !{i32 316, i32 3}
!49 = !{i32 317, i32 3}
!50 = !{i32 326, i32 3}
!51 = !{i32 337, i32 3}
!52 = !{i32 345, i32 3}
!53 = !{i32 347, i32 3}
!54 = !{i32 355, i32 3}
!55 = !{i32 358, i32 3}
!56 = !{i32 642, i32 4}
!57 = !{i32 780, i32 4}
!58 = !{i32 782, i32 4}
!59 = !{i32 784, i32 4}
!60 = !{i32 789, i32 4}
!61 = !{i32 790, i32 4}
!62 = !{i32 791, i32 4}
!63 = !{i32 799, i32 4}
!64 = !{i32 802, i32 4}
!65 = !{i32 819, i32 4}
!66 = !{i32 836, i32 4}
!67 = !{i32 700, i32 4}
!68 = !{i32 709, i32 4}
!69 = !{i32 722, i32 4}
!70 = !{i32 723, i32 4}
!71 = !{i32 724, i32 4}
!72 = !{i32 727, i32 4}
!73 = !{i32 729, i32 4}
!74 = !{i32 731, i32 4}
!75 = !{i32 740, i32 4}
!76 = !{i32 742, i32 4}
!77 = !{i32 744, i32 4}
!78 = !{i32 765, i32 4}
!79 = !{i32 810, i32 4}
!80 = !{i32 874, i32 4}
!81 = !{i32 885, i32 4}
!82 = !{i32 889, i32 4}
!83 = !{i32 897, i32 4}
!84 = !{i32 900, i32 4}
!85 = !{i32 372, i32 5}
!86 = !{i32 377, i32 5}
!87 = !{i32 379, i32 5}
!88 = !{i32 389, i32 5}
!89 = !{i32 391, i32 5}
!90 = !{i32 393, i32 5}
!91 = !{i32 396, i32 5}
!92 = !{i32 397, i32 5}
!93 = !{i32 398, i32 5}
!94 = !{i32 400, i32 5}
!95 = !{i32 402, i32 5}
!96 = !{i32 941, i32 6}
!97 = !{i32 944, i32 6}
!98 = !{i32 945, i32 6}
!99 = !{i32 946, i32 6}
!100 = !{i32 949, i32 6}
!101 = !{i32 951, i32 6}
!102 = !{i32 954, i32 6}
!103 = !{i32 956, i32 6}
!104 = !{i32 959, i32 6}
!105 = !{i32 961, i32 6}
!106 = !{i32 966, i32 6}
!107 = !{i32 967, i32 6}
!108 = !{i32 970, i32 6}
!109 = !{i32 983, i32 6}
!110 = !{i32 1058, i32 6}
!111 = !{i32 1004, i32 6}
!112 = !{i32 1013, i32 6}
!113 = !{i32 1014, i32 6}
!114 = !{i32 1015, i32 6}
!115 = !{i32 1018, i32 6}
!116 = !{i32 1020, i32 6}
!117 = !{i32 1022, i32 6}
!118 = !{i32 1035, i32 6}
!119 = !{i32 1036, i32 6}
!120 = !{i32 1037, i32 6}
!121 = !{i32 1039, i32 6}
!122 = !{i32 1040, i32 6}
!123 = !{i32 1041, i32 6}
!124 = !{i32 1046, i32 6}
!125 = !{i32 1066, i32 6}
!126 = !{i32 1067, i32 6}
!127 = !{i32 1068, i32 6}
!128 = !{i32 1070, i32 6}
!129 = !{i32 1072, i32 6}
!130 = !{i32 1074, i32 6}
!131 = !{i32 1085, i32 6}
!132 = !{i32 1086, i32 6}
!133 = !{i32 1087, i32 6}
!134 = !{i32 1089, i32 6}
!135 = !{i32 1090, i32 6}
!136 = !{i32 1091, i32 6}
!137 = !{i32 1095, i32 6}
!138 = !{i32 1128, i32 7}
!139 = !{i32 1131, i32 7}
!140 = !{i32 1132, i32 7}
!141 = !{i32 1133, i32 7}
!142 = !{i32 1134, i32 7}
!143 = !{i32 1147, i32 7}
!144 = !{i32 1148, i32 7}
!145 = !{i32 1149, i32 7}
!146 = !{i32 1151, i32 7}
!147 = !{i32 1152, i32 7}
!148 = !{i32 1153, i32 7}
!149 = !{i32 424, i32 8}
!150 = !{i32 426, i32 8}
!151 = !{i32 428, i32 8}
!152 = !{i32 429, i32 8}
!153 = !{i32 432, i32 8}
!154 = !{i32 434, i32 8}
!155 = !{i32 436, i32 8}
!156 = !{i32 439, i32 8}
!157 = !{i32 493, i32 8}
!158 = !{i32 494, i32 8}
!159 = !{i32 495, i32 8}
!160 = !{i32 498, i32 8}
!161 = !{i32 500, i32 8}
!162 = !{i32 502, i32 8}
!163 = !{i32 506, i32 8}
!164 = !{i32 507, i32 8}
!165 = !{i32 508, i32 8}
!166 = !{i32 528, i32 8}
!167 = !{i32 530, i32 8}
!168 = !{i32 537, i32 8}
!169 = !{i32 544, i32 8}
!170 = !{i32 547, i32 8}
!171 = !{i32 567, i32 8}
!172 = !{i32 447, i32 8}
!173 = !{i32 553, i32 8}
!174 = !{i32 554, i32 8}
!175 = !{i32 557, i32 8}
!176 = !{i32 562, i32 8}
!177 = !{i32 582, i32 8}
!178 = !{i32 583, i32 8}
!179 = !{i32 584, i32 8}
!180 = !{i32 588, i32 8}
!181 = !{i32 590, i32 8}
!182 = !{i32 592, i32 8}
!183 = !{i32 595, i32 8}
!184 = !{i32 596, i32 8}
!185 = !{i32 597, i32 8}
!186 = !{i32 599, i32 8}
!187 = !{i32 602, i32 8}
!188 = !{i32 616, i32 9}
!189 = !{i32 620, i32 9}
!190 = !{i32 913, i32 10}
!191 = !{i32 914, i32 10}
