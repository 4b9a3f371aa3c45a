// Replaces the sources of random numbers: on a thread inside a simulation with a seed, random numbers follow from the
// seed. Everywhere else the real function is called.
//
// Swift's `SystemRandomNumberGenerator` asks the kernel through `syscall`; Foundation's UUIDs have functions of their own.

#define _GNU_SOURCE
#include "chance.h"
#include "real_functions.h"
#include "virtual_clock.h"
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

static _Thread_local everystate_chance *thread_chance = 0;

everystate_chance *everystate_set_chance_of_this_thread(everystate_chance *chance) {
  everystate_chance *outer = thread_chance;
  thread_chance = chance;
  return outer;
}

#if EVERYSTATE_INTERPOSES
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

uint32_t arc4random(void);
void arc4random_buf(void *bytes, size_t count);
uint32_t arc4random_uniform(uint32_t bound);
ssize_t getrandom(void *bytes, size_t count, unsigned int flags);

/// The seeded generator of this thread; null for real random numbers.
static inline everystate_chance *chance(void) {
  return __builtin_expect(everystate_thread_clock == 0, 1) ? 0 : thread_chance;
}

/// SplitMix64.
static uint64_t next(everystate_chance *chance) {
  uint64_t number = chance->state += 0x9E3779B97F4A7C15;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
  return (number ^ (number >> 31)) ^ chance->inverted_bits;
}

static void fill(everystate_chance *chance, void *bytes, size_t count) {
  for (size_t done = 0; done < count; done += sizeof(uint64_t)) {
    uint64_t number = next(chance);
    size_t rest = count - done;
    memcpy((char *)bytes + done, &number, rest < sizeof number ? rest : sizeof number);
  }
}

EVERYSTATE_INTERPOSED long syscall(long number, ...) {
  // All six arguments, as in the C library: those not given are ignored.
  va_list list;
  va_start(list, number);
  long a[6];
  for (int index = 0; index < 6; index++) a[index] = va_arg(list, long);
  va_end(list);
  everystate_chance *given = number == SYS_getrandom ? chance() : 0;
  if (given == 0) return EVERYSTATE_REAL(syscall)(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  fill(given, (void *)a[0], (size_t)a[1]);
  return a[1];
}

EVERYSTATE_INTERPOSED ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  everystate_chance *given = chance();
  if (given == 0) return EVERYSTATE_REAL(getrandom)(bytes, count, flags);
  fill(given, bytes, count);
  return (ssize_t)count;
}

EVERYSTATE_INTERPOSED int getentropy(void *bytes, size_t count) {
  everystate_chance *given = chance();
  if (given == 0) return EVERYSTATE_REAL(getentropy)(bytes, count);
  fill(given, bytes, count);
  return 0;
}

EVERYSTATE_INTERPOSED uint32_t arc4random(void) {
  everystate_chance *given = chance();
  return given == 0 ? EVERYSTATE_REAL(arc4random)() : (uint32_t)(next(given) >> 32);
}

EVERYSTATE_INTERPOSED void arc4random_buf(void *bytes, size_t count) {
  everystate_chance *given = chance();
  if (given == 0) EVERYSTATE_REAL(arc4random_buf)(bytes, count);
  else fill(given, bytes, count);
}

EVERYSTATE_INTERPOSED uint32_t arc4random_uniform(uint32_t bound) {
  everystate_chance *given = chance();
  if (given == 0) return EVERYSTATE_REAL(arc4random_uniform)(bound);
  return (uint32_t)(((next(given) >> 32) * bound) >> 32);
}

// Foundation reads a file for these.
void _foundation_uuid_generate_random(unsigned char uuid[16]);
void _cf_uuid_generate_random(unsigned char uuid[16]);
void uuid_generate_random(unsigned char uuid[16]);
void uuid_generate(unsigned char uuid[16]);

