#pragma once

/// Opens a file below a folder. No symbolic link is followed on the way or at its end, and nothing outside the folder is reached:
/// the kernel sees to it, in one call.
///
/// - `path`: relative to the folder.
/// - `flags`: as for `open`; no file is created.
/// - returns: the descriptor, or -1 with `errno`; `ENOSYS` where the system has no such call.
int everystate_open_beneath(int folder, const char *_Nonnull path, int flags);
