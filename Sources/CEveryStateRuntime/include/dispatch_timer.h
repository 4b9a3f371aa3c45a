#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Which of a dispatch source's blocks.
typedef enum everystate_timer_block { everystate_on_tick, everystate_on_cancel, everystate_on_start } everystate_timer_block;

/// A simulation's handlers for timer sources made on its thread. The second parameter is the source.
typedef struct everystate_timer_handlers {
  /// Takes a new source over, which is suspended. Its queue lives as long as the source.
  void (*_Nonnull made)(void *_Nonnull simulation, void *_Nonnull source, void *_Nonnull queue);
  /// Sets one of the source's blocks; whether the source is known. The block may be null.
  bool (*_Nonnull set_block)(void *_Nonnull source, everystate_timer_block which, void *_Nullable block);
  /// Sets when the source ticks: in so many nanoseconds, never if negative, and then in each interval if it is positive;
  /// whether the source is known.
  bool (*_Nonnull set_time)(void *_Nonnull source, int64_t delay, int64_t interval);
  /// The source was resumed (1), suspended (-1), or activated (0).
  void (*_Nonnull resume)(void *_Nonnull source, int count);
  void (*_Nonnull cancel)(void *_Nonnull source);
  /// The source has one reference more (1) or less (-1).
  void (*_Nonnull retain)(void *_Nonnull source, int count);
  /// How often the source should have ticked since it did; 0 if it is unknown.
  uint64_t (*_Nonnull data)(void *_Nonnull source);
} everystate_timer_handlers;

/// Set once, at load.
void everystate_on_dispatch_timers(everystate_timer_handlers handlers);

/// Counts the timer sources that are known, so that a process without any pays nothing.
void everystate_count_dispatch_timers(int64_t change);

/// Sets when a timer source ticks, as `set_time` does; false if it is unknown.
bool everystate_set_dispatch_timer(void *_Nonnull source, int64_t delay, int64_t interval);

/// One of libdispatch's blocks, kept.
void *_Nonnull everystate_keep_block(void *_Nonnull block);
void everystate_release_block(void *_Nonnull block);

/// Runs a block on the calling thread, as if it were on a dispatch queue.
void everystate_dispatch_perform_on(void *_Nonnull queue, void *_Nonnull block);

bool everystate_is_main_queue(void *_Nonnull queue);
