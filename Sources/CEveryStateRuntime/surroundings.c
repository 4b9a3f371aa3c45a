// Replaces Foundation's access to the machine's locale, zone and calendar. On a thread inside a simulation with its own
// surroundings these functions return those; on every other thread they call the real function.
//
// Foundation's libraries call one another, and CoreFoundation itself, through the dynamic linker, so that a definition in
// the executable wins. Inside FoundationEssentials calls are direct; their results are corrected afterwards.

#define _GNU_SOURCE
#include "surroundings.h"
#include "callers.h"
#include "real_functions.h"
#include "virtual_clock.h"

#if EVERYSTATE_INTERPOSES
#include <stdio.h>
#include <string.h>
#include <time.h>

#define SWIFT __attribute__((swiftcall))
#define surroundings everystate_surroundings_of_this_thread

void *swift_retain(void *object);
void swift_release(void *object);

static everystate_value copy(everystate_value value) {
  swift_retain(value.object);
  return value;
}

/// Defines a Swift getter that returns the surroundings' value.
#define GETTER(function, symbol, value)                                \
  SWIFT everystate_value function(void) __asm__(symbol);               \
  EVERYSTATE_INTERPOSED SWIFT everystate_value function(void) {        \
    const everystate_surroundings *here = surroundings();              \
    if (here != 0) return copy(value);                                 \
    return EVERYSTATE_REAL_NAMED(function, symbol)();                  \
  }

/// Like EVERYSTATE_REAL, for a symbol whose name is not valid in C.
#define EVERYSTATE_REAL_NAMED(function, symbol)                                    \
  ({                                                                               \
    static __typeof__(&function) real_function;                                    \
    __typeof__(&function) found = __atomic_load_n(&real_function, __ATOMIC_RELAXED); \
    if (__builtin_expect(found == 0, 0)) {                                         \
      found = (__typeof__(&function))dlsym(RTLD_NEXT, symbol);                     \
      __atomic_store_n(&real_function, found, __ATOMIC_RELAXED);                   \
    }                                                                              \
    found;                                                                         \
  })

/// The address of a symbol of a library.
#define EVERYSTATE_NAMED(symbol)                                             \
  ({                                                                         \
    static void *address;                                                    \
    void *found = __atomic_load_n(&address, __ATOMIC_RELAXED);               \
    if (__builtin_expect(found == 0, 0)) {                                   \
      found = dlsym(RTLD_DEFAULT, symbol);                                   \
      __atomic_store_n(&address, found, __ATOMIC_RELAXED);                   \
    }                                                                        \
    found;                                                                   \
  })

// MARK: - Swift's getters

