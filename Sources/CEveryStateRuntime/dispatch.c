// Replaces the entry points of libdispatch: the simulation runs the work that a thread inside it submits to a dispatch
// queue, in order and in virtual time. On every other thread the real function is called.
//
// The work is run with `dispatch_sync`, so that a queue still excludes other threads and knows that it is running.

#define _GNU_SOURCE
#include "callers.h"
#include "departures.h"
#include "dispatch_timer.h"
#include "dispatch_work.h"
#include "real_functions.h"
#include "virtual_clock.h"
#include "waits.h"
#include <stdlib.h>

#if EVERYSTATE_INTERPOSES
#include <time.h>

// libdispatch's own declarations, reduced to the calls' needs. Its headers would forbid the definitions below.
typedef uint64_t dispatch_time_t;
void dispatch_retain(void *object);
void dispatch_release(void *object);
void dispatch_async(void *queue, void *block);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_after(dispatch_time_t when, void *queue, void *block);
void dispatch_sync(void *queue, void *block);
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_apply(size_t iterations, void *queue, void *block);
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_notify(void *group, void *queue, void *block);
intptr_t dispatch_group_wait(void *group, dispatch_time_t timeout);
intptr_t dispatch_semaphore_wait(void *semaphore, dispatch_time_t timeout);
intptr_t dispatch_block_testcancel(void *block);
intptr_t dispatch_block_wait(void *block, dispatch_time_t timeout);
void dispatch_source_set_timer(void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
void dispatch_assert_queue_not(void *queue);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
const char *dispatch_queue_get_label(void *queue);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

/// The beginning of every block object, as the Blocks ABI lays it out.
typedef struct block_header {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block);
} block_header;

struct everystate_dispatch_work {
  void *queue;  // null: the main queue
  void *block;
  void *entered_group;  // left when the block has run
  void *awaited_group;
  bool is_barrier;
};

static everystate_dispatch_handlers handlers;

void everystate_on_dispatch(everystate_dispatch_handlers new_handlers) { handlers = new_handlers; }

// MARK: - Work

static bool is_main_queue(void *queue) {
  static void *main_queue;
  if (main_queue == 0) main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == main_queue;
}

static everystate_dispatch_work *new_work(void *queue, void *block) {
  everystate_dispatch_work *work = calloc(1, sizeof *work);
  if (work == 0) abort();
  if (!is_main_queue(queue)) {
    work->queue = queue;
    EVERYSTATE_REAL(dispatch_retain)(queue);
  }
  work->block = EVERYSTATE_REAL(_Block_copy)(block);
  return work;
}

static void free_work(everystate_dispatch_work *work) {
  if (work->entered_group) {
    EVERYSTATE_REAL(dispatch_group_leave)(work->entered_group);
    EVERYSTATE_REAL(dispatch_release)(work->entered_group);
  }
  if (work->awaited_group) EVERYSTATE_REAL(dispatch_release)(work->awaited_group);
  EVERYSTATE_REAL(_Block_release)(work->block);
  if (work->queue) EVERYSTATE_REAL(dispatch_release)(work->queue);
  free(work);
}

void everystate_dispatch_invoke(void *block) { ((block_header *)block)->invoke(block); }

void everystate_dispatch_perform(everystate_dispatch_work *work) {
  if (work->queue == 0)
    everystate_dispatch_invoke(work->block);
  else if (work->is_barrier)
    EVERYSTATE_REAL(dispatch_barrier_sync)(work->queue, work->block);
  else
    EVERYSTATE_REAL(dispatch_sync)(work->queue, work->block);
  free_work(work);
}

void everystate_dispatch_discard(everystate_dispatch_work *work) { free_work(work); }

void *everystate_dispatch_queue(const everystate_dispatch_work *work) { return work->queue; }

static const char *label_of(void *queue) {
  const char *label = EVERYSTATE_REAL(dispatch_queue_get_label)(queue);
  return label ? label : "";
}

static bool is_global(void *queue) { return strncmp(label_of(queue), "com.apple.root.", 15) == 0; }

