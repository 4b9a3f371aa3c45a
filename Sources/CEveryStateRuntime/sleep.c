// Replaces blocking sleeps: on a thread inside a simulation virtual time passes, and no real time. Otherwise
// `Thread.sleep` would loop forever, as the clock would never reach its end.

#define _GNU_SOURCE
#include "callers.h"
#include "real_functions.h"
#include "virtual_clock.h"

#if EVERYSTATE_INTERPOSES
#include <errno.h>
#include <time.h>
#include <unistd.h>

// libdispatch waits for other threads with short sleeps. Those have to be real.
static everystate_virtual_clock *clock_for(void *return_address) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  return clock != 0 && !everystate_is_called_by_dispatch(return_address) ? clock : 0;
}

static bool is_valid(const struct timespec *time) {
  return time != 0 && time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

static int64_t nanoseconds(const struct timespec *time) {
  int64_t result;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, (int64_t)1000000000, &result)) return INT64_MAX;
  if (__builtin_add_overflow(result, (int64_t)time->tv_nsec, &result)) return INT64_MAX;
  return result;
}

EVERYSTATE_INTERPOSED int nanosleep(const struct timespec *requested, struct timespec *remaining) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  if (clock == 0 || !is_valid(requested)) return EVERYSTATE_REAL(nanosleep)(requested, remaining);
  everystate_pass(clock, nanoseconds(requested));
  return 0;
}

EVERYSTATE_INTERPOSED int clock_nanosleep(clockid_t id, int flags, const struct timespec *requested, struct timespec *remaining) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  if (clock == 0 || !is_valid(requested)) return EVERYSTATE_REAL(clock_nanosleep)(id, flags, requested, remaining);
  int64_t duration = nanoseconds(requested);
  if (flags & TIMER_ABSTIME) {
    struct timespec now;
    if (clock_gettime(id, &now) != 0) return errno;
    duration -= nanoseconds(&now);
  }
  everystate_pass(clock, duration);
  return 0;
}

EVERYSTATE_INTERPOSED int usleep(useconds_t microseconds) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  if (clock == 0) return EVERYSTATE_REAL(usleep)(microseconds);
  everystate_pass(clock, (int64_t)microseconds * 1000);
  return 0;
}

EVERYSTATE_INTERPOSED unsigned int sleep(unsigned int seconds) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  if (clock == 0) return EVERYSTATE_REAL(sleep)(seconds);
  everystate_pass(clock, (int64_t)seconds * 1000000000);
  return 0;
}
#endif
