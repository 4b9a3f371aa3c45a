// Replaces waits for file descriptors in the app's own calls. On a thread inside a simulation time limits are virtual, and
// the work that makes a descriptor ready may have to run on this thread.

#define _GNU_SOURCE
#include "callers.h"
#include "departures.h"
#include "real_functions.h"
#include "virtual_clock.h"
#include "waits.h"

#if EVERYSTATE_INTERPOSES
#include <errno.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/select.h>

/// The clock of the simulation around the app's calling code. Calls of libraries are real.
static everystate_virtual_clock *clock_for(void *return_address) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  if (__builtin_expect(clock == 0, 1) || clock->simulation == 0) return 0;
  return everystate_is_called_by_app(return_address) ? clock : 0;
}

static int64_t limit_after(const everystate_virtual_clock *clock, int64_t seconds, int64_t nanoseconds) {
  int64_t limit;
  if (__builtin_mul_overflow(seconds, (int64_t)1000000000, &limit)) return INT64_MAX - 1;
  if (__builtin_add_overflow(limit, nanoseconds, &limit)) return INT64_MAX - 1;
  return __builtin_add_overflow(clock->elapsed_nanoseconds, limit, &limit) ? INT64_MAX - 1 : limit;
}

/// Evaluates `look`, a call that does not wait, until it finds something or the time limit is reached.
///
/// A wait without limit for outside work is a real one, and fails where those are refused.
#define WAIT(clock, limit, look, wait)                                                         \
  ({                                                                                           \
    int found;                                                                                 \
    do found = look;                                                                           \
    while (found == 0 && everystate_help((clock)->simulation, limit));                         \
    if (found == 0 && (limit) == INT64_MAX) {                                                  \
      everystate_depart(everystate_departure_channel, "a wait for a file without a limit");    \
      if (everystate_waits_for_outside((clock)->simulation)) {                                 \
        found = wait;                                                                          \
      } else {                                                                                 \
        errno = ECANCELED;                                                                     \
        found = -1;                                                                            \
      }                                                                                        \
    } else if (found == 0) {                                                                   \
      everystate_pass(clock, (limit) - (clock)->elapsed_nanoseconds);                          \
      found = look;                                                                            \
    }                                                                                          \
    found;                                                                                     \
  })

EVERYSTATE_INTERPOSED int poll(struct pollfd *descriptors, nfds_t count, int milliseconds) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  __typeof__(&poll) real_poll = EVERYSTATE_REAL(poll);
  if (clock == 0) return real_poll(descriptors, count, milliseconds);
  int64_t limit = milliseconds < 0 ? INT64_MAX : limit_after(clock, 0, (int64_t)milliseconds * 1000000);
  return WAIT(clock, limit, real_poll(descriptors, count, 0), real_poll(descriptors, count, -1));
}

EVERYSTATE_INTERPOSED int epoll_wait(int descriptor, struct epoll_event *events, int count, int milliseconds) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  __typeof__(&epoll_wait) real_wait = EVERYSTATE_REAL(epoll_wait);
  if (clock == 0) return real_wait(descriptor, events, count, milliseconds);
  int64_t limit = milliseconds < 0 ? INT64_MAX : limit_after(clock, 0, (int64_t)milliseconds * 1000000);
  return WAIT(clock, limit, real_wait(descriptor, events, count, 0), real_wait(descriptor, events, count, -1));
}

/// The descriptors that `select` was called with, saved because each poll overwrites them.
typedef struct selection {
  fd_set *sets[3];
  fd_set asked[3];
} selection;

static int look(selection *selection, int count, struct timeval *limit) {
  for (int index = 0; index < 3; index++)
    if (selection->sets[index] != 0) *selection->sets[index] = selection->asked[index];
  return EVERYSTATE_REAL(select)(count, selection->sets[0], selection->sets[1], selection->sets[2], limit);
}

EVERYSTATE_INTERPOSED int select(
    int count, fd_set *restrict to_read, fd_set *restrict to_write, fd_set *restrict exceptional,
    struct timeval *restrict limit) {
  everystate_virtual_clock *clock = clock_for(__builtin_return_address(0));
  if (clock == 0) return EVERYSTATE_REAL(select)(count, to_read, to_write, exceptional, limit);
  selection selection = {.sets = {to_read, to_write, exceptional}};
  for (int index = 0; index < 3; index++)
    if (selection.sets[index] != 0) selection.asked[index] = *selection.sets[index];
  int64_t end = limit == 0 ? INT64_MAX : limit_after(clock, limit->tv_sec, (int64_t)limit->tv_usec * 1000);
  struct timeval none = {0};
  return WAIT(clock, end, (none = (struct timeval){0}, look(&selection, count, &none)), look(&selection, count, 0));
}
#endif
