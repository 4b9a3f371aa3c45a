#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Calls a run loop timer's function.
typedef void (*everystate_timer_callout)(void *_Nonnull timer, void *_Nullable info);

/// A simulation's handlers for its thread's calls to the main run loop. The first parameter is the simulation.
typedef struct everystate_run_loop_handlers {
  /// Whether the running code counts as being on the main thread.
  bool (*_Nonnull is_on_main)(void *_Nonnull);
  /// Remembers a new timer.
  void (*_Nonnull timer_made)(void *_Nonnull, void *_Nonnull timer, everystate_timer_callout _Nonnull, void *_Nullable info);
  /// Runs the timer: in so many nanoseconds, and then in each interval if it is positive. Whether the timer is known.
  bool (*_Nonnull timer_added)(void *_Nonnull, void *_Nonnull timer, int64_t delay, int64_t interval);
  /// The timer's next date was set; it is known or not.
  void (*_Nonnull timer_set)(void *_Nonnull, void *_Nonnull timer, int64_t delay);
  void (*_Nonnull timer_invalidated)(void *_Nonnull, void *_Nonnull timer);
  /// Runs a block in the next turn.
  void (*_Nonnull perform)(void *_Nonnull, void *_Nonnull block);
  /// Turns the run loop until a number of virtual nanoseconds have passed.
  void (*_Nonnull run)(void *_Nonnull, int64_t duration);
  /// Whether a run without an end has stopped, because nothing was left to wait for.
  bool (*_Nonnull run_has_ended)(void *_Nonnull);
} everystate_run_loop_handlers;

/// Set once, at load.
void everystate_on_run_loop(everystate_run_loop_handlers handlers);

// Core Foundation's own functions, for a simulation that does what the run loop would have done.
void everystate_timer_retain(void *_Nonnull timer);
void everystate_timer_release(void *_Nonnull timer);
bool everystate_timer_is_valid(void *_Nonnull timer);
void everystate_timer_invalidate(void *_Nonnull timer);
void everystate_timer_set_next(void *_Nonnull timer, int64_t delay);
