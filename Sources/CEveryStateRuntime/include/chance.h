#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The random numbers of one drive.
typedef struct everystate_chance {
  /// The position in the sequence of numbers.
  uint64_t state;
  /// The bits that are turned over in each number: none, or all of them.
  uint64_t inverted_bits;
  /// Whether the drive has seeded the C library's own generators, which then count as steady.
  bool is_seeded;
} everystate_chance;

/// Lets `chance` decide on this thread, wherever it is inside a simulation; null for real chance.
/// - Returns: the previous value.
everystate_chance *_Nullable everystate_set_chance_of_this_thread(everystate_chance *_Nullable chance);

/// Makes the order of new sets and dictionaries of this process depend on their elements alone, or lets it differ from
/// one to the next.
void everystate_let_orders_vary(bool varies);
