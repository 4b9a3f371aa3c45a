// The records that expansions of `#Preview` put into a section of the program. The linker names both ends of the section.

#include "previews.h"

#if defined(__linux__)
extern const everystate_preview __start_everystate_previews[] __attribute__((weak, visibility("hidden")));
extern const everystate_preview __stop_everystate_previews[] __attribute__((weak, visibility("hidden")));

size_t everystate_preview_count(void) {
  return __start_everystate_previews == 0 ? 0 : (size_t)(__stop_everystate_previews - __start_everystate_previews);
}

everystate_preview everystate_preview_at(size_t index) { return __start_everystate_previews[index]; }
#else
static void none(void *place) { (void)place; }

size_t everystate_preview_count(void) { return 0; }

everystate_preview everystate_preview_at(size_t index) {
  (void)index;
  return none;
}
#endif
