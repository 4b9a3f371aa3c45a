// The functions of Swift's runtime with which executors of an app run jobs, defined once more: a simulation is told of each of
// its tasks that such an executor runs on a thread of its own.

#define _GNU_SOURCE
#include "real_functions.h"
#include "simulated_tasks.h"
#include "virtual_clock.h"

#if EVERYSTATE_INTERPOSES
#include "swift_calls.h"

SWIFT_CALL void swift_job_run(void *job, everystate_executor executor);
SWIFT_CALL void swift_job_run_on_task_executor(void *job, everystate_executor executor);
SWIFT_CALL void swift_job_run_on_serial_and_task_executor(
    void *job, everystate_executor serial_executor, everystate_executor task_executor);

static void look_at(void *job) {
  if (__builtin_expect(everystate_owned_tasks == 0, 1) || everystate_thread_clock != 0) return;
  uint64_t task = swift_task_getJobTaskId(job);
  if (task != 0 && everystate_may_own_task(task)) everystate_tell_elsewhere(job, 0);
}

EVERYSTATE_INTERPOSED SWIFT_CALL void swift_job_run(void *job, everystate_executor executor) {
  look_at(job);
  EVERYSTATE_REAL(swift_job_run)(job, executor);
}

EVERYSTATE_INTERPOSED SWIFT_CALL void swift_job_run_on_task_executor(void *job, everystate_executor executor) {
  look_at(job);
  EVERYSTATE_REAL(swift_job_run_on_task_executor)(job, executor);
}

EVERYSTATE_INTERPOSED SWIFT_CALL void swift_job_run_on_serial_and_task_executor(
    void *job, everystate_executor serial_executor, everystate_executor task_executor) {
  look_at(job);
  EVERYSTATE_REAL(swift_job_run_on_serial_and_task_executor)(job, serial_executor, task_executor);
}
#endif
