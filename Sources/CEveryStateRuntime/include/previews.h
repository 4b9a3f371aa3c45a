#pragma once

#include <stddef.h>

/// Writes a preview to memory of the size that Swift's type has.
typedef void (*everystate_preview)(void *_Nonnull place);

/// The number of previews in the program.
size_t everystate_preview_count(void);

/// A preview of the program, by its place.
everystate_preview _Nonnull everystate_preview_at(size_t index);

/// Writes the metadata of the program's types that conform to a protocol, apart from generic ones, in no order to rely on.
///
/// Reads the program's own conformance records ("Protocol Conformance Descriptor" in Swift's ABI documents).
///
/// - `protocol`: the protocol's descriptor.
/// - returns: the number of types, also those beyond the `capacity`.
size_t everystate_conforming_types(
    const void *_Nonnull protocol, const void *_Nullable *_Nullable types, size_t capacity);
