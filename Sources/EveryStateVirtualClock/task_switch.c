// The function of Swift's runtime with which compiled code goes over to an actor or leaves one, defined once more. Actors
// that a simulation shares with other code serve both on one thread, whichever has it:
//
// - A simulation's task may go on on another thread, in real time. The simulation is told.
// - Other code's task may go on on the simulating thread, in virtual time, and keep the thread for ever. It is sent on to
//   a thread of its own.
//
// So who goes to an actor goes by way of a function that looks where it has arrived. Calls inside the runtime do not come
// here.

#define _GNU_SOURCE
#include "task_switch.h"
#include "real_functions.h"
#include "virtual_clock.h"

static everystate_switch_handlers handlers;

void everystate_on_task_switch(everystate_switch_handlers new_handlers) { handlers = new_handlers; }

// MARK: - Whose task it is

// Numbers of tasks follow one another, so that most that are nobody's are told from the rest without a lock.
enum { slots = 1024 };
static _Atomic int32_t owned_tasks[slots];
static _Atomic int32_t all_owned_tasks;

void everystate_count_owned_task(uint64_t task, int32_t change) {
  owned_tasks[task % slots] += change;
  all_owned_tasks += change;
}

bool everystate_may_own_task(uint64_t task) {
  return __c11_atomic_load(&owned_tasks[task % slots], __ATOMIC_RELAXED) != 0;
}

#if EVERYSTATE_INTERPOSES
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))
// In a function of this convention `return` with a call is a tail call, also without optimization.
#define ASYNC_CALL __attribute__((swiftasynccall))
#define ASYNC_CONTEXT __attribute__((swift_async_context))

typedef ASYNC_CALL void (*continuation)(ASYNC_CONTEXT void *);

SWIFT_CALL void *swift_task_alloc(size_t size);
SWIFT_CALL void swift_task_dealloc(void *memory);
SWIFT_CALL void *swift_task_getCurrent(void);
SWIFT_CALL uint64_t swift_task_getJobTaskId(void *job);
ASYNC_CALL void swift_task_switch(
    ASYNC_CONTEXT void *context, continuation resume, uintptr_t identity, uintptr_t implementation);

/// A task's way to an executor, in the task's memory. It begins as every frame of a task does.
typedef struct way {
  void *context;
  continuation resume;
  everystate_executor executor;
  /// The simulation that the task belongs to; null for other code's.
  void *simulation;
} way;

static way *begin(void *context, continuation resume, everystate_executor executor, void *simulation) {
  way *new = swift_task_alloc(sizeof(way));
  *new = (way){.context = context, .resume = resume, .executor = executor, .simulation = simulation};
  return new;
}

static way end(void *memory) {
  way ended = *(way *)memory;
  swift_task_dealloc(memory);
  return ended;
}

static void tell(void *task, continuation resume) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  everystate_thread_clock = 0;
  handlers.is_elsewhere(task, (uintptr_t)resume);
  everystate_thread_clock = clock;
}

// MARK: - Other code's tasks on the simulating thread

static _Thread_local bool is_leaving = false;

static ASYNC_CALL void go_on_outside(ASYNC_CONTEXT void *context) {
  way ended = end(context);
  return swift_task_switch(
      ended.context, ended.resume, ended.executor.identity, ended.executor.implementation);
}

static ASYNC_CALL void wait_outside(ASYNC_CONTEXT void *context) {
  if (!is_leaving) return go_on_outside(context);
  return EVERYSTATE_REAL(swift_task_switch)(
      context, go_on_outside, handlers.outside.identity, handlers.outside.implementation);
}

/// Gives up the actor and lets the task wait for a thread outside. The actor's other tasks are then served outside too:
/// one that other code keeps busy would keep the simulating thread.
static ASYNC_CALL void leave(ASYNC_CONTEXT void *context) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  everystate_thread_clock = 0;
  is_leaving = true;
  EVERYSTATE_REAL(swift_task_switch)(context, wait_outside, 0, 0);
  is_leaving = false;
  everystate_thread_clock = clock;
}

// MARK: - The ways

/// Where a task goes on that went to an actor.
static ASYNC_CALL void arrive(ASYNC_CONTEXT void *context) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  const way *here = context;
  if (__builtin_expect((clock == 0 ? 0 : clock->simulation) != here->simulation, 0)) {
    if (here->simulation != 0) tell(swift_task_getCurrent(), here->resume);
    if (clock != 0) return leave(context);
  } else if (clock != 0) {
    clock->tasks_on_their_way -= 1;
  }
  way ended = end(context);
  return ended.resume(ended.context);
}

uintptr_t everystate_arrival_function(void) { return (uintptr_t)arrive; }

EVERYSTATE_INTERPOSED ASYNC_CALL void swift_task_switch(
    ASYNC_CONTEXT void *context, continuation resume, uintptr_t identity, uintptr_t implementation) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  bool has_handlers = handlers.owner != 0;
  if (__builtin_expect(clock == 0, 1)) {
    if (__c11_atomic_load(&all_owned_tasks, __ATOMIC_RELAXED) == 0 || !has_handlers)
      return EVERYSTATE_REAL(swift_task_switch)(context, resume, identity, implementation);
    void *task = swift_task_getCurrent();
    if (everystate_may_own_task(swift_task_getJobTaskId(task)) && handlers.owner(task) != 0) {
      tell(task, resume);
    } else if (identity != 0 && implementation == 0) {
      context = begin(context, resume, (everystate_executor){identity, implementation}, 0);
      resume = arrive;
    }
  } else if (has_handlers) {
    void *task = swift_task_getCurrent();
    // Only where an actor is served can it be anybody else's.
    if (__builtin_expect(clock->is_serving_actor, 0)) {
      void *owner = handlers.owner(task);
      if (owner != clock->simulation) {
        if (owner != 0) tell(task, resume);
        context = begin(context, resume, (everystate_executor){identity, implementation}, 0);
        return leave(context);
      }
    }
    if (identity != 0 && identity != handlers.main.identity) {
      handlers.hands_over(clock->simulation, task, (uintptr_t)resume);
      clock->tasks_on_their_way += 1;
      context = begin(context, resume, (everystate_executor){identity, implementation}, clock->simulation);
      resume = arrive;
    }
  }
  return EVERYSTATE_REAL(swift_task_switch)(context, resume, identity, implementation);
}
#else
uintptr_t everystate_arrival_function(void) { return 0; }
#endif
