#define _GNU_SOURCE
#include "crash_handler.h"

#if defined(__linux__)
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static char subject[1024];
static size_t subject_length;
static atomic_bool is_under_way;
static atomic_bool is_dying;
static pthread_t subject_thread;
static pid_t subject_process;

static char *const *fresh_arguments;
static char *const *_Atomic fresh_variables;
static char died_of[512] = "EVERYSTATE_DIED_OF=";
// One line for each frame in which a process of this run died, and the cause: a fresh process skips these frames.
static char died_in[1 << 16] = "EVERYSTATE_DIED_IN=";
static bool is_exit_test;

// The variables that mark a test's own process are removed later, so they are read before all other code.
__attribute__((constructor)) static void note_exit_test(void) { is_exit_test = getenv("SWT_EXIT_TEST_ID") != 0; }

// --- What a signal handler may call (POSIX 2.4.3). ---

static void append(char *text, size_t capacity, const char *more, size_t length) {
  size_t end = strlen(text);
  if (end + length >= capacity) length = capacity - end - 1;
  memcpy(text + end, more, length);
  text[end + length] = 0;
}

// The message of a failed precondition or of `fatalError`. The runtime keeps it for its backtrace; older ones do not.
extern char *_Atomic *swift_getFatalErrorMessageBuffer(void) __attribute__((weak));

/// The first line of the runtime's last message, without a place in the standard library; nil if it has none.
static const char *last_words(void) {
  static char words[300];
  char *message = swift_getFatalErrorMessageBuffer != 0 ? *swift_getFatalErrorMessageBuffer() : 0;
  if (message == 0) return 0;
  char *reason = strncmp(message, "Swift/", 6) == 0 ? strstr(message, ": ") : 0;
  if (reason != 0) message = reason + 2;
  size_t length = 0;
  for (; message[length] != 0 && message[length] != '\n' && length + 1 < sizeof words; length++) {
    unsigned char byte = (unsigned char)message[length];
    words[length] = byte < 32 || byte == 127 ? ' ' : message[length];
  }
  // Not a part of a character.
  while (length > 0 && (message[length] & 0xC0) == 0x80) length--;
  words[length] = 0;
  return length > 0 ? words : 0;
}

static void say(const char *first, const char *how, const char *last) {
  char text[1500] = "\nEveryState: ";
  append(text, sizeof text, subject, subject_length);
  append(text, sizeof text, first, strlen(first));
  append(text, sizeof text, how, strlen(how));
  append(text, sizeof text, last, strlen(last));
  size_t done = 0, length = strlen(text);
  while (done < length) {
    ssize_t count = write(2, text + done, length - done);
    if (count <= 0 && errno != EINTR) return;
    if (count > 0) done += (size_t)count;
  }
}

static bool is_mine(void) {
  return is_under_way && pthread_equal(pthread_self(), subject_thread) && getpid() == subject_process;
}

static const char *rest_of_run(void) {
  return fresh_variables != 0 ? ". The other frames are checked in a new process.\n" : ". The frames after it are not checked.\n";
}

bool everystate_can_restart(void) { return fresh_variables != 0 && getpid() == subject_process; }

void everystate_restart(const char *how) {
  char *const *variables = fresh_variables;
  if (variables == 0 || getpid() != subject_process) return;
  is_dying = true;
  died_of[strlen("EVERYSTATE_DIED_OF=")] = 0;
  append(died_of, sizeof died_of, how, strlen(how));
  append(died_in, sizeof died_in, subject, subject_length);
  append(died_in, sizeof died_in, "\t", 1);
  append(died_in, sizeof died_in, how, strlen(how));
  append(died_in, sizeof died_in, "\n", 1);
  // The fresh process inherits the mask: a blocked crash would end it without a report.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, 0);
  execve("/proc/self/exe", fresh_arguments, variables);
}

static const struct {
  int number;
  const char *how;
} crashes[] = {
    {SIGILL, "SIGILL: a trap, such as fatalError or a failed precondition"},
    {SIGTRAP, "SIGTRAP: a trap, such as fatalError or a failed precondition"},
    {SIGABRT, "SIGABRT: abort was called"},
    {SIGSEGV, "SIGSEGV: memory that is not there, or a recursion without end"},
    {SIGBUS, "SIGBUS: memory that is not there"},
    {SIGFPE, "SIGFPE: arithmetic"},
    {SIGSYS, "SIGSYS: a forbidden system call"},
};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction former[crash_count];

/// Lets the crash continue with its former handler.
static void go_on(int index, const siginfo_t *info) {
  sigaction(crashes[index].number, &former[index], 0);
  // A fault happens again when the handler returns; a signal that was sent does not.
  if (info->si_code <= 0) raise(crashes[index].number);
}

/// A copy of the process dies of the crash, so that the runtime, the system and a debugger report it as usual.
static void let_a_copy_die(pid_t copy) {
  const struct timespec pause = {0, 10000000};
  for (int round = 0; round < 6000; round++) {
    int status;
    pid_t ended = waitpid(copy, &status, WNOHANG);
    if (ended == copy || (ended < 0 && errno != EINTR)) return;
    // The thread may be in virtual time, which this must not spend.
    syscall(SYS_nanosleep, &pause, 0);
  }
  kill(copy, SIGKILL);
  waitpid(copy, 0, 0);
}

