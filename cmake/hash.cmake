# SPDX-License-Identifier: Apache-2.0
# Writes a hash of the compiler's sources, base/ and compiler/ of FOLDER and the contract in include/,
# to OUTPUT, so that kernels cached by another build of the compiler are not taken for this one's.
file(GLOB_RECURSE files ${FOLDER}/base/*.h ${FOLDER}/compiler/*.c ${FOLDER}/compiler/*.h
     ${FOLDER}/compiler/*.def)
file(GLOB contract ${FOLDER}/include/raywright_abi*.h)
list(APPEND files ${contract})
list(SORT files)
set(all "")
foreach(file ${files})
    file(SHA256 ${file} hash)
    string(APPEND all "${hash}\n")
endforeach()
string(SHA256 hash "${all}")
file(WRITE ${OUTPUT} "extern const char rw_compiler_hash[];\n"
     "const char rw_compiler_hash[] = \"${hash}\";\n")
