// Replaces the function of Swift's runtime that creates tasks, so that a simulation knows the tasks created inside it and
// leaves all others alone. `async let` does not call it; its children are recognised by their parent.
//
// Where the runtime is linked statically, its own definition wins, and the canary says so.

#define _GNU_SOURCE
#include "task_creation.h"
#include "real_functions.h"
#include "virtual_clock.h"

static everystate_task_creation_handler task_was_created = 0;

void everystate_on_task_creation(everystate_task_creation_handler handler) { task_was_created = handler; }

#if EVERYSTATE_INTERPOSES
#include <stddef.h>

typedef struct created_task {
  void *task;
  void *context;
} created_task;

#define SWIFT_CALL __attribute__((swiftcall))

/// The bit of the flags by which the runtime makes the new task runnable (`TaskCreateFlags` in its ABI headers).
enum { enqueues_job = 1 << 12 };

SWIFT_CALL created_task swift_task_create(
    size_t flags, void *options, const void *result_type, void *function, void *closure);

EVERYSTATE_INTERPOSED SWIFT_CALL created_task swift_task_create(
    size_t flags, void *options, const void *result_type, void *function, void *closure) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  if (__builtin_expect(clock == 0, 1))
    return EVERYSTATE_REAL(swift_task_create)(flags, options, result_type, function, closure);
  // The runtime may make the new task runnable before it returns; the flag tells the executors its simulation.
  clock->is_creating_task = true;
  created_task created = EVERYSTATE_REAL(swift_task_create)(flags, options, result_type, function, closure);
  clock->is_creating_task = false;
  if (task_was_created != 0) task_was_created(clock->simulation, created.task, (flags & enqueues_job) != 0);
  return created;
}
#endif
