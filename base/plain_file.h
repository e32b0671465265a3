/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opening files in folders that others may be able to write to. What somebody has put there is not
 * followed, waited for or written into: links of both kinds, pipes, devices.
 */
#ifndef RW_PLAIN_FILE_H
#define RW_PLAIN_FILE_H

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* `flags` of open, without O_TRUNC, which would come before the look; below 0: errno says why. */
static inline int rw_open_plain(const char *path, int flags)
{
    enum { AS_UMASK_SAYS = 0666 };
    struct stat status;
    const int file =
        open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, AS_UMASK_SAYS);
    if (file < 0) return -1;
    if (!fstat(file, &status) && S_ISREG(status.st_mode) && status.st_nlink == 1) return file;
    close(file);
    errno = EPERM;
    return -1;
}

#endif
