#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The calling thread, for `everystate_capture_stack`.
uintptr_t everystate_this_thread(void);

/// Stops a thread forever and notes where it is. For a process that is about to end.
///
/// - `thread`: a living thread other than the calling one.
/// - `addresses`: receives the addresses of the calls in progress, the innermost first.
/// - returns: how many were noted, 0 if it was not possible within a second.
size_t everystate_capture_stack(uintptr_t thread, uintptr_t *_Nonnull addresses, size_t capacity);

/// Finds the file that the code at an address was loaded from.
///
/// - returns: the name of the nearest exported symbol, or null if the file has to be asked.
typedef struct everystate_code_location {
  const char *_Nullable file;
  uintptr_t base;
  const char *_Nullable symbol;
} everystate_code_location;

everystate_code_location everystate_locate_code(uintptr_t address);
