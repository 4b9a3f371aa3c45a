#define _GNU_SOURCE
#include "thread_stack.h"
#include "real_functions.h"
#include <pthread.h>

uintptr_t everystate_this_thread(void) { return (uintptr_t)pthread_self(); }

#if EVERYSTATE_INTERPOSES
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_addresses = 128 };
static void *noted[most_addresses];
static int noted_count;
static int is_done;

/// Whether the signal has ended a wait of its thread: the system call failed with EINTR.
static bool has_ended_wait(const ucontext_t *context) {
#if defined(__x86_64__)
  const greg_t *registers = context->uc_mcontext.gregs;
  const unsigned char *next = (const unsigned char *)registers[REG_RIP];
  return registers[REG_RAX] == -EINTR && next[-2] == 0x0F && next[-1] == 0x05;
#elif defined(__aarch64__)
  const unsigned *next = (const unsigned *)context->uc_mcontext.pc;
  return (long long)context->uc_mcontext.regs[0] == -EINTR && next[-1] == 0xD4000001;
#else
  return true;
#endif
}

static void note_stack(int signal, siginfo_t *info, void *context) {
  int count = backtrace(noted, most_addresses);
  __atomic_store_n(&noted_count, count, __ATOMIC_RELAXED);
  __atomic_store_n(&is_done, 1, __ATOMIC_RELEASE);
  // After its wait the thread could end the process normally. A thread that runs goes on: it may hold the lock of `malloc`, without which
  // nothing can be reported.
  while (has_ended_wait(context)) pause();
}

size_t everystate_capture_stack(uintptr_t thread, uintptr_t *addresses, size_t capacity) {
  // The first call loads a library, which a signal handler must not do.
  backtrace(noted, 1);
  // libdispatch's threads, on which tests run, block every signal but a few; this one is for purposes like ours.
  struct sigaction action = {.sa_sigaction = note_stack, .sa_flags = SA_SIGINFO};
  if (sigaction(SIGPROF, &action, 0) != 0) return 0;
  if (pthread_kill((pthread_t)thread, SIGPROF) != 0) return 0;
  for (int attempt = 0; attempt < 500; attempt++) {
    if (__atomic_load_n(&is_done, __ATOMIC_ACQUIRE)) break;
    struct timespec pause = {.tv_nsec = 2000000};
    nanosleep(&pause, 0);
  }
  if (!__atomic_load_n(&is_done, __ATOMIC_ACQUIRE)) return 0;
  // The first two are the handler and the kernel's frame that calls it.
  size_t count = 0;
  for (int index = 2; index < noted_count && count < capacity; index++) addresses[count++] = (uintptr_t)noted[index];
  return count;
}

everystate_code_location everystate_locate_code(uintptr_t address) {
  Dl_info info;
  if (dladdr((void *)address, &info) == 0) return (everystate_code_location){0};
  return (everystate_code_location){
      .file = info.dli_fname, .base = (uintptr_t)info.dli_fbase, .symbol = info.dli_sname};
}
#else
size_t everystate_capture_stack(uintptr_t thread, uintptr_t *addresses, size_t capacity) { return 0; }

everystate_code_location everystate_locate_code(uintptr_t address) { return (everystate_code_location){0}; }
#endif
