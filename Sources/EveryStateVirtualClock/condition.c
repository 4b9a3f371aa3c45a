// A wait for a condition on a thread inside a simulation: what makes it true may be work that this thread itself has to
// run. `Operation.waitUntilFinished` comes here.

#define _GNU_SOURCE
#include "dispatch_work.h"
#include "real_functions.h"
#include "virtual_clock.h"

#if EVERYSTATE_INTERPOSES
#include <pthread.h>

// The C library has an older function of that name, too, which the linker's search finds first.
static int real_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  static __typeof__(&pthread_cond_wait) real_function;
  __typeof__(&pthread_cond_wait) found = __atomic_load_n(&real_function, __ATOMIC_RELAXED);
  if (found == 0) {
    found = (__typeof__(&pthread_cond_wait))dlvsym(RTLD_NEXT, "pthread_cond_wait", "GLIBC_2.3.2");
    if (found == 0) found = EVERYSTATE_FIND(pthread_cond_wait);
    __atomic_store_n(&real_function, found, __ATOMIC_RELAXED);
  }
  return found(condition, mutex);
}

EVERYSTATE_INTERPOSED int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (__builtin_expect(everystate_thread_clock == 0, 1)) return real_wait(condition, mutex);
  pthread_mutex_unlock(mutex);
  bool has_run = everystate_help_here();
  pthread_mutex_lock(mutex);
  // A condition may wake for nothing; whoever waits looks again.
  return has_run ? 0 : real_wait(condition, mutex);
}
#endif
