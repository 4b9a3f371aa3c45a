// Work that a thread inside a simulation starts and the simulation cannot run: threads, processes, and libdispatch's
// file access. The work still starts. The simulation records it first, with its call stack: its results arrive
// in real time, but its start is deterministic.

#define _GNU_SOURCE
#include "departures.h"
#include "callers.h"
#include "real_functions.h"

static everystate_departure_handler handler = 0;

void everystate_on_departure(everystate_departure_handler new_handler) { handler = new_handler; }

#if EVERYSTATE_INTERPOSES
#include <execinfo.h>
#include <pthread.h>
#include <spawn.h>

enum { most_addresses = 64 };

void everystate_depart(everystate_departure_kind kind, const char *detail) {
  everystate_virtual_clock *clock = everystate_thread_clock;
  if (clock == 0 || clock->simulation == 0 || handler == 0) return;
  // The simulation ignores its shutdown.
  everystate_thread_clock = 0;
  void *addresses[most_addresses];
  int count = backtrace(addresses, most_addresses);
  handler(clock->simulation, kind, detail, (const uintptr_t *)addresses, count > 0 ? (size_t)count : 0);
  everystate_thread_clock = clock;
}

// libdispatch's own threads come and go with the work of the whole process.
EVERYSTATE_INTERPOSED int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (__builtin_expect(everystate_thread_clock != 0, 0) && !everystate_is_called_by_dispatch(__builtin_return_address(0)))
    everystate_depart(everystate_departure_thread, 0);
  return EVERYSTATE_REAL(pthread_create)(thread, attributes, start, argument);
}

EVERYSTATE_INTERPOSED int posix_spawn(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[]) {
  everystate_depart(everystate_departure_process, path);
  return EVERYSTATE_REAL(posix_spawn)(process, path, actions, attributes, arguments, environment);
}

EVERYSTATE_INTERPOSED int posix_spawnp(
    pid_t *process, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[]) {
  everystate_depart(everystate_departure_process, file);
  return EVERYSTATE_REAL(posix_spawnp)(process, file, actions, attributes, arguments, environment);
}
// MARK: - Files

/// The event that a source of the type waits for; null for timers.
static const char *what_is_awaited(const void *type) {
  static const struct {
    const char *symbol, *what;
  } types[] = {
      {"_dispatch_source_type_read", "something to read"},
      {"_dispatch_source_type_write", "room to write"},
      {"_dispatch_source_type_signal", "a signal"},
      {"_dispatch_source_type_data_add", "the app's own data"},
      {"_dispatch_source_type_data_or", "the app's own data"},
      {"_dispatch_source_type_data_replace", "the app's own data"},
  };
  for (size_t index = 0; index < sizeof types / sizeof *types; index++)
    if (type == dlsym(RTLD_DEFAULT, types[index].symbol)) return types[index].what;
  return 0;
}

void everystate_depart_with_source(const void *type) {
  const char *what = what_is_awaited(type);
  if (what != 0) everystate_depart(everystate_departure_source, what);
}

void *dispatch_io_create(uintptr_t type, int descriptor, void *queue, void *clean_up);
void *dispatch_io_create_with_path(uintptr_t type, const char *path, int flags, mode_t mode, void *queue, void *clean_up);
void dispatch_read(int descriptor, size_t length, void *queue, void *handler);
void dispatch_write(int descriptor, void *data, void *queue, void *handler);

EVERYSTATE_INTERPOSED void *dispatch_io_create(uintptr_t type, int descriptor, void *queue, void *clean_up) {
  everystate_depart(everystate_departure_channel, "DispatchIO");
  return EVERYSTATE_REAL(dispatch_io_create)(type, descriptor, queue, clean_up);
}

EVERYSTATE_INTERPOSED void *dispatch_io_create_with_path(
    uintptr_t type, const char *path, int flags, mode_t mode, void *queue, void *clean_up) {
  everystate_depart(everystate_departure_channel, "DispatchIO");
  return EVERYSTATE_REAL(dispatch_io_create_with_path)(type, path, flags, mode, queue, clean_up);
}

EVERYSTATE_INTERPOSED void dispatch_read(int descriptor, size_t length, void *queue, void *handler) {
  everystate_depart(everystate_departure_channel, "DispatchIO.read");
  EVERYSTATE_REAL(dispatch_read)(descriptor, length, queue, handler);
}

EVERYSTATE_INTERPOSED void dispatch_write(int descriptor, void *data, void *queue, void *handler) {
  everystate_depart(everystate_departure_channel, "DispatchIO.write");
  EVERYSTATE_REAL(dispatch_write)(descriptor, data, queue, handler);
}
#else
void everystate_depart(everystate_departure_kind kind, const char *detail) {}
void everystate_depart_with_source(const void *type) {}
#endif
