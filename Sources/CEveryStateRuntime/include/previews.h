#pragma once

#include <stddef.h>

/// Writes a preview to memory of the size that Swift's type has.
typedef void (*everystate_preview)(void *_Nonnull place);

/// The number of previews in the program.
size_t everystate_preview_count(void);

/// A preview of the program, by its place.
everystate_preview _Nonnull everystate_preview_at(size_t index);
