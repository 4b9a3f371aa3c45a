#pragma once

#include <stdbool.h>
#include <stdint.h>

/// An executor as the runtime writes it: no words for none in particular, a second one only for those of the app's own.
typedef struct everystate_executor {
  uintptr_t identity, implementation;
} everystate_executor;

/// What simulations are asked about tasks that change their executor.
typedef struct everystate_switch_handlers {
  /// The simulation that a task belongs to, only to be compared; null for other code's.
  void *_Nullable (*_Nonnull owner)(void *_Nonnull task);
  /// Notes on the simulating thread that a task of the simulation is about to go on with this function in an actor.
  void (*_Nonnull hands_over)(void *_Nonnull simulation, void *_Nonnull task, uintptr_t function);
  /// Notes on any thread that a task goes on with this function, and not in the simulation that it belongs to.
  void (*_Nonnull is_elsewhere)(void *_Nonnull task, uintptr_t function);
  /// Executors of the main actor, and of what other code's tasks do that must not be done on a simulating thread.
  everystate_executor main, outside;
} everystate_switch_handlers;

/// Set once, at load.
void everystate_on_task_switch(everystate_switch_handlers handlers);

/// Counts the unfinished tasks of simulations, by their ids.
void everystate_count_owned_task(uint64_t task, int32_t change);

/// Whether a simulation may own the task: certainly none does if not.
bool everystate_may_own_task(uint64_t task);

/// The code with which a task goes on that is on its way to an actor. It then goes on with the function that was noted.
uintptr_t everystate_arrival_function(void);
