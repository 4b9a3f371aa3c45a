// Replaces the C library's clocks. A definition in the executable wins over the C library's own in every shared library
// of the process: the Swift runtime, Foundation, libdispatch. On a thread inside a simulation the clocks show virtual
// time; on every other thread they call the real function.

#define _GNU_SOURCE
#include "virtual_clock.h"
#include "real_functions.h"
#include <time.h>

_Thread_local everystate_virtual_clock *everystate_thread_clock = 0;

// CTextWords asks.
void *everystate_texts_of_this_thread(void) { return everystate_thread_clock == 0 ? 0 : everystate_thread_clock->texts; }

enum { nanoseconds_in_a_second = 1000000000 };

#if EVERYSTATE_INTERPOSES
#include <errno.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static __typeof__(&clock_gettime) real_clock_gettime;

// Resolved while the process is single-threaded, so that no clock is ever read in the middle of a dlsym.
__attribute__((constructor(101))) static void find_real_clock(void) {
  real_clock_gettime = EVERYSTATE_FIND(clock_gettime);
}

static int real_clock(clockid_t id, struct timespec *time) {
  if (__builtin_expect(real_clock_gettime != 0, 1)) return real_clock_gettime(id, time);
  return (int)syscall(SYS_clock_gettime, id, time);
}

static struct timespec sum(int64_t seconds, int64_t nanoseconds, int64_t elapsed) {
  struct timespec time = {
      .tv_sec = seconds + elapsed / nanoseconds_in_a_second,
      .tv_nsec = nanoseconds + elapsed % nanoseconds_in_a_second,
  };
  if (time.tv_nsec >= nanoseconds_in_a_second) {
    time.tv_sec += 1;
    time.tv_nsec -= nanoseconds_in_a_second;
  }
  return time;
}

static struct timespec wall_time(const everystate_virtual_clock *clock) {
  return sum(clock->start_seconds, clock->start_nanoseconds, clock->elapsed_nanoseconds);
}

EVERYSTATE_INTERPOSED int clock_gettime(clockid_t id, struct timespec *time) {
  const everystate_virtual_clock *clock = everystate_thread_clock;
  if (__builtin_expect(clock == 0, 1)) return real_clock(id, time);
  switch (id) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_REALTIME_ALARM:
  case CLOCK_TAI:
    *time = wall_time(clock);
    return 0;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_BOOTTIME:
  case CLOCK_BOOTTIME_ALARM:
    *time = sum(EVERYSTATE_MONOTONIC_START_SECONDS, 0, clock->elapsed_nanoseconds);
    return 0;
  default:
    return real_clock(id, time);
  }
}

EVERYSTATE_INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  const everystate_virtual_clock *clock = everystate_thread_clock;
  if (clock == 0 || (void *)time == 0) return EVERYSTATE_REAL(gettimeofday)(time, zone);
  struct timespec now = wall_time(clock);
  *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

EVERYSTATE_INTERPOSED time_t time(time_t *result) {
  const everystate_virtual_clock *clock = everystate_thread_clock;
  if (clock == 0) return EVERYSTATE_REAL(time)(result);
  time_t now = wall_time(clock).tv_sec;
  if (result != 0) *result = now;
  return now;
}

bool everystate_clocks_are_interposed(void) {
  // The function's address as another library would find it. Taken by name: `&clock_gettime` is ours in any case.
  Dl_info here, everywhere;
  void *found = dlsym(RTLD_DEFAULT, "clock_gettime");
  return found != 0 && dladdr(found, &everywhere) != 0 && dladdr((void *)&everystate_real_nanoseconds, &here) != 0
         && here.dli_fbase == everywhere.dli_fbase;
}
#else
static int real_clock(clockid_t id, struct timespec *time) { return clock_gettime(id, time); }

bool everystate_clocks_are_interposed(void) { return false; }
#endif

int64_t everystate_real_nanoseconds(void) {
  struct timespec now;
  if (real_clock(CLOCK_MONOTONIC, &now) != 0) return 0;
  return (int64_t)now.tv_sec * nanoseconds_in_a_second + now.tv_nsec;
}
