// Records which tasks belong to simulations, for code that runs for each task of the process.

#include "simulated_tasks.h"
#include "virtual_clock.h"

everystate_task_handlers everystate_tasks;
_Atomic int32_t everystate_owned_tasks;

// Task numbers are consecutive, so most foreign tasks are recognised without a lock.
enum { slots = 1024 };
static _Atomic int32_t owned[slots];

void everystate_on_task_switch(everystate_task_handlers handlers) { everystate_tasks = handlers; }

void everystate_count_owned_task(uint64_t task, int32_t change) {
  owned[task % slots] += change;
  everystate_owned_tasks += change;
}

bool everystate_may_own_task(uint64_t task) { return owned[task % slots] != 0; }

void everystate_tell_elsewhere(void *task, uintptr_t function) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  everystate_thread_clock = 0;
  everystate_tasks.is_elsewhere(task, function);
  everystate_thread_clock = clock;
}
