#pragma once

#include <stddef.h>
#include <stdint.h>

/// Work that leaves virtual time: it runs, or answers, in real time.
typedef enum everystate_departure_kind {
  everystate_departure_thread,
  everystate_departure_process,
  everystate_departure_request,
  everystate_departure_connection,
  everystate_departure_look_up,
  everystate_departure_source,
  everystate_departure_channel,
} everystate_departure_kind;

/// Called on a thread that is inside a simulation when something leaves it, before it starts. The addresses are those
/// of the calls in progress, the innermost first; `detail` says more, or is null.
typedef void (*everystate_departure_handler)(
    void *_Nonnull simulation, everystate_departure_kind kind, const char *_Nullable detail,
    const uintptr_t *_Nonnull addresses, size_t count);

/// Set once, at load.
void everystate_on_departure(everystate_departure_handler _Nonnull handler);