static void on_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  int index = 0;
  while (index + 1 < crash_count && crashes[index].number != number) index++;
  if (is_dying || !is_mine()) {
    if (is_under_way && !is_dying && getpid() == subject_process) {
      say(" was under way when another thread crashed (", crashes[index].how, "). It may be innocent.\n");
    }
    go_on(index, info);
    return;
  }
  is_dying = true;
  const char *words = last_words(), *how = words != 0 ? words : crashes[index].how;
  say(": crashed (", how, fresh_variables != 0
                                             ? "). The other frames are checked in a new process.\n"
                                             : "). The frames after it are not checked.\n");
  if (fresh_variables != 0) {
    // One backtrace for each cause.
    bool is_known = strstr(died_in, how) != 0;
    pid_t copy = is_known ? -1 : _Fork();
    if (copy > 0) let_a_copy_die(copy);
    if (copy > 0 || is_known) everystate_restart(how);
  }
  go_on(index, info);
}

// --- The other ways to end a process. ---

static _Noreturn void leave(int status) {
  syscall(SYS_exit_group, status);
  __builtin_trap();
}

/// A frame in which the process ends has not passed.
static void end_under_way(const char *how) {
  is_dying = true;
  say(": the process was ended while the frame was under way: ", how, rest_of_run());
  everystate_restart(how);
  leave(1);
}

static void on_end(int status, void *context) {
  (void)context;
  if (is_dying || !is_under_way || getpid() != subject_process) return;
  char how[64];
  snprintf(how, sizeof how, "exit(%d) was called", status);
  if (!is_mine()) {
    // The frame's thread continues meanwhile, so nothing can take its place.
    say(" was under way when another thread ended the process: ", how, ". The frames after it are not checked.\n");
    return;
  }
  fflush(0);
  end_under_way(how);
}

static void on_quick_end(void) {
  if (!is_dying && is_mine()) end_under_way("quick_exit was called");
}

__attribute__((visibility("default"))) void _exit(int status) {
  if (!is_dying && is_mine()) end_under_way("_exit was called");
  leave(status);
}

__attribute__((visibility("default"))) void _Exit(int status) { _exit(status); }

void everystate_watch_for_crashes(void) {
  static bool is_watching;
  if (is_watching) return;
  is_watching = true;
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < crash_count; index++) sigaction(crashes[index].number, &action, &former[index]);
}

void everystate_watch_for_the_end(void) {
  on_exit(on_end, 0);
  at_quick_exit(on_quick_end);
  everystate_watch_for_crashes();
}

/// Endless recursion leaves no room for a handler.
static void have_a_stack_for_signals(void) {
  static _Thread_local bool is_there;
  if (is_there) return;
  is_there = true;
  stack_t stack;
  if (sigaltstack(0, &stack) != 0 || (stack.ss_flags & SS_DISABLE) == 0) return;
  // It belongs to the thread, and frames are driven on one.
  stack = (stack_t){.ss_sp = malloc(1 << 17), .ss_size = 1 << 17};
  if (stack.ss_sp != 0) sigaltstack(&stack, 0);
}

void everystate_is_under_way(const char *words, size_t length) {
  have_a_stack_for_signals();
  subject_length = length < sizeof subject ? length : sizeof subject;
  memcpy(subject, words, subject_length);
  subject_thread = pthread_self();
  subject_process = getpid();
  is_under_way = true;
}

void everystate_is_over(void) { is_under_way = false; }

bool everystate_is_dying(void) { return is_dying; }

static bool is_setting(const char *variable, const char *const *settings) {
  if (strncmp(variable, "EVERYSTATE_DIED_OF=", strlen("EVERYSTATE_DIED_OF=")) == 0) return true;
  if (strncmp(variable, "EVERYSTATE_DIED_IN=", strlen("EVERYSTATE_DIED_IN=")) == 0) return true;
  for (; *settings != 0; settings++) {
    size_t name = (size_t)(strchr(*settings, '=') - *settings) + 1;
    if (strncmp(variable, *settings, name) == 0) return true;
  }
  return false;
}

void everystate_prepare_restart(char *const *arguments, const char *const *settings) {
  if (is_exit_test) return;
  size_t count = 0, place = 0;
  for (char **variable = environ; *variable != 0; variable++) count++;
  for (const char *const *setting = settings; *setting != 0; setting++) count++;
  char **variables = calloc(count + 3, sizeof *variables);
  if (variables == 0) return;
  // Copies: the app may change its variables, and a handler can copy none.
  for (char **variable = environ; *variable != 0; variable++) {
    if (!is_setting(*variable, settings)) variables[place++] = strdup(*variable);
  }
  for (const char *const *setting = settings; *setting != 0; setting++) variables[place++] = strdup(*setting);
  variables[place++] = died_of;
  died_in[strlen("EVERYSTATE_DIED_IN=")] = 0;
  const char *before = getenv("EVERYSTATE_DIED_IN");
  if (before != 0) append(died_in, sizeof died_in, before, strlen(before));
  variables[place] = died_in;
  fresh_arguments = arguments;
  subject_process = getpid();
  fresh_variables = variables;
}
#else
void everystate_watch_for_the_end(void) {}
void everystate_is_under_way(const char *words, size_t length) { (void)words, (void)length; }
void everystate_is_over(void) {}
void everystate_prepare_restart(char *const *arguments, const char *const *settings) { (void)arguments, (void)settings; }
void everystate_restart(const char *how) { (void)how; }
bool everystate_can_restart(void) { return false; }
bool everystate_is_dying(void) { return false; }
#endif
