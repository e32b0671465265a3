/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Machine code of a recorded kernel, as text: sass.txt, in which each instruction stands behind
 * "## line N", N being the line of 99-megakernel.ptx it comes from; and ptxas.txt, what the
 * assembler says about registers, spills and stack.
 *
 * A GPU recording has the code that ran (megakernel.cubin), and the same with line numbers
 * (lines.cubin). Elsewhere ptxas assembles the PTX. Without ptxas or nvdisasm there is just less.
 */
#ifndef RW_MACHINE_CODE_H
#define RW_MACHINE_CODE_H

/* `folder` is that of the kernel, `arch` the GPU to assemble for ("sm_90"). */
void rw_add_machine_code(const char *folder, const char *arch);
/* A recording made where there was no nvdisasm, looked at where there is one: disassembles what its
 * kernels have as lines.cubin. */
void rw_disassemble_recording(const char *recording);

#endif
