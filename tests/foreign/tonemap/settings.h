// SPDX-License-Identifier: Apache-2.0
#pragma once
struct Settings { float exposure, white, saturation; int inner_curve; };
