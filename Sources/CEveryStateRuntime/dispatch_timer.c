// Replaces the functions of libdispatch's timer sources: a timer made on a thread inside a simulation is a real source
// that is never set. The simulation keeps its time and its blocks, and runs them.

#define _GNU_SOURCE
#include "departures.h"
#include "dispatch_timer.h"
#include "callers.h"
#include "dispatch_work.h"
#include "real_functions.h"
#include "virtual_clock.h"

static everystate_timer_handlers handlers;
static int64_t known_timers;

void everystate_on_dispatch_timers(everystate_timer_handlers new_handlers) { handlers = new_handlers; }

void everystate_count_dispatch_timers(int64_t change) { __atomic_add_fetch(&known_timers, change, __ATOMIC_RELAXED); }

#if EVERYSTATE_INTERPOSES
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_event_handler(void *source, void *block);
void dispatch_source_set_cancel_handler(void *source, void *block);
void dispatch_source_set_registration_handler(void *source, void *block);
uintptr_t dispatch_source_get_data(void *source);
void dispatch_source_cancel(void *source);
void dispatch_resume(void *object);
void dispatch_activate(void *object);
void dispatch_suspend(void *object);
void dispatch_retain(void *object);
void dispatch_release(void *object);
void dispatch_sync(void *queue, void *block);
void *dispatch_get_global_queue(intptr_t priority, uintptr_t flags);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

static inline bool knows_timers(void) {
  return __builtin_expect(__atomic_load_n(&known_timers, __ATOMIC_RELAXED) != 0, 0);
}

bool everystate_is_main_queue(void *queue) {
  static void *main_queue;
  if (main_queue == 0) main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == main_queue;
}

bool everystate_set_dispatch_timer(void *source, int64_t delay, int64_t interval) {
  return knows_timers() && handlers.set_time(source, delay, interval);
}

void *everystate_keep_block(void *block) { return EVERYSTATE_REAL(_Block_copy)(block); }

void everystate_release_block(void *block) { EVERYSTATE_REAL(_Block_release)(block); }

void everystate_dispatch_perform_on(void *queue, void *block) {
  if (everystate_is_main_queue(queue))
    everystate_dispatch_invoke(block);
  else
    EVERYSTATE_REAL(dispatch_sync)(queue, block);
}

// Foundation's run loops have timer sources of their own, which outlive a simulation.
static bool is_called_by_the_system(void *return_address) {
  return everystate_is_called_by(return_address, "libdispatch") || everystate_is_called_by(return_address, "libFoundation");
}

EVERYSTATE_INTERPOSED void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (__builtin_expect(everystate_thread_clock != 0, 0)) everystate_depart_with_source(type);
  void *source = EVERYSTATE_REAL(dispatch_source_create)(type, handle, mask, queue);
  if (everystate_thread_clock == 0 || handlers.made == 0 || source == 0) return source;
  if (type != dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer")) return source;
  if (is_called_by_the_system(__builtin_return_address(0))) return source;
  if (queue == 0) queue = EVERYSTATE_REAL(dispatch_get_global_queue)(0, 0);
  handlers.made(everystate_thread_clock->simulation, source, queue);
  return source;
}

EVERYSTATE_INTERPOSED void dispatch_source_set_event_handler(void *source, void *block) {
  if (knows_timers() && handlers.set_block(source, everystate_on_tick, block)) return;
  EVERYSTATE_REAL(dispatch_source_set_event_handler)(source, block);
}

EVERYSTATE_INTERPOSED void dispatch_source_set_cancel_handler(void *source, void *block) {
  if (knows_timers() && handlers.set_block(source, everystate_on_cancel, block)) return;
  EVERYSTATE_REAL(dispatch_source_set_cancel_handler)(source, block);
}

EVERYSTATE_INTERPOSED void dispatch_source_set_registration_handler(void *source, void *block) {
  if (knows_timers() && handlers.set_block(source, everystate_on_start, block)) return;
  EVERYSTATE_REAL(dispatch_source_set_registration_handler)(source, block);
}

EVERYSTATE_INTERPOSED uintptr_t dispatch_source_get_data(void *source) {
  uint64_t ticks = knows_timers() ? handlers.data(source) : 0;
  return ticks != 0 ? (uintptr_t)ticks : EVERYSTATE_REAL(dispatch_source_get_data)(source);
}

EVERYSTATE_INTERPOSED void dispatch_source_cancel(void *source) {
  EVERYSTATE_REAL(dispatch_source_cancel)(source);
  if (knows_timers()) handlers.cancel(source);
}

// These take objects of any kind.

EVERYSTATE_INTERPOSED void dispatch_resume(void *object) {
  EVERYSTATE_REAL(dispatch_resume)(object);
  everystate_note_suspension(object, -1);
  if (knows_timers()) handlers.resume(object, 1);
}

EVERYSTATE_INTERPOSED void dispatch_activate(void *object) {
  EVERYSTATE_REAL(dispatch_activate)(object);
  everystate_note_suspension(object, everystate_activated);
  if (knows_timers()) handlers.resume(object, 0);
}

EVERYSTATE_INTERPOSED void dispatch_suspend(void *object) {
  EVERYSTATE_REAL(dispatch_suspend)(object);
  everystate_note_suspension(object, 1);
  if (knows_timers()) handlers.resume(object, -1);
}

EVERYSTATE_INTERPOSED void dispatch_retain(void *object) {
  EVERYSTATE_REAL(dispatch_retain)(object);
  if (knows_timers()) handlers.retain(object, 1);
}

EVERYSTATE_INTERPOSED void dispatch_release(void *object) {
  if (knows_timers()) handlers.retain(object, -1);
  EVERYSTATE_REAL(dispatch_release)(object);
}
#else
void *everystate_keep_block(void *block) { return block; }
void everystate_release_block(void *block) {}
void everystate_dispatch_perform_on(void *queue, void *block) {}
bool everystate_is_main_queue(void *queue) { return false; }
#endif
