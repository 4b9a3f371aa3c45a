// Replaces the function of Swift's runtime with which compiled code switches to an actor or leaves one. An actor
// serves its waiting tasks one after another on the thread that has it:
//
// - A simulation's task may continue on another thread, in real time. The simulation records it.
// - Other code's task may continue on the simulating thread, in virtual time, and keep the thread forever. It is moved
//   to a thread of its own.
//
// So a task that moves to an actor passes through a function that checks which thread it is on. Calls inside the runtime
// do not pass through it.
//
// Where the runtime is linked statically, its own definition wins, and the canary says so.

#define _GNU_SOURCE
#include "real_functions.h"
#include "simulated_tasks.h"
#include "virtual_clock.h"

#if EVERYSTATE_INTERPOSES
#include "swift_calls.h"

SWIFT_ASYNC_CALL void swift_task_switch(
    SWIFT_ASYNC_CONTEXT void *context, swift_continuation resume, uintptr_t identity, uintptr_t implementation);

/// A task's switch to an executor, in the task's memory. It begins like every frame of a task.
typedef struct way {
  void *context;
  swift_continuation resume;
  everystate_executor executor;
  /// The simulation that the task belongs to; null for other code's.
  void *simulation;
} way;

static way *begin(void *context, swift_continuation resume, everystate_executor executor, void *simulation) {
  way *begun = swift_task_alloc(sizeof(way));
  *begun = (way){.context = context, .resume = resume, .executor = executor, .simulation = simulation};
  return begun;
}

static way end(void *context) {
  way ended = *(way *)context;
  swift_task_dealloc(context);
  return ended;
}

/// Actors without their own executor: the runtime serves them on any thread.
static bool is_default_actor(everystate_executor executor) {
  return executor.identity != 0 && executor.implementation == 0;
}

// MARK: - Other code's tasks on the simulating thread

static _Thread_local bool is_leaving = false;

static SWIFT_ASYNC_CALL void go_on_outside(SWIFT_ASYNC_CONTEXT void *context) {
  way ended = end(context);
  return swift_task_switch(ended.context, ended.resume, ended.executor.identity, ended.executor.implementation);
}

static SWIFT_ASYNC_CALL void wait_outside(SWIFT_ASYNC_CONTEXT void *context) {
  if (!is_leaving) return go_on_outside(context);
  everystate_executor outside = everystate_tasks.outside;
  return EVERYSTATE_REAL(swift_task_switch)(context, go_on_outside, outside.identity, outside.implementation);
}

/// Gives up the actor and lets the task wait for a thread outside. Other waiting tasks are then served outside too:
/// otherwise a busy actor could keep the simulating thread.
static SWIFT_ASYNC_CALL void leave(SWIFT_ASYNC_CONTEXT void *context) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  everystate_thread_clock = 0;
  is_leaving = true;
  EVERYSTATE_REAL(swift_task_switch)(context, wait_outside, 0, 0);
  is_leaving = false;
  everystate_thread_clock = clock;
}

// MARK: - The switch

static SWIFT_ASYNC_CALL void arrive(SWIFT_ASYNC_CONTEXT void *context) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  const way *here = context;
  if (__builtin_expect((clock == 0 ? 0 : clock->simulation) != here->simulation, 0)) {
    if (here->simulation != 0) everystate_tell_elsewhere(swift_task_getCurrent(), (uintptr_t)here->resume);
    if (clock != 0) return leave(context);
  } else if (clock != 0) {
    clock->asked_executor = 0;
    if (is_default_actor(here->executor)) clock->tasks_on_their_way -= 1;
  }
  way ended = end(context);
  return ended.resume(ended.context);
}

uintptr_t everystate_arrival_function(void) { return (uintptr_t)arrive; }

/// A task on a thread outside simulations moves to an executor.
static SWIFT_ASYNC_CALL void switch_outside(
    SWIFT_ASYNC_CONTEXT void *context, swift_continuation resume, uintptr_t identity, uintptr_t implementation) {
  everystate_executor executor = {identity, implementation};
  void *task = swift_task_getCurrent();
  if (everystate_may_own_task(swift_task_getJobTaskId(task)) && everystate_tasks.owner(task) != 0) {
    everystate_tell_elsewhere(task, (uintptr_t)resume);
  } else if (is_default_actor(executor)) {
    context = begin(context, resume, executor, 0);
    resume = arrive;
  }
  return EVERYSTATE_REAL(swift_task_switch)(context, resume, identity, implementation);
}

/// A task on a simulating thread moves to an executor.
static SWIFT_ASYNC_CALL void switch_inside(
    SWIFT_ASYNC_CONTEXT void *context, swift_continuation resume, uintptr_t identity, uintptr_t implementation) {
  everystate_executor executor = {identity, implementation};
  everystate_virtual_clock *clock = everystate_thread_clock;
  void *task = swift_task_getCurrent();
  // Only at an actor can the task belong to other code.
  if (__builtin_expect(clock->is_serving_actor, 0)) {
    void *owner = everystate_tasks.owner(task);
    if (owner != clock->simulation) {
      if (owner != 0) everystate_tell_elsewhere(task, (uintptr_t)resume);
      context = begin(context, resume, executor, 0);
      return leave(context);
    }
  }
  if (identity != 0 && identity != everystate_tasks.main.identity) {
    everystate_tasks.goes(clock->simulation, task, (uintptr_t)resume, executor);
    if (is_default_actor(executor)) clock->tasks_on_their_way += 1;
    else clock->asked_executor = identity;
    context = begin(context, resume, executor, clock->simulation);
    resume = arrive;
  }
  return EVERYSTATE_REAL(swift_task_switch)(context, resume, identity, implementation);
}

EVERYSTATE_INTERPOSED SWIFT_ASYNC_CALL void swift_task_switch(
    SWIFT_ASYNC_CONTEXT void *context, swift_continuation resume, uintptr_t identity, uintptr_t implementation) {
  if (everystate_thread_clock != 0) return switch_inside(context, resume, identity, implementation);
  if (everystate_owned_tasks != 0) return switch_outside(context, resume, identity, implementation);
  return EVERYSTATE_REAL(swift_task_switch)(context, resume, identity, implementation);
}
#else
uintptr_t everystate_arrival_function(void) { return 0; }
#endif