static bool is_private(void *queue) { return strncmp(label_of(queue), "com.apple.libdispatch-", 22) == 0; }

uintptr_t everystate_dispatch_queue_identity(const everystate_dispatch_work *work) {
  return (uintptr_t)(work->queue != 0 && is_global(work->queue) ? (const void *)work : work->queue);
}

const char *everystate_dispatch_label(const everystate_dispatch_work *work) {
  return work->queue ? label_of(work->queue) : "main";
}

const char *everystate_current_queue_label(void) {
  const char *label = EVERYSTATE_REAL(dispatch_queue_get_label)(0);
  // libdispatch's answer for a thread that it does not own.
  if (label == 0 || strcmp(label, "com.apple.root.default-qos.overcommit") == 0) return 0;
  return label;
}

bool everystate_dispatch_is_cancelled(const everystate_dispatch_work *work) {
  // Only a work item may be asked; it is recognised by its invoke function.
  void **work_item_invoke = dlsym(RTLD_DEFAULT, "_dispatch_block_special_invoke");
  if (work_item_invoke == 0 || (void *)((block_header *)work->block)->invoke != *work_item_invoke) return false;
  return EVERYSTATE_REAL(dispatch_block_testcancel)(work->block) != 0;
}

bool everystate_dispatch_may_run(const everystate_dispatch_work *work) {
  return work->awaited_group == 0 || EVERYSTATE_REAL(dispatch_group_wait)(work->awaited_group, 0) == 0;
}

// MARK: - Times

enum { second = 1000000000 };
static const dispatch_time_t now_time = 0;
static const dispatch_time_t wall_now_time = ~1ull;
static const dispatch_time_t forever = ~0ull;

static int64_t clock_now(clockid_t id) {
  struct timespec time;
  return clock_gettime(id, &time) == 0 ? (int64_t)time.tv_sec * second + time.tv_nsec : 0;
}

/// Nanoseconds from now until a time as libdispatch encodes it: on one of three clocks, given by the two top bits.
static int64_t delay_until(dispatch_time_t when) {
  const dispatch_time_t top = 1ull << 63, next = 1ull << 62;
  int64_t delay;
  if (when == now_time || when == wall_now_time)
    delay = 0;
  else if ((when & top) == 0)
    delay = (int64_t)when - clock_now(CLOCK_MONOTONIC);
  else if ((when & next) == 0)
    delay = (int64_t)(when & ~top) - clock_now(CLOCK_BOOTTIME);
  else
    delay = (int64_t)-when - clock_now(CLOCK_REALTIME);
  return delay > 0 ? delay : 0;
}

/// The same distance from now by the real clocks, which must be in effect.
static dispatch_time_t from_now(int64_t delay) { return EVERYSTATE_REAL(dispatch_time)(now_time, delay); }

/// Evaluates a call that takes a time, with the real clocks shown, and with `when` as a real time.
#define IN_REAL_TIME(when, call)                                                 \
  ({                                                                             \
    bool is_relative = when != now_time && when != forever;                      \
    int64_t delay = is_relative ? delay_until(when) : 0;                         \
    everystate_virtual_clock *clock = everystate_thread_clock;                   \
    everystate_thread_clock = 0;                                                 \
    if (is_relative) when = from_now(delay);                                     \
    __typeof__(call) result = call;                                              \
    everystate_thread_clock = clock;                                             \
    result;                                                                      \
  })

// MARK: - Entry points

/// The simulation that the calling thread is inside, unless libdispatch calls itself.
#define SIMULATION                                                                                     \
  (__builtin_expect(everystate_thread_clock == 0, 1) || handlers.submit == 0                           \
           || everystate_is_called_by_dispatch(__builtin_return_address(0))                            \
       ? 0                                                                                             \
       : everystate_thread_clock->simulation)

/// The same for work on a queue. A simulation ignores libdispatch's own queues: a tail call inside libdispatch looks like a call of
/// the app's.
#define SIMULATION_FOR(queue) (SIMULATION != 0 && !is_private(queue) ? everystate_thread_clock->simulation : 0)

