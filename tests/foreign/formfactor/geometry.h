// SPDX-License-Identifier: Apache-2.0
#pragma once
struct CPatch { float m_Corner[3]; float m_U[3]; float m_V[3]; };
struct Energy { unsigned int m_nFrom; int m_nHit; };
