#pragma once

#include <stdbool.h>
#include <stdint.h>

/// While the calling thread is blocked: runs work of the simulation that may run now, or lets time pass to the next deadline
/// within `limit`, in virtual nanoseconds.
///
/// - returns: whether there was any.
bool everystate_help(void *simulation, int64_t limit);

/// Whether `everystate_help` would do something.
bool everystate_can_help(void *simulation, int64_t limit);

/// Whether something outside of the simulation may end a wait.
bool everystate_waits_for_outside(void *simulation);
