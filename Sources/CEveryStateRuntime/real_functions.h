#pragma once

#if defined(__linux__)
#include <features.h>
#endif

/// Functions of a library can be replaced by the executable's own only with ELF and a shared glibc. Package.swift says whether this is
/// a compiler whose runtime and Foundation are known inside; with another one nothing is replaced.
#if defined(__linux__) && defined(__GLIBC__) && !EVERYSTATE_WITHOUT_SIMULATION
#define EVERYSTATE_INTERPOSES 1

#include <dlfcn.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define EVERYSTATE_SANITIZED 1
#endif
#endif

#if EVERYSTATE_SANITIZED
/// Marks a definition that replaces a library's. A sanitizer has weak ones of its own, which must not win; the real
/// function is then the sanitizer's, so that it still sees every call.
#define EVERYSTATE_INTERPOSED
#define EVERYSTATE_FIND(name)                                               \
  ({                                                                        \
    extern __typeof__(name) __interceptor_##name __attribute__((weak));     \
    &__interceptor_##name ? &__interceptor_##name : (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
  })
#else
/// Marks a definition that replaces a library's. It is weak, so that a library that is linked statically can have its
/// own; the canary then says that simulations do not work.
#define EVERYSTATE_INTERPOSED __attribute__((weak))
#define EVERYSTATE_FIND(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#endif

/// The definition of the function `name` that ours hides. Found once, cached per place of use.
#define EVERYSTATE_REAL(name)                                                    \
  ({                                                                             \
    static __typeof__(&name) real_function;                                      \
    __typeof__(&name) found = __atomic_load_n(&real_function, __ATOMIC_RELAXED); \
    if (__builtin_expect(found == 0, 0)) {                                       \
      found = EVERYSTATE_FIND(name);                                             \
      __atomic_store_n(&real_function, found, __ATOMIC_RELAXED);                 \
    }                                                                            \
    found;                                                                       \
  })
#else
#define EVERYSTATE_INTERPOSES 0
#endif
