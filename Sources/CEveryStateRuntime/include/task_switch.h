#pragma once

#include <stdbool.h>
#include <stdint.h>

/// An executor as the runtime writes it: zero words for the generic executor, a second word only for executors that are not actors.
typedef struct everystate_executor {
  uintptr_t identity, implementation;
} everystate_executor;

/// The simulations' handlers for tasks that change their executor.
typedef struct everystate_task_handlers {
  /// The simulation that a task belongs to, only to be compared; null for other code's.
  void *_Nullable (*_Nonnull owner)(void *_Nonnull task);
  /// Notes, on the simulating thread, that a task of the simulation moves to an executor and continues there with this function.
  void (*_Nonnull goes)(void *_Nonnull simulation, void *_Nonnull task, uintptr_t function, everystate_executor);
  /// Notes, on any thread, that a task continues with this function outside its simulation.
  void (*_Nonnull is_elsewhere)(void *_Nonnull task, uintptr_t function);
  /// The main actor's executor, and one where other code's tasks wait for a thread outside.
  everystate_executor main, outside;
} everystate_task_handlers;

/// Set once, at load.
void everystate_on_task_switch(everystate_task_handlers handlers);

/// Counts the unfinished tasks of simulations, by their ids.
void everystate_count_owned_task(uint64_t task, int32_t change);

/// Whether a simulation may own the task. If not, certainly none does.
bool everystate_may_own_task(uint64_t task);

/// The code at which every task continues that moved to an executor, before the noted function.
uintptr_t everystate_arrival_function(void);