EVERYSTATE_INTERPOSED void dispatch_async(void *queue, void *block) {
  void *simulation = SIMULATION_FOR(queue);
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_async)(queue, block);
  handlers.submit(simulation, new_work(queue, block), 0, false);
}

EVERYSTATE_INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
  void *simulation = SIMULATION_FOR(queue);
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_barrier_async)(queue, block);
  everystate_dispatch_work *work = new_work(queue, block);
  work->is_barrier = true;
  handlers.submit(simulation, work, 0, false);
}

EVERYSTATE_INTERPOSED void dispatch_after(dispatch_time_t when, void *queue, void *block) {
  void *simulation = SIMULATION_FOR(queue);
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_after)(when, queue, block);
  if (when == forever) return;
  handlers.submit(simulation, new_work(queue, block), delay_until(when), false);
}

EVERYSTATE_INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
  void *simulation = SIMULATION_FOR(queue);
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_group_async)(group, queue, block);
  everystate_dispatch_work *work = new_work(queue, block);
  EVERYSTATE_REAL(dispatch_retain)(group);
  EVERYSTATE_REAL(dispatch_group_enter)(group);
  work->entered_group = group;
  handlers.submit(simulation, work, 0, false);
}

EVERYSTATE_INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
  void *simulation = SIMULATION_FOR(queue);
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_group_notify)(group, queue, block);
  everystate_dispatch_work *work = new_work(queue, block);
  EVERYSTATE_REAL(dispatch_retain)(group);
  work->awaited_group = group;
  handlers.submit(simulation, work, 0, true);
}

// In order: the assignment of iterations to threads would be random.
EVERYSTATE_INTERPOSED void dispatch_apply(size_t iterations, void *queue, void *block) {
  if (SIMULATION == 0) return EVERYSTATE_REAL(dispatch_apply)(iterations, queue, block);
  void (*invoke)(void *, size_t) = (void (*)(void *, size_t))((block_header *)block)->invoke;
  for (size_t index = 0; index < iterations; index++) invoke(block, index);
}

// Waits: the awaited work may have to run on this thread, and time limits are virtual. A wait without limit for outside
// work is a real one.

bool everystate_help(void *simulation, int64_t limit) { return handlers.help(simulation, limit); }

bool everystate_can_help(void *simulation, int64_t limit) { return handlers.can_help(simulation, limit); }

bool everystate_waits_for_outside(void *simulation) { return handlers.waits_for_outside(simulation); }

static intptr_t wait_inside(
    void *simulation, intptr_t (*wait)(void *object, dispatch_time_t timeout), void *object, dispatch_time_t timeout) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  int64_t limit = INT64_MAX;
  if (timeout != forever && __builtin_add_overflow(clock->elapsed_nanoseconds, delay_until(timeout), &limit))
    limit = INT64_MAX - 1;
  do {
    if (wait(object, now_time) == 0) return 0;
  } while (handlers.help(simulation, limit));
  if (timeout == forever || handlers.waits_for_outside(simulation)) return IN_REAL_TIME(timeout, wait(object, timeout));
  everystate_pass(clock, limit - clock->elapsed_nanoseconds);
  return wait(object, now_time);
}

EVERYSTATE_INTERPOSED intptr_t dispatch_group_wait(void *group, dispatch_time_t timeout) {
  void *simulation = SIMULATION;
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_group_wait)(group, timeout);
  return wait_inside(simulation, EVERYSTATE_REAL(dispatch_group_wait), group, timeout);
}

EVERYSTATE_INTERPOSED intptr_t dispatch_semaphore_wait(void *semaphore, dispatch_time_t timeout) {
  void *simulation = SIMULATION;
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_semaphore_wait)(semaphore, timeout);
  return wait_inside(simulation, EVERYSTATE_REAL(dispatch_semaphore_wait), semaphore, timeout);
}

EVERYSTATE_INTERPOSED intptr_t dispatch_block_wait(void *block, dispatch_time_t timeout) {
  void *simulation = SIMULATION;
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_block_wait)(block, timeout);
  return wait_inside(simulation, EVERYSTATE_REAL(dispatch_block_wait), block, timeout);
}

