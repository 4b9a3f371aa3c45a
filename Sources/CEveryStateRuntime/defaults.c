// Replaces the preferences behind Foundation's `UserDefaults`: on a thread inside a simulation with defaults, they are in
// memory, and start empty. Everywhere else the real function is called, and the user's own
// files are never touched by a drive.

#define _GNU_SOURCE
#include "defaults.h"
#include "real_functions.h"
#include "virtual_clock.h"
#include <stddef.h>
#include <stdint.h>

static _Thread_local everystate_defaults *thread_defaults = 0;

everystate_defaults *everystate_set_defaults_of_this_thread(everystate_defaults *defaults) {
  everystate_defaults *outer = thread_defaults;
  thread_defaults = defaults;
  return outer;
}

#if EVERYSTATE_INTERPOSES

// Core Foundation's own declarations, reduced to the calls' needs. Weak: an app without Foundation never comes here.
#define WEAK __attribute__((weak))
typedef const void *object;
extern const struct {
  char opaque;
} kCFTypeDictionaryKeyCallBacks WEAK, kCFTypeDictionaryValueCallBacks WEAK;
extern const object kCFPreferencesCurrentApplication WEAK;
WEAK object CFRetain(object);
WEAK void CFRelease(object);
WEAK unsigned char CFEqual(object, object);
WEAK void *CFDictionaryCreateMutable(object allocator, intptr_t capacity, const void *keys, const void *values);
WEAK object CFDictionaryCreateCopy(object allocator, object dictionary);
WEAK object CFDictionaryGetValue(object dictionary, object key);
WEAK void CFDictionarySetValue(void *dictionary, object key, object value);
WEAK void CFDictionaryRemoveValue(void *dictionary, object key);
WEAK intptr_t CFArrayGetCount(object array);
WEAK object CFArrayGetValueAtIndex(object array, intptr_t index);
WEAK object CFStringCreateWithCString(object allocator, const char *text, uint32_t encoding);
WEAK object CFPropertyListCreateDeepCopy(object allocator, object list, uintptr_t options);
object CFPreferencesCopyAppValue(object key, object app);
void CFPreferencesSetAppValue(object key, object value, object app);
unsigned char CFPreferencesAppSynchronize(object app);
object CFPreferencesCopyMultiple(object keys, object app, object user, object host);

/// The suite of registered values, which is searched last.
#define REGISTERED "everystate registered defaults"

static inline everystate_defaults *given_defaults(void) {
  return __builtin_expect(everystate_thread_clock == 0, 1) ? 0 : thread_defaults;
}

