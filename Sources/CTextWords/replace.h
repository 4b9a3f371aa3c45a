#pragma once

// How a class of Foundation gets other members: the entries of its table are replaced when the program starts.

#include <dlfcn.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef struct {
  uint64_t count;
  void *object;
} swift_string;

static inline void replace(const void **entry, const void *function) {
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), page = (uintptr_t)entry & ~(size - 1);
  if (mprotect((void *)page, size, PROT_READ | PROT_WRITE) == 0) *entry = function;
}

/// The beginning of a class's metadata, as Swift's ABI lays it out; its functions follow.
typedef struct {
  uintptr_t kind;
  void *superclass;
  uint32_t flags, address_point, instance_size, alignment, class_size, class_address_point;
} class_metadata;

static inline void replace_member(void *library, const char *type, const char *symbol, const void *function) {
  class_metadata *class = dlsym(library, type);
  const void *own = dlsym(library, symbol);
  if (class == 0 || own == 0) return;
  const void **end = (const void **)((char *)class + class->class_size - class->class_address_point);
  for (const void **entry = (const void **)(class + 1); entry < end; entry++)
    if (*entry == own) replace(entry, function);
}
