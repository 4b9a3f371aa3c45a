#pragma once

#include <stddef.h>

/// Writes the name of the calling thread, which may be empty, into `name`.
void everystate_name_of_this_thread(char *_Nonnull name, size_t capacity);
