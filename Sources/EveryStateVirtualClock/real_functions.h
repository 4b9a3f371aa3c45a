#pragma once

#if defined(__linux__)
#include <features.h>
#endif

/// Functions of the C library can be replaced by the executable's own only with ELF and a shared glibc.
#if defined(__linux__) && defined(__GLIBC__)
#define EVERYSTATE_INTERPOSES 1

#include <dlfcn.h>

/// The next definition after ours of the function `name`: the real one. Found once, cached per call site.
#define EVERYSTATE_REAL(name)                                                        \
  ({                                                                                 \
    static __typeof__(&name) real_function;                                          \
    __typeof__(&name) found = __atomic_load_n(&real_function, __ATOMIC_RELAXED);     \
    if (__builtin_expect(found == 0, 0)) {                                           \
      found = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                            \
      __atomic_store_n(&real_function, found, __ATOMIC_RELAXED);                     \
    }                                                                                \
    found;                                                                           \
  })
#else
#define EVERYSTATE_INTERPOSES 0
#endif
