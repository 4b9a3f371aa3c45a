#pragma once

#include "real_functions.h"
#include "virtual_clock.h"

#if EVERYSTATE_INTERPOSES
#include <stdbool.h>
#include <string.h>

/// Whether a call comes from inside a library.
static inline bool everystate_is_called_by(void *return_address, const char *library) {
  Dl_info caller;
  if (dladdr(return_address, &caller) == 0 || caller.dli_fname == 0) return false;
  return strstr(caller.dli_fname, library) != 0;
}

/// Whether a call comes from the executable, which contains a test bundle with the app's code.
static inline bool everystate_is_called_by_app(void *return_address) {
  Dl_info caller, here;
  return dladdr(return_address, &caller) != 0 && dladdr((void *)&everystate_real_nanoseconds, &here) != 0
         && caller.dli_fbase == here.dli_fbase;
}

/// Whether a call comes from inside libdispatch, which needs the real behaviour: real sleeps, its own queues.
static inline bool everystate_is_called_by_dispatch(void *return_address) {
  return everystate_is_called_by(return_address, "libdispatch");
}
#endif
