#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Finds the function at an address in an executable's or a library's file. The loader only knows those that are
/// exported, which those of a test are not.
///
/// Reads 64-bit ELF files of this machine's byte order (System V ABI, "Object Files"); in others it finds nothing.
///
/// - `address`: relative to where the file was loaded.
/// - `name`: receives the name, with a zero at its end; cut if it is longer.
/// - returns: whether a function was found.
bool everystate_find_function(const char *_Nonnull path, uintptr_t address, char *_Nonnull name, size_t capacity);

/// The name of a function as its author wrote it, to be freed; null if it is not Swift's, or where the runtime has no such function.
char *_Nullable everystate_demangle(const char *_Nonnull symbol, size_t length);
