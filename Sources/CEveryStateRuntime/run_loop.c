// Replaces the parts of Core Foundation's run loop that apps use: timers, blocks, and running it. On a thread inside a
// simulation the simulation is the main run loop. `Timer`, `RunLoop` and `Thread` call these functions.

#define _GNU_SOURCE
#include "run_loop.h"
#include "callers.h"
#include "departures.h"
#include "real_functions.h"
#include "virtual_clock.h"

static everystate_run_loop_handlers handlers;

void everystate_on_run_loop(everystate_run_loop_handlers new_handlers) { handlers = new_handlers; }

#if EVERYSTATE_INTERPOSES
void *CFRunLoopGetMain(void);
void *CFRunLoopGetCurrent(void);
void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, everystate_timer_callout callout,
    void **context);
void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);
void CFRunLoopAddSource(void *loop, void *source, const void *mode);
void CFRunLoopAddObserver(void *loop, void *observer, const void *mode);
void CFRunLoopTimerInvalidate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
double CFRunLoopTimerGetNextFireDate(void *timer);
double CFRunLoopTimerGetInterval(void *timer);
unsigned char CFRunLoopTimerIsValid(void *timer);
void CFRunLoopPerformBlock(void *loop, const void *mode, void *block);
int32_t CFRunLoopRunSpecific(void *loop, const void *mode, double seconds, unsigned char returns_after_source);
unsigned char _CFRunLoopFinished(void *loop, const void *mode);
double CFAbsoluteTimeGetCurrent(void);
void *CFRetain(void *object);
void CFRelease(void *object);
bool _CFIsMainThread(void);

/// The simulation that the calling thread is inside.
static inline void *simulation_here(void) {
  if (__builtin_expect(everystate_thread_clock == 0, 1) || handlers.perform == 0) return 0;
  return everystate_thread_clock->simulation;
}

/// The simulation, if the calling thread's code counts as being on the main thread.
static void *simulation_on_main(void) {
  void *simulation = simulation_here();
  return simulation != 0 && handlers.is_on_main(simulation) ? simulation : 0;
}

static bool is_main_loop(void *loop) { return loop == EVERYSTATE_REAL(CFRunLoopGetMain)(); }

/// Whole nanoseconds, rounded to a tenth of a microsecond, which is about the precision of a date.
static int64_t nanoseconds(double seconds) {
  if (!(seconds < 9e9)) return INT64_MAX;
  if (seconds <= 0) return 0;
  return (int64_t)(seconds * 1e6 + 0.5) * 1000;
}

static int64_t delay_until(double date) { return nanoseconds(date - EVERYSTATE_REAL(CFAbsoluteTimeGetCurrent)()); }

void everystate_timer_retain(void *timer) { EVERYSTATE_REAL(CFRetain)(timer); }
void everystate_timer_release(void *timer) { EVERYSTATE_REAL(CFRelease)(timer); }
bool everystate_timer_is_valid(void *timer) { return EVERYSTATE_REAL(CFRunLoopTimerIsValid)(timer) != 0; }
void everystate_timer_invalidate(void *timer) { EVERYSTATE_REAL(CFRunLoopTimerInvalidate)(timer); }
void everystate_timer_set_next(void *timer, int64_t delay) {
  double now = EVERYSTATE_REAL(CFAbsoluteTimeGetCurrent)();
  EVERYSTATE_REAL(CFRunLoopTimerSetNextFireDate)(timer, now + (double)delay / 1e9);
}

// Swift's main executor on Linux runs the main actor on any thread; inside a simulation code gets the same answer as on
// a device.
EVERYSTATE_INTERPOSED bool _CFIsMainThread(void) {
  void *simulation = simulation_here();
  return simulation != 0 ? handlers.is_on_main(simulation) : EVERYSTATE_REAL(_CFIsMainThread)();
}

// `Thread.current` and `Thread.mainThread`; the former keeps its answer for the thread.
#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context)) void *type
SWIFT_CALL void *$s10Foundation6ThreadC7currentACvgZ(SWIFT_SELF);
SWIFT_CALL void *$s10Foundation6ThreadC04mainB0ACvgZ(SWIFT_SELF);

EVERYSTATE_INTERPOSED SWIFT_CALL void *$s10Foundation6ThreadC7currentACvgZ(SWIFT_SELF) {
  return simulation_on_main() != 0 ? EVERYSTATE_REAL($s10Foundation6ThreadC04mainB0ACvgZ)(type)
                                   : EVERYSTATE_REAL($s10Foundation6ThreadC7currentACvgZ)(type);
}

EVERYSTATE_INTERPOSED void *CFRunLoopGetCurrent(void) {
  return simulation_on_main() != 0 ? EVERYSTATE_REAL(CFRunLoopGetMain)() : EVERYSTATE_REAL(CFRunLoopGetCurrent)();
}

// Foundation on Linux has a timer that is made with an interval fire at once for the first time; elsewhere it waits.
#define TIMER_WITH_INTERVAL $s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC
static _Thread_local double first_delay = 0;

SWIFT_CALL void *TIMER_WITH_INTERVAL(double interval, bool repeats, void *function, void *closure, SWIFT_SELF);

