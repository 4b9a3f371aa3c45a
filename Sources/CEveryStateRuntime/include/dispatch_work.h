#pragma once

#include <stdbool.h>
#include <stdint.h>

/// A block that a simulation was asked to run on a dispatch queue.
typedef struct everystate_dispatch_work everystate_dispatch_work;

/// Runs the block, as if it were on its queue, and frees the work.
void everystate_dispatch_perform(everystate_dispatch_work *_Nonnull work);

/// Frees the work without running it.
void everystate_dispatch_discard(everystate_dispatch_work *_Nonnull work);

/// Whether the block is a work item that was cancelled.
bool everystate_dispatch_is_cancelled(const everystate_dispatch_work *_Nonnull work);

/// Whether the work waits for no group, or for one that is empty by now.
bool everystate_dispatch_may_run(const everystate_dispatch_work *_Nonnull work);

/// The queue that the block runs on; null for the main queue.
void *_Nullable everystate_dispatch_queue(const everystate_dispatch_work *_Nonnull work);

/// Identifies the queue. Every block of a global queue has its own identity, because those run concurrently.
uintptr_t everystate_dispatch_queue_identity(const everystate_dispatch_work *_Nonnull work);

/// The label of the queue that the block runs on.
const char *_Nonnull everystate_dispatch_label(const everystate_dispatch_work *_Nonnull work);

/// The label of the dispatch queue that the calling thread runs work of, outside of simulations; null without one.
const char *_Nullable everystate_current_queue_label(void);

/// Runs a block on the calling thread.
void everystate_dispatch_invoke(void *_Nonnull block);

/// Further changes of a queue, beside one more suspension (1) or its end (-1).
enum { everystate_inactive = 2, everystate_activated = -2 };

/// A simulation's handlers for its thread's dispatch calls. The first parameter is always the simulation.
typedef struct everystate_dispatch_handlers {
  /// Takes over work that is due after a number of virtual nanoseconds, or when its group is empty.
  void (*_Nonnull submit)(void *_Nonnull, everystate_dispatch_work *_Nonnull, int64_t delay, bool awaits_group);
  /// Runs the ready work of this queue, because code is about to use the queue synchronously.
  void (*_Nonnull flush)(void *_Nonnull, void *_Nonnull queue);
  /// A queue, or another object, was suspended or resumed.
  void (*_Nonnull suspend)(void *_Nonnull, void *_Nonnull queue, int change);
  /// A queue, or null for one that does many things at once, begins to run a block of the running code.
  void (*_Nonnull occupy)(void *_Nonnull, void *_Nullable queue);
  /// The queue that was occupied last has run its block.
  void (*_Nonnull vacate)(void *_Nonnull);
  /// Runs work that may run while the running code blocks its thread, or lets virtual time pass to the next deadline within
  /// the limit; returns whether there was any.
  bool (*_Nonnull help)(void *_Nonnull, int64_t limit);
  /// Whether `help` would do something.
  bool (*_Nonnull can_help)(void *_Nonnull, int64_t limit);
  /// Whether something outside of the simulation may end a wait that has a limit.
  bool (*_Nonnull waits_for_outside)(void *_Nonnull);
  /// Whether the running code counts as being on the main thread.
  bool (*_Nonnull is_on_main)(void *_Nonnull);
  /// Calls `everystate_dispatch_invoke` with this block, as code on the main thread.
  void (*_Nonnull invoke_on_main)(void *_Nonnull, void *_Nonnull block);
  /// Notes that a timer was started, which runs in real time.
  void (*_Nonnull note_timer)(void *_Nonnull);
} everystate_dispatch_handlers;

/// Tells the simulation that the calling thread is inside, if any.
void everystate_note_suspension(void *_Nonnull queue, int change);

/// Set once, at load.
void everystate_on_dispatch(everystate_dispatch_handlers handlers);
