#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The layout of `Locale`, `TimeZone` and `Calendar`: a reference and its method table.
typedef struct everystate_value {
  void *_Nullable object;
  void *_Nullable methods;
} everystate_value;

/// Room for the abbreviation of a zone.
enum { everystate_zone_name_capacity = 32 };

/// The locale, zone and calendar that replace the machine's while a thread is inside a
/// simulation that has them. Never changed, and never freed.
typedef struct everystate_surroundings {
  everystate_value locale;
  everystate_value time_zone;
  everystate_value calendar;
  /// The languages, as a Swift array of strings.
  void *_Nonnull languages;
  /// The same values as Core Foundation objects.
  void *_Nullable cf_locale;
  void *_Nullable cf_time_zone;
  void *_Nullable cf_calendar;
  /// The zone's distance from GMT at a time, in seconds, with its abbreviation and whether it is summer time.
  int (*_Nonnull offset)(const struct everystate_surroundings *_Nonnull, int64_t time, char *_Nonnull name, bool *_Nonnull is_dst);
} everystate_surroundings;

struct everystate_virtual_clock;

/// Releases the zone that was set as the default one inside.
void everystate_forget_default_time_zone(struct everystate_virtual_clock *_Nonnull clock);

/// Makes CoreFoundation's objects of the identifiers. False where one of them is unknown to it.
bool everystate_add_cf_objects(
    everystate_surroundings *_Nonnull surroundings, const char *_Nonnull locale, const char *_Nonnull time_zone,
    const char *_Nonnull calendar);

/// Whether every library of this process asks this target for the locale, the zone and the calendar.
bool everystate_surroundings_are_interposed(void);