EVERYSTATE_INTERPOSED SWIFT_CALL void *TIMER_WITH_INTERVAL(
    double interval, bool repeats, void *function, void *closure, SWIFT_SELF) {
  static __typeof__(&TIMER_WITH_INTERVAL) make;
  if (make == 0) make = (__typeof__(make))dlsym(RTLD_NEXT, "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC");
  first_delay = simulation_here() != 0 ? interval : 0;
  void *timer = make(interval, repeats, function, closure, type);
  first_delay = 0;
  return timer;
}

// Optimised code has the former inlined, which makes a timer that is to fire now.
#define TIMER_AT_DATE $s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc
SWIFT_CALL void *TIMER_AT_DATE(double date, double interval, bool repeats, void *function, void *closure, SWIFT_SELF);

EVERYSTATE_INTERPOSED SWIFT_CALL void *TIMER_AT_DATE(
    double date, double interval, bool repeats, void *function, void *closure, SWIFT_SELF) {
  static __typeof__(&TIMER_AT_DATE) initialise;
  if (initialise == 0)
    initialise = (__typeof__(initialise))dlsym(
        RTLD_NEXT, "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc");
  bool is_inlined = simulation_here() != 0 && everystate_is_called_by_app(__builtin_return_address(0));
  if (is_inlined && date == EVERYSTATE_REAL(CFAbsoluteTimeGetCurrent)()) date += interval;
  return initialise(date, interval, repeats, function, closure, type);
}

EVERYSTATE_INTERPOSED void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, everystate_timer_callout callout,
    void **context) {
  date += first_delay;
  void *timer = EVERYSTATE_REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
  void *simulation = simulation_here();
  // The second word of the context is the function's argument.
  if (simulation != 0 && timer != 0) handlers.timer_made(simulation, timer, callout, context ? context[1] : 0);
  return timer;
}

EVERYSTATE_INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  void *simulation = simulation_here();
  if (simulation != 0 && is_main_loop(loop)) {
    int64_t delay = delay_until(EVERYSTATE_REAL(CFRunLoopTimerGetNextFireDate)(timer));
    int64_t interval = nanoseconds(EVERYSTATE_REAL(CFRunLoopTimerGetInterval)(timer));
    if (handlers.timer_added(simulation, timer, delay, interval)) return;
    everystate_depart(everystate_departure_channel, "a timer that was made outside of the drive");
  }
  EVERYSTATE_REAL(CFRunLoopAddTimer)(loop, timer, mode);
}

EVERYSTATE_INTERPOSED void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  EVERYSTATE_REAL(CFRunLoopTimerSetNextFireDate)(timer, date);
  void *simulation = simulation_here();
  if (simulation != 0) handlers.timer_set(simulation, timer, delay_until(date));
}

EVERYSTATE_INTERPOSED void CFRunLoopTimerInvalidate(void *timer) {
  void *simulation = simulation_here();
  if (simulation != 0) handlers.timer_invalidated(simulation, timer);
  EVERYSTATE_REAL(CFRunLoopTimerInvalidate)(timer);
}

EVERYSTATE_INTERPOSED void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  void *simulation = simulation_here();
  if (simulation != 0 && is_main_loop(loop)) return handlers.perform(simulation, block);
  EVERYSTATE_REAL(CFRunLoopPerformBlock)(loop, mode, block);
}

// The function behind `RunLoop.run`.
EVERYSTATE_INTERPOSED int32_t CFRunLoopRunSpecific(
    void *loop, const void *mode, double seconds, unsigned char returns_after_source) {
  void *simulation = simulation_on_main();
  if (simulation == 0)
    return EVERYSTATE_REAL(CFRunLoopRunSpecific)(loop, mode, seconds, returns_after_source);
  handlers.run(simulation, nanoseconds(seconds));
  if (!handlers.run_has_ended(simulation)) return 3;  // it timed out
  everystate_depart(everystate_departure_channel, "a run of the run loop that never ends");
  return 1;  // it is finished
}
// Other sources of a run loop wait for the system, or for the loop to be idle.

EVERYSTATE_INTERPOSED void CFRunLoopAddSource(void *loop, void *source, const void *mode) {
  if (simulation_here() != 0 && is_main_loop(loop)) everystate_depart(everystate_departure_channel, "a source of the run loop");
  EVERYSTATE_REAL(CFRunLoopAddSource)(loop, source, mode);
}

EVERYSTATE_INTERPOSED void CFRunLoopAddObserver(void *loop, void *observer, const void *mode) {
  if (simulation_here() != 0 && is_main_loop(loop))
    everystate_depart(everystate_departure_channel, "an observer of the run loop");
  EVERYSTATE_REAL(CFRunLoopAddObserver)(loop, observer, mode);
}

// Asked by `RunLoop.run` before each turn.
EVERYSTATE_INTERPOSED unsigned char _CFRunLoopFinished(void *loop, const void *mode) {
  void *simulation = simulation_on_main();
  return simulation != 0 ? handlers.run_has_ended(simulation) : EVERYSTATE_REAL(_CFRunLoopFinished)(loop, mode);
}
#else
void everystate_timer_retain(void *timer) {}
void everystate_timer_release(void *timer) {}
bool everystate_timer_is_valid(void *timer) { return false; }
void everystate_timer_invalidate(void *timer) {}
void everystate_timer_set_next(void *timer, int64_t delay) {}
#endif