static void *new_dictionary(void) {
  return CFDictionaryCreateMutable(0, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
}

/// The values of a domain; null if it has none and none will be added.
static void *domain(everystate_defaults *defaults, object app, bool is_made) {
  if (defaults->domains == 0) {
    if (!is_made) return 0;
    defaults->domains = new_dictionary();
  }
  void *values = (void *)CFDictionaryGetValue(defaults->domains, app);
  if (values == 0 && is_made) {
    values = new_dictionary();
    CFDictionarySetValue(defaults->domains, app, values);
    CFRelease(values);
  }
  return values;
}

static object value_in(everystate_defaults *defaults, object app, object key) {
  void *values = domain(defaults, app, false);
  return values == 0 ? 0 : CFDictionaryGetValue(values, key);
}

/// The values that drives have registered. As on a device they live as long as the process: a singleton registers them once.
static everystate_defaults registered = {0};

static everystate_defaults *registered_or(everystate_defaults *given, object app) {
  object suite = CFStringCreateWithCString(0, REGISTERED, 0x08000100);
  bool is_registered = CFEqual(app, suite);
  CFRelease(suite);
  return is_registered ? &registered : given;
}

static object registered_value(object key) {
  object suite = CFStringCreateWithCString(0, REGISTERED, 0x08000100);
  object value = value_in(&registered, suite, key);
  CFRelease(suite);
  return value;
}

EVERYSTATE_INTERPOSED object CFPreferencesCopyAppValue(object key, object app) {
  everystate_defaults *given = given_defaults();
  if (given == 0) return EVERYSTATE_REAL(CFPreferencesCopyAppValue)(key, app);
  object value = value_in(given, app, key);
  if (value == 0) value = registered_value(key);
  given->has_found = value != 0;
  return value == 0 ? 0 : CFRetain(value);
}

EVERYSTATE_INTERPOSED void CFPreferencesSetAppValue(object key, object value, object app) {
  everystate_defaults *given = given_defaults();
  if (given == 0) return EVERYSTATE_REAL(CFPreferencesSetAppValue)(key, value, app);
  void *values = domain(registered_or(given, app), app, true);
  if (value == 0) return CFDictionaryRemoveValue(values, key);
  // Later changes to the app's object are not stored.
  object copy = CFPropertyListCreateDeepCopy(0, value, 0);
  CFDictionarySetValue(values, key, copy == 0 ? value : copy);
  if (copy != 0) CFRelease(copy);
}

EVERYSTATE_INTERPOSED unsigned char CFPreferencesAppSynchronize(object app) {
  return given_defaults() == 0 ? EVERYSTATE_REAL(CFPreferencesAppSynchronize)(app) : 1;
}

EVERYSTATE_INTERPOSED object CFPreferencesCopyMultiple(object keys, object app, object user, object host) {
  everystate_defaults *given = given_defaults();
  if (given == 0) return EVERYSTATE_REAL(CFPreferencesCopyMultiple)(keys, app, user, host);
  void *values = domain(given, app, false);
  if (values == 0) return new_dictionary();
  if (keys == 0) return CFDictionaryCreateCopy(0, values);
  void *chosen = new_dictionary();
  for (intptr_t index = 0; index < CFArrayGetCount(keys); index++) {
    object key = CFArrayGetValueAtIndex(keys, index);
    object value = CFDictionaryGetValue(values, key);
    if (value != 0) CFDictionarySetValue(chosen, key, value);
  }
  return chosen;
}

void everystate_clear_defaults(everystate_defaults *defaults) {
  if (defaults->domains != 0) CFRelease(defaults->domains);
  defaults->domains = 0;
}

// Foundation keeps registered values in a variable for the whole process. Both methods that use it are called through the
// class's method table, where ours replace them.

#define SWIFT_CALL __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define RESULT __attribute__((swift_indirect_result))

static everystate_defaults_handlers handlers;
static SWIFT_CALL void (*real_register)(const void *dictionary, SELF void *self);
static SWIFT_CALL void (*real_object)(RESULT void *value, void *key, void *key_object, SELF void *self);

static SWIFT_CALL void register_defaults(const void *dictionary, SELF void *self) {
  if (given_defaults() == 0) real_register(dictionary, self);
  else handlers.set_all(dictionary, REGISTERED);
}

static SWIFT_CALL void object_for_key(RESULT void *value, void *key, void *key_object, SELF void *self) {
  everystate_defaults *given = given_defaults();
  if (given != 0) given->has_found = false;
  real_object(value, key, key_object, self);
  // Values registered outside the drive or given on the command line do not belong to the drive.
  if (given != 0 && !given->has_found) handlers.clear(value);
}

/// The beginning of a class's metadata, as Swift lays it out without Objective-C.
typedef struct class_metadata {
  void *kind;
  void *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t alignment_mask, reserved;
  uint32_t size, address_point;
} class_metadata;

static void replace(class_metadata *class, void *old, void *new) {
  void **end = (void **)((char *)class + class->size - class->address_point);
  for (void **entry = (void **)class; entry < end; entry++)
    if (*entry == old) *entry = new;
}

void everystate_on_defaults(everystate_defaults_handlers new_handlers) {
  class_metadata *class = dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsCN");
  void *old_register = dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsC8register8defaultsySDySSypG_tF");
  void *old_object = dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF");
  if (class == 0 || old_register == 0 || old_object == 0) return;
  handlers = new_handlers;
  real_register = (__typeof__(real_register))old_register;
  real_object = (__typeof__(real_object))old_object;
  replace(class, old_register, (void *)register_defaults);
  replace(class, old_object, (void *)object_for_key);
}
#else
void everystate_on_defaults(everystate_defaults_handlers handlers) { (void)handlers; }

void everystate_clear_defaults(everystate_defaults *defaults) { (void)defaults; }
#endif
