#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "surroundings.h"

/// One simulation's time, as the clocks of the C library show it on a thread that is inside that simulation.
///
/// This is the only place that a simulation's `now` is stored, so that reading a clock takes no lock, and so that
/// a blocking sleep can pass virtual time without asking Swift.
typedef struct everystate_virtual_clock {
  /// The wall clock at the beginning of the simulation, in whole seconds since 1970 and nanoseconds.
  int64_t start_seconds;
  int32_t start_nanoseconds;
  /// Virtual nanoseconds since the beginning of the simulation. Never negative, never decreases.
  int64_t elapsed_nanoseconds;
  /// The simulation that owns this clock, for Swift's use only.
  void *_Nullable simulation;
  /// Whether the running job serves an actor, which other code's tasks may be waiting for too.
  bool is_serving_actor;
  /// How many tasks have gone to an actor and not gone on here yet.
  int64_t tasks_on_their_way;
  /// The app's own executor that the running job gives its task to; 0 without one.
  uintptr_t asked_executor;
  /// Whether the thread is in the middle of creating a task.
  bool is_creating_task;
  /// The locale, zone and calendar of code inside; null: the machine's.
  const everystate_surroundings *_Nullable surroundings;
  /// The zone that was set as the default one inside, by Swift and by CoreFoundation; retained.
  everystate_value default_time_zone;
  void *_Nullable cf_default_time_zone;
  /// The texts that code inside has looked up, for TextUI's use only.
  void *_Nullable texts;
} everystate_virtual_clock;

/// The monotonic clocks at the beginning of every simulation: a machine that has been up for a day.
#define EVERYSTATE_MONOTONIC_START_SECONDS 86400

extern _Thread_local everystate_virtual_clock *_Nullable everystate_thread_clock;

/// The virtual clock of the simulation that the calling thread is inside, or null.
static inline everystate_virtual_clock *_Nullable everystate_clock_of_this_thread(void) {
  return everystate_thread_clock;
}

static inline void everystate_set_clock_of_this_thread(everystate_virtual_clock *_Nullable clock) {
  everystate_thread_clock = clock;
}

/// The surroundings of the simulation that the calling thread is inside, or null.
static inline const everystate_surroundings *_Nullable everystate_surroundings_of_this_thread(void) {
  const everystate_virtual_clock *clock = everystate_thread_clock;
  return clock == 0 ? 0 : clock->surroundings;
}

/// Passes virtual time. A sum that does not fit stays at the end of time.
static inline void everystate_pass(everystate_virtual_clock *_Nonnull clock, int64_t nanoseconds) {
  if (nanoseconds <= 0) return;
  if (__builtin_add_overflow(clock->elapsed_nanoseconds, nanoseconds, &clock->elapsed_nanoseconds))
    clock->elapsed_nanoseconds = INT64_MAX;
}

/// The real monotonic clock in nanoseconds, also on a thread that is inside a simulation.
int64_t everystate_real_nanoseconds(void);

/// Whether every library of this process reads its clocks through this target (else the linker did not export it).
bool everystate_clocks_are_interposed(void);
