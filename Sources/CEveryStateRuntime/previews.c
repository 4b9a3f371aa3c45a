// The records that expansions of `#Preview` put into a section of the program. The linker names both ends of the section.

// Conformances to `PreviewProvider` have records as well, which the compiler makes for all protocols.

#include "previews.h"
#include <stdbool.h>
#include <stdint.h>

#if defined(__linux__)
extern const everystate_preview __start_everystate_previews[] __attribute__((weak, visibility("hidden")));
extern const everystate_preview __stop_everystate_previews[] __attribute__((weak, visibility("hidden")));

size_t everystate_preview_count(void) {
  return __start_everystate_previews == 0 ? 0 : (size_t)(__stop_everystate_previews - __start_everystate_previews);
}

everystate_preview everystate_preview_at(size_t index) { return __start_everystate_previews[index]; }

typedef struct conformance {
  int32_t protocol, type, witness_table;
  uint32_t flags;
} conformance;

typedef struct type_descriptor {
  uint32_t flags;
  int32_t parent, name, metadata;
} type_descriptor;

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

/// An address that is stored relative to its own place, or the address stored there.
static const void *at(const int32_t *field, int32_t offset, bool is_indirect) {
  const char *place = (const char *)field + offset;
  return is_indirect ? *(const void *const *)place : place;
}

/// The metadata of a conforming type; null for a generic type, and for one that is not a Swift class, struct or enum.
static const void *metadata(const conformance *record) {
  uint32_t kind = record->flags >> 3 & 7;
  if (kind > 1) return 0;
  const type_descriptor *type = at(&record->type, record->type, kind == 1);
  uint32_t type_kind = type == 0 ? 0 : type->flags & 31;
  if (type_kind < 16 || type_kind > 18 || type->flags & 128) return 0;
  // A function of Swift's convention, which passes and returns a word as C does.
  const void *(*function)(size_t) = (const void *(*)(size_t))at(&type->metadata, type->metadata, false);
  return function(0);
}

size_t everystate_conforming_types(const void *protocol, const void **types, size_t capacity) {
  size_t count = 0;
  if (__start_swift5_protocol_conformances == 0) return 0;
  for (const int32_t *field = __start_swift5_protocol_conformances; field < __stop_swift5_protocol_conformances; field++) {
    const conformance *record = at(field, *field, false);
    if (at(&record->protocol, record->protocol & ~1, record->protocol & 1) != protocol) continue;
    const void *type = metadata(record);
    if (type == 0) continue;
    if (count < capacity) types[count] = type;
    count++;
  }
  return count;
}
#else
static void none(void *place) { (void)place; }

size_t everystate_preview_count(void) { return 0; }

everystate_preview everystate_preview_at(size_t index) {
  (void)index;
  return none;
}

size_t everystate_conforming_types(const void *protocol, const void **types, size_t capacity) { return 0; }
#endif
