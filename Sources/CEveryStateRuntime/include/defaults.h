#pragma once

#include <stdbool.h>

/// The preferences of one drive: the content of its `UserDefaults`, in memory.
typedef struct everystate_defaults {
  /// The values by domain and key, a Core Foundation dictionary of dictionaries; null while it is empty.
  void *_Nullable domains;
  /// Whether the last look found a value.
  bool has_found;
} everystate_defaults;

/// Operations on Swift values that only Swift can perform.
typedef struct everystate_defaults_handlers {
  /// Sets the values of a `[String: Any]` in a suite.
  void (*_Nonnull set_all)(const void *_Nonnull dictionary, const char *_Nonnull suite);
  /// Makes an `Any?` nil.
  void (*_Nonnull clear)(void *_Nonnull value);
} everystate_defaults_handlers;

/// Lets `UserDefaults` be `defaults` on this thread, wherever it is inside a simulation; null for the real ones.
/// - Returns: the previous preferences.
everystate_defaults *_Nullable everystate_set_defaults_of_this_thread(everystate_defaults *_Nullable defaults);

/// Connects the registration of defaults. To be called once.
void everystate_on_defaults(everystate_defaults_handlers handlers);

/// Forgets all values.
void everystate_clear_defaults(everystate_defaults *_Nonnull defaults);
