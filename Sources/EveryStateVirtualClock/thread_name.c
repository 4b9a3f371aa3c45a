// glibc declares this only to those who ask for GNU extensions, which Swift's importer does not.

#define _GNU_SOURCE
#include "thread_name.h"
#include <pthread.h>

void everystate_name_of_this_thread(char *name, size_t capacity) {
  name[0] = 0;
#if defined(__GLIBC__) || defined(__APPLE__)
  pthread_getname_np(pthread_self(), name, capacity);
#endif
}