static void fill_uuid(everystate_chance *chance, unsigned char uuid[16]) {
  fill(chance, uuid, 16);
  uuid[6] = (uuid[6] & 0x0F) | 0x40;
  uuid[8] = (uuid[8] & 0x3F) | 0x80;
}

EVERYSTATE_INTERPOSED void _foundation_uuid_generate_random(unsigned char uuid[16]) {
  everystate_chance *given = chance();
  if (given == 0) EVERYSTATE_REAL(_foundation_uuid_generate_random)(uuid);
  else fill_uuid(given, uuid);
}

EVERYSTATE_INTERPOSED void _cf_uuid_generate_random(unsigned char uuid[16]) {
  everystate_chance *given = chance();
  if (given == 0) EVERYSTATE_REAL(_cf_uuid_generate_random)(uuid);
  else fill_uuid(given, uuid);
}

EVERYSTATE_INTERPOSED void uuid_generate_random(unsigned char uuid[16]) {
  everystate_chance *given = chance();
  if (given == 0) EVERYSTATE_REAL(uuid_generate_random)(uuid);
  else fill_uuid(given, uuid);
}

EVERYSTATE_INTERPOSED void uuid_generate(unsigned char uuid[16]) {
  everystate_chance *given = chance();
  if (given == 0) EVERYSTATE_REAL(uuid_generate)(uuid);
  else fill_uuid(given, uuid);
}

// The C library's generators keep their sequence for the whole process, across frames.

/// The seed that replaces an unseeded generator.
static inline everystate_chance *unseeded(void) {
  everystate_chance *given = chance();
  return given == 0 || given->is_seeded ? 0 : given;
}

static void note_seed(void) {
  everystate_chance *given = chance();
  if (given != 0) given->is_seeded = true;
}

EVERYSTATE_INTERPOSED void srand(unsigned int seed) {
  note_seed();
  EVERYSTATE_REAL(srand)(seed);
}

EVERYSTATE_INTERPOSED void srandom(unsigned int seed) {
  note_seed();
  EVERYSTATE_REAL(srandom)(seed);
}

EVERYSTATE_INTERPOSED void srand48(long seed) {
  note_seed();
  EVERYSTATE_REAL(srand48)(seed);
}

EVERYSTATE_INTERPOSED int rand(void) {
  everystate_chance *given = unseeded();
  return given == 0 ? EVERYSTATE_REAL(rand)() : (int)(next(given) >> 33);
}

EVERYSTATE_INTERPOSED long random(void) {
  everystate_chance *given = unseeded();
  return given == 0 ? EVERYSTATE_REAL(random)() : (long)(next(given) >> 33);
}

EVERYSTATE_INTERPOSED double drand48(void) {
  everystate_chance *given = unseeded();
  return given == 0 ? EVERYSTATE_REAL(drand48)() : (double)(next(given) >> 16) / 281474976710656.0;
}

EVERYSTATE_INTERPOSED long lrand48(void) {
  everystate_chance *given = unseeded();
  return given == 0 ? EVERYSTATE_REAL(lrand48)() : (long)(next(given) >> 33);
}

/// The standard library's hashing parameters, in its layout, which decide the order of sets and dictionaries. A set keeps its own.
typedef struct hashing {
  uint64_t seeds[2];
  bool is_deterministic;
} hashing;

static hashing *hashing_of_this_process(void) {
  static hashing *found;
  if (found == 0) found = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  return found;
}

// Before `main`, when no set exists yet.
__attribute__((constructor(102))) static void fix_orders(void) {
  hashing *hashing = hashing_of_this_process();
  if (hashing == 0) return;
  hashing->seeds[0] = 0;
  hashing->seeds[1] = 0;
  hashing->is_deterministic = true;
}

void everystate_let_orders_vary(bool varies) {
  hashing *hashing = hashing_of_this_process();
  if (hashing != 0) hashing->is_deterministic = !varies;
}
#else
void everystate_let_orders_vary(bool varies) { (void)varies; }
#endif
