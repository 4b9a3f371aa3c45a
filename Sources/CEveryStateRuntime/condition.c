// Replaces waits for conditions. On a thread inside a simulation the awaited work may have to run on this thread, and
// time limits are virtual. The mutex is free meanwhile, as always.

#define _GNU_SOURCE
#include "dispatch_work.h"
#include "real_functions.h"
#include "virtual_clock.h"
#include "waits.h"

#if EVERYSTATE_INTERPOSES
#include <errno.h>
#include <pthread.h>
#include <time.h>

#if EVERYSTATE_SANITIZED
#define REAL_CONDITION(name) EVERYSTATE_REAL(name)
#else
// Some machines have two versions of each; the newer ones are needed.
#define REAL_CONDITION(name)                                                        \
  ({                                                                                \
    static __typeof__(&name) real_function;                                         \
    __typeof__(&name) found = __atomic_load_n(&real_function, __ATOMIC_RELAXED);    \
    if (__builtin_expect(found == 0, 0)) {                                          \
      found = (__typeof__(&name))dlvsym(RTLD_NEXT, #name, "GLIBC_2.3.2");           \
      if (found == 0) found = EVERYSTATE_FIND(name);                                \
      __atomic_store_n(&real_function, found, __ATOMIC_RELAXED);                    \
    }                                                                               \
    found;                                                                          \
  })
#endif

/// A wait in progress on this thread. Waits nest, because work that runs meanwhile may wait too.
typedef struct waiter {
  const void *condition;
  bool is_signalled;
  struct waiter *outer;
} waiter;
static _Thread_local waiter *waiters = 0;

static void signal_waiters(const void *condition, bool all) {
  for (waiter *each = waiters; each != 0; each = each->outer) {
    if (each->condition != condition || each->is_signalled) continue;
    each->is_signalled = true;
    if (!all) return;
  }
}

/// Runs the simulation's work until the condition is signalled.
///
/// - returns: Whether the caller should check its condition.
static bool was_woken(everystate_virtual_clock *clock, pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t limit) {
  if (!everystate_can_help(clock->simulation, limit)) return false;
  waiter this = {.condition = condition, .outer = waiters};
  waiters = &this;
  pthread_mutex_unlock(mutex);
  while (!this.is_signalled && everystate_help(clock->simulation, limit)) {
  }
  pthread_mutex_lock(mutex);
  waiters = this.outer;
  // Code outside may have signalled while the mutex was free: then a wait without limit ends too.
  return this.is_signalled || limit == INT64_MAX;
}

EVERYSTATE_INTERPOSED int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  if (clock != 0 && clock->simulation != 0 && was_woken(clock, condition, mutex, INT64_MAX)) return 0;
  return REAL_CONDITION(pthread_cond_wait)(condition, mutex);
}

/// Virtual nanoseconds from now. A condition does not name its clock: dates of the first years belong to the monotonic one.
static int64_t delay_until(const struct timespec *instant) {
  struct timespec now;
  clock_gettime(instant->tv_sec < 100000000 ? CLOCK_MONOTONIC : CLOCK_REALTIME, &now);
  int64_t seconds;
  if (__builtin_sub_overflow((int64_t)instant->tv_sec, (int64_t)now.tv_sec, &seconds)) return INT64_MAX / 2;
  if (seconds > 100000000) return INT64_MAX / 2;
  return seconds * 1000000000 + (instant->tv_nsec - now.tv_nsec);
}

EVERYSTATE_INTERPOSED int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict instant) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  if (clock == 0 || clock->simulation == 0)
    return REAL_CONDITION(pthread_cond_timedwait)(condition, mutex, instant);
  int64_t limit;
  if (__builtin_add_overflow(clock->elapsed_nanoseconds, delay_until(instant), &limit)) limit = INT64_MAX - 1;
  if (was_woken(clock, condition, mutex, limit)) return 0;
  everystate_pass(clock, limit - clock->elapsed_nanoseconds);
  return ETIMEDOUT;
}

EVERYSTATE_INTERPOSED int pthread_cond_signal(pthread_cond_t *condition) {
  if (__builtin_expect(waiters != 0, 0)) signal_waiters(condition, false);
  return REAL_CONDITION(pthread_cond_signal)(condition);
}

EVERYSTATE_INTERPOSED int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (__builtin_expect(waiters != 0, 0)) signal_waiters(condition, true);
  return REAL_CONDITION(pthread_cond_broadcast)(condition);
}
#endif
