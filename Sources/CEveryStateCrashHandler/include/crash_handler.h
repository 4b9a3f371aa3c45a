#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Makes the process report its end while something is under way: a crash, `exit`, `_exit`. Call it once, after all
/// exit handlers that may run only at a normal end of the process.
void everystate_watch_for_the_end(void);

/// Makes the process report a crash while something is under way, before it is known what it does at its end.
void everystate_watch_for_crashes(void);

/// Sets the text that describes the work on this thread.
void everystate_is_under_way(const char *_Nonnull words, size_t length);

/// Ends the work on this thread.
void everystate_is_over(void);

/// Lets a fresh process replace this one if the work ends it: the same program with the same arguments and
/// variables, and these, each `NAME=value`, the last followed by null. `EVERYSTATE_DIED_OF` is added with the cause in words.
/// Nothing happens in a process that is an exit test's own.
void everystate_prepare_restart(char *_Nullable const *_Nonnull arguments, const char *_Nullable const *_Nonnull settings);

/// Lets a fresh process take this one's place now, if one has been prepared; else it returns.
void everystate_restart(const char *_Nonnull how);

/// Whether a fresh process can take this one's place.
bool everystate_can_restart(void);

/// Whether the process is about to end, and only its last words keep it alive.
bool everystate_is_dying(void);
