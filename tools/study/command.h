/* SPDX-License-Identifier: Apache-2.0 */
#ifndef RW_STUDY_COMMAND_H
#define RW_STUDY_COMMAND_H

int rw_command_study(int argc, char **argv);

#endif