GETTER(locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ", here->locale)
GETTER(locale_autoupdating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", here->locale)
GETTER(zone_current, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", here->time_zone)
GETTER(zone_autoupdating, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", here->time_zone)
GETTER(calendar_current, "$s20FoundationEssentials8CalendarV7currentACvgZ", here->calendar)
GETTER(calendar_autoupdating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", here->calendar)

/// The zone that an app has set as `NSTimeZone.default`, else the frame's.
static everystate_value default_zone(const everystate_surroundings *here) {
  everystate_value own = everystate_thread_clock->default_time_zone;
  return own.object != 0 ? own : here->time_zone;
}

GETTER(zone_default, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ", default_zone(here))
GETTER(zone_stored_default, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", default_zone(here))

static void set_default(everystate_virtual_clock *clock, everystate_value zone) {
  if (clock->default_time_zone.object != 0) swift_release(clock->default_time_zone.object);
  clock->default_time_zone = zone;
}

void CFRelease(void *object) __attribute__((weak));
static void set_cf_default(everystate_virtual_clock *clock, void *zone) {
  if (clock->cf_default_time_zone != 0) CFRelease(clock->cf_default_time_zone);
  clock->cf_default_time_zone = zone;
}

void everystate_forget_default_time_zone(everystate_virtual_clock *clock) {
  set_default(clock, (everystate_value){0});
  set_cf_default(clock, 0);
}

SWIFT void set_zone_default(everystate_value zone) __asm__("$s20FoundationEssentials8TimeZoneV8_defaultACSgvsZ");
EVERYSTATE_INTERPOSED SWIFT void set_zone_default(everystate_value zone) {
  if (surroundings() == 0) {
    EVERYSTATE_REAL_NAMED(set_zone_default, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvsZ")(zone);
    return;
  }
  set_default(everystate_thread_clock, zone);
}

SWIFT void *preferred_languages(void) __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
EVERYSTATE_INTERPOSED SWIFT void *preferred_languages(void) {
  const everystate_surroundings *here = surroundings();
  if (here != 0) return swift_retain(here->languages);
  return EVERYSTATE_REAL_NAMED(preferred_languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")();
}

// A calendar that is made without a zone takes the machine's, by a call that cannot be replaced.
SWIFT everystate_value calendar_identified(uint8_t identifier)
    __asm__("$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC");
SWIFT void set_calendar_zone(everystate_value zone, __attribute__((swift_context)) everystate_value *calendar)
    __asm__("$s20FoundationEssentials8CalendarV8timeZoneAA04TimeE0Vvs") __attribute__((weak));
EVERYSTATE_INTERPOSED SWIFT everystate_value calendar_identified(uint8_t identifier) {
  everystate_value calendar =
      EVERYSTATE_REAL_NAMED(calendar_identified, "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC")(identifier);
  const everystate_surroundings *here = surroundings();
  if (here != 0 && set_calendar_zone != 0) set_calendar_zone(copy(default_zone(here)), &calendar);
  return calendar;
}

// MARK: - Formatters

// An app may keep a formatter in a `static let`: our subclass follows the surroundings from one frame to the next.
void *everystate_make_date_formatter(void) __attribute__((weak));
void *everystate_make_number_formatter(void) __attribute__((weak));

/// The beginning of a class's metadata, as Swift's ABI lays it out.
typedef struct class_metadata {
  uintptr_t kind;
  void *superclass;
  uint32_t flags, address_point, instance_size;
  uint16_t instance_alignment_mask;
} class_metadata;

void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment_mask);

static void discard_uninitialised(void *object, const class_metadata *class) {
  swift_deallocPartialClassInstance(object, class, class->instance_size, class->instance_alignment_mask);
}

/// Replaces the initialisers behind a class's own `Class()`, so that they make an object of our subclass: the one that
/// allocates, and the one that optimised code calls with an object it has allocated.
#define INITIALISER(name, class, make)                                                                \
  SWIFT void *new_##name(__attribute__((swift_context)) void *metadata) __asm__(class "ACycfC");      \
  EVERYSTATE_INTERPOSED SWIFT void *new_##name(__attribute__((swift_context)) void *metadata) {       \
    if (make != 0 && metadata == EVERYSTATE_NAMED(class "N")) return make();                          \
    return EVERYSTATE_REAL_NAMED(new_##name, class "ACycfC")(metadata);                               \
  }                                                                                                   \
  SWIFT void *initialise_##name(__attribute__((swift_context)) void **object) __asm__(class "ACycfc"); \
  EVERYSTATE_INTERPOSED SWIFT void *initialise_##name(__attribute__((swift_context)) void **object) { \
    if (make == 0 || *object != EVERYSTATE_NAMED(class "N"))                                          \
      return EVERYSTATE_REAL_NAMED(initialise_##name, class "ACycfc")(object);                        \
    discard_uninitialised(object, *object);                                                           \
    return make();                                                                                    \
  }

INITIALISER(date_formatter, "$s10Foundation13DateFormatterC", everystate_make_date_formatter)
INITIALISER(number_formatter, "$s10Foundation15NumberFormatterC", everystate_make_number_formatter)

// MARK: - CoreFoundation

void *CFRetain(void *object) __attribute__((weak));
void *CFDateFormatterCreateDateFormatFromTemplate(void *allocator, void *pattern, unsigned long options, void *locale);
void *CFLocaleCopyCurrent(void);
void *CFTimeZoneCopyDefault(void);
void CFTimeZoneSetDefault(void *zone);
void *CFTimeZoneCopySystem(void);
void *CFCalendarCopyCurrent(void);

EVERYSTATE_INTERPOSED void *CFLocaleCopyCurrent(void) {
  const everystate_surroundings *here = surroundings();
  return here != 0 ? CFRetain(here->cf_locale) : EVERYSTATE_REAL(CFLocaleCopyCurrent)();
}

EVERYSTATE_INTERPOSED void *CFTimeZoneCopyDefault(void) {
  const everystate_surroundings *here = surroundings();
  if (here == 0) return EVERYSTATE_REAL(CFTimeZoneCopyDefault)();
  void *own = everystate_thread_clock->cf_default_time_zone;
  return CFRetain(own != 0 ? own : here->cf_time_zone);
}

EVERYSTATE_INTERPOSED void CFTimeZoneSetDefault(void *zone) {
  if (surroundings() == 0) {
    EVERYSTATE_REAL(CFTimeZoneSetDefault)(zone);
    return;
  }
  if (zone != 0) CFRetain(zone);
  set_cf_default(everystate_thread_clock, zone);
}

EVERYSTATE_INTERPOSED void *CFTimeZoneCopySystem(void) {
  const everystate_surroundings *here = surroundings();
  return here != 0 ? CFRetain(here->cf_time_zone) : EVERYSTATE_REAL(CFTimeZoneCopySystem)();
}

EVERYSTATE_INTERPOSED void *CFCalendarCopyCurrent(void) {
  const everystate_surroundings *here = surroundings();
  return here != 0 ? CFRetain(here->cf_calendar) : EVERYSTATE_REAL(CFCalendarCopyCurrent)();
}

// DateFormatter hands on its own parameter, where nil means the current locale.
EVERYSTATE_INTERPOSED void *CFDateFormatterCreateDateFormatFromTemplate(
    void *allocator, void *pattern, unsigned long options, void *locale) {
  const everystate_surroundings *here = surroundings();
  if (here != 0 && locale == 0) locale = here->cf_locale;
  return EVERYSTATE_REAL(CFDateFormatterCreateDateFormatFromTemplate)(allocator, pattern, options, locale);
}

void *CFStringCreateWithCString(void *allocator, const char *text, uint32_t encoding) __attribute__((weak));
void *CFLocaleCreate(void *allocator, void *identifier) __attribute__((weak));
void *CFTimeZoneCreateWithName(void *allocator, void *name, unsigned char allows_abbreviation) __attribute__((weak));
void *CFCalendarCreateWithIdentifier(void *allocator, void *identifier) __attribute__((weak));
void CFCalendarSetLocale(void *calendar, void *locale) __attribute__((weak));
void CFCalendarSetTimeZone(void *calendar, void *zone) __attribute__((weak));

bool everystate_add_cf_objects(
    everystate_surroundings *surroundings, const char *locale, const char *time_zone, const char *calendar) {
  enum { utf8 = 0x08000100 };
  if (CFTimeZoneCreateWithName == 0) return false;
  surroundings->cf_locale = CFLocaleCreate(0, CFStringCreateWithCString(0, locale, utf8));
  surroundings->cf_time_zone = CFTimeZoneCreateWithName(0, CFStringCreateWithCString(0, time_zone, utf8), true);
  surroundings->cf_calendar = CFCalendarCreateWithIdentifier(0, CFStringCreateWithCString(0, calendar, utf8));
  if (surroundings->cf_locale == 0 || surroundings->cf_time_zone == 0 || surroundings->cf_calendar == 0) return false;
  CFCalendarSetLocale(surroundings->cf_calendar, surroundings->cf_locale);
  CFCalendarSetTimeZone(surroundings->cf_calendar, surroundings->cf_time_zone);
  return true;
}

// MARK: - The C library's calendar

// Foundation asks for the machine's zone by this function, and keeps the answer for the whole process.
static const everystate_surroundings *surroundings_for(void *return_address) {
  const everystate_surroundings *here = surroundings();
  if (here == 0) return 0;
  Dl_info caller;
  if (dladdr(return_address, &caller) != 0 && caller.dli_fname != 0 && strstr(caller.dli_fname, "libFoundation") != 0) return 0;
  return here;
}

static struct tm *local_time(const everystate_surroundings *here, time_t time, struct tm *result) {
  static _Thread_local char name[everystate_zone_name_capacity];
  bool is_dst = false;
  long offset = here->offset(here, time, name, &is_dst);
  time_t shifted = time + offset;
  if (gmtime_r(&shifted, result) == 0) return 0;
  result->tm_gmtoff = offset;
  result->tm_isdst = is_dst;
  result->tm_zone = name;
  return result;
}

EVERYSTATE_INTERPOSED struct tm *localtime_r(const time_t *time, struct tm *result) {
  const everystate_surroundings *here = surroundings_for(__builtin_return_address(0));
  return here != 0 ? local_time(here, *time, result) : EVERYSTATE_REAL(localtime_r)(time, result);
}

EVERYSTATE_INTERPOSED struct tm *localtime(const time_t *time) {
  static _Thread_local struct tm result;
  const everystate_surroundings *here = surroundings_for(__builtin_return_address(0));
  return here != 0 ? local_time(here, *time, &result) : EVERYSTATE_REAL(localtime)(time);
}

// Searches from both sides of a clock change; a skipped time counts from after the change.
static time_t make_time(const everystate_surroundings *here, struct tm *parts) {
  struct tm copied = *parts;
  time_t shown = timegm(&copied);
  char name[everystate_zone_name_capacity];
  bool is_dst = false;
  time_t early = shown - here->offset(here, shown - 86400, name, &is_dst);
  time_t late = shown - here->offset(here, shown + 86400, name, &is_dst);
  bool fits_early = early + here->offset(here, early, name, &is_dst) == shown;
  bool early_is_dst = is_dst;
  bool fits_late = late + here->offset(here, late, name, &is_dst) == shown;
  bool prefers_late = fits_early && fits_late && parts->tm_isdst >= 0 && early_is_dst != (parts->tm_isdst > 0);
  time_t result = fits_late && (!fits_early || prefers_late) ? late : early;
  local_time(here, result, parts);
  return result;
}

EVERYSTATE_INTERPOSED time_t mktime(struct tm *parts) {
  const everystate_surroundings *here = surroundings_for(__builtin_return_address(0));
  return here != 0 ? make_time(here, parts) : EVERYSTATE_REAL(mktime)(parts);
}

EVERYSTATE_INTERPOSED time_t timelocal(struct tm *parts) {
  const everystate_surroundings *here = surroundings_for(__builtin_return_address(0));
  return here != 0 ? make_time(here, parts) : EVERYSTATE_REAL(timelocal)(parts);
}

bool everystate_surroundings_are_interposed(void) {
  Dl_info here, found;
  void *address = dlsym(RTLD_DEFAULT, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
  void *cf_address = dlsym(RTLD_DEFAULT, "CFTimeZoneCopyDefault");
  Dl_info cf_found;
  return address != 0 && cf_address != 0 && dladdr(address, &found) != 0 && dladdr(cf_address, &cf_found) != 0
         && dladdr((void *)&everystate_surroundings_are_interposed, &here) != 0 && here.dli_fbase == found.dli_fbase
         && here.dli_fbase == cf_found.dli_fbase;
}
#else
void everystate_forget_default_time_zone(everystate_virtual_clock *clock) {}

bool everystate_add_cf_objects(
    everystate_surroundings *surroundings, const char *locale, const char *time_zone, const char *calendar) {
  return false;
}

bool everystate_surroundings_are_interposed(void) { return false; }
#endif
