# SPDX-License-Identifier: Apache-2.0
# Writes the bytes of INPUT as the C array NAME and its size NAME_size to OUTPUT. A NUL behind them
# makes a string of a text.
file(READ ${INPUT} bytes HEX)
string(LENGTH "${bytes}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "(................................................................................)"
       "\\1\n" bytes "${bytes}")
file(WRITE ${OUTPUT} "#include <stddef.h>\nextern const unsigned char ${NAME}[];\n"
     "extern const size_t ${NAME}_size;\n"
     "const unsigned char ${NAME}[] = {\n${bytes}0};\nconst size_t ${NAME}_size = ${size};\n")