/// Whether a synchronous call was for the main queue, from code that is not on it, and has been done.
static bool did_perform_on_main(void *simulation, void *queue, void *block) {
  if (!is_main_queue(queue) || handlers.is_on_main(simulation)) return false;
  handlers.invoke_on_main(simulation, block);
  return true;
}

/// Defines a call that runs a block on a queue before it returns. The queue is busy meanwhile, and does nothing else.
#define SYNCHRONOUS(name)                                                          \
  EVERYSTATE_INTERPOSED void name(void *queue, void *block) {                      \
    void *simulation = SIMULATION_FOR(queue);                                      \
    if (simulation == 0) return EVERYSTATE_REAL(name)(queue, block);               \
    if (did_perform_on_main(simulation, queue, block)) return;                     \
    handlers.flush(simulation, queue);                                             \
    handlers.occupy(simulation, is_global(queue) ? 0 : queue);                     \
    EVERYSTATE_REAL(name)(queue, block);                                           \
    handlers.vacate(simulation);                                                   \
  }

SYNCHRONOUS(dispatch_sync)
SYNCHRONOUS(dispatch_barrier_sync)

// A queue begins to do something when it is activated and has been resumed as often as suspended.

void everystate_note_suspension(void *queue, int change) {
  void *simulation = SIMULATION;
  if (simulation != 0) handlers.suspend(simulation, queue, change);
}

void *dispatch_queue_attr_make_initially_inactive(void *attributes);
void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target);

EVERYSTATE_INTERPOSED void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
  void *queue = EVERYSTATE_REAL(dispatch_queue_create_with_target)(label, attributes, target);
  // Each attribute exists once: making an inactive queue's attribute inactive returns the same one.
  bool is_inactive = attributes != 0 && EVERYSTATE_REAL(dispatch_queue_attr_make_initially_inactive)(attributes) == attributes;
  if (is_inactive && SIMULATION != 0) handlers.suspend(everystate_thread_clock->simulation, queue, everystate_inactive);
  return queue;
}

// A simulation runs background work on the main thread, nested in the main queue's own work.
EVERYSTATE_INTERPOSED void dispatch_assert_queue_not(void *queue) {
  void *simulation = SIMULATION;
  if (simulation != 0 && is_main_queue(queue) && !handlers.is_on_main(simulation)) return;
  EVERYSTATE_REAL(dispatch_assert_queue_not)(queue);
}

// A timer that was made outside runs on a thread of libdispatch, in real time.
EVERYSTATE_INTERPOSED void dispatch_source_set_timer(
    void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  if (everystate_set_dispatch_timer(
          source, start == forever ? -1 : delay_until(start), interval >= INT64_MAX ? 0 : interval == 0 ? 1 : (int64_t)interval))
    return;
  void *simulation = SIMULATION;
  if (simulation == 0) return EVERYSTATE_REAL(dispatch_source_set_timer)(source, start, interval, leeway);
  handlers.note_timer(simulation);
  everystate_depart(everystate_departure_channel, "a dispatch timer that was made outside of the drive");
  IN_REAL_TIME(start, (EVERYSTATE_REAL(dispatch_source_set_timer)(source, start, interval, leeway), 0));
}
#else
void everystate_on_dispatch(everystate_dispatch_handlers handlers) {}
void everystate_dispatch_perform(everystate_dispatch_work *work) {}
void everystate_dispatch_discard(everystate_dispatch_work *work) {}
void everystate_dispatch_invoke(void *block) {}
bool everystate_dispatch_is_cancelled(const everystate_dispatch_work *work) { return false; }
bool everystate_dispatch_may_run(const everystate_dispatch_work *work) { return false; }
void *everystate_dispatch_queue(const everystate_dispatch_work *work) { return 0; }
uintptr_t everystate_dispatch_queue_identity(const everystate_dispatch_work *work) { return 0; }
const char *everystate_dispatch_label(const everystate_dispatch_work *work) { return ""; }
const char *everystate_current_queue_label(void) { return 0; }
#endif
