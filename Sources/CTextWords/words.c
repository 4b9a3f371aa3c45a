// Puts TextUI's sentences for errors in the place of Foundation's, in every module of the process: a view model or a mock does not import
// TextUI, and its `error.localizedDescription` still reaches the screen.
//
// Modules call `Error.localizedDescription` through the dynamic linker, so that a definition in the executable wins. NSError's members
// and the descriptions of URLError and its like are reached through tables, whose entries are replaced when the program starts.

#define _GNU_SOURCE
#include "words.h"

/// CEveryStateRuntime defines it, in a process that drives screens.
void *_Nullable everystate_texts_of_this_thread(void) __attribute__((weak));

void *textui_texts_of_this_drive(void) {
  return everystate_texts_of_this_thread == 0 ? 0 : everystate_texts_of_this_thread();
}

#if defined(__linux__)
#include "replace.h"

// TextUI defines these in ErrorWords.swift.
SWIFT swift_string textui_error_sentence(const void *type, const void *witnesses, SELF const void *self);
SWIFT swift_string textui_nserror_sentence(SELF const void *self);
SWIFT swift_string textui_nserror_description(SELF const void *self);
SWIFT swift_string textui_struct_description(const void *type, const void *witnesses, SELF const void *self);

SWIFT swift_string sentence(const void *type, const void *witnesses, SELF const void *self)
    __asm__("$ss5ErrorP10FoundationE20localizedDescriptionSSvg");
/// It is weak, so that a Foundation that is linked statically can have its own.
__attribute__((weak)) SWIFT swift_string sentence(const void *type, const void *witnesses, SELF const void *self) {
  return textui_error_sentence(type, witnesses, self);
}

static void replace_description(void *library, const char *type) {
  const void *metadata = dlsym(library, type), *protocol = dlsym(library, "$ss23CustomStringConvertibleMp");
  const void **(*witnesses)(const void *, const void *) = dlsym(library, "swift_conformsToProtocol");
  const void **table = metadata && protocol && witnesses ? witnesses(metadata, protocol) : 0;
  if (table != 0) replace(table + 1, textui_struct_description);
}

__attribute__((constructor)) static void replace_words(void) {
  void *library = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD);
  if (library == 0) return;
  const char *error = "$s10Foundation7NSErrorCN";
  replace_member(library, error, "$s10Foundation7NSErrorC20localizedDescriptionSSvg", textui_nserror_sentence);
  replace_member(library, error, "$s10Foundation7NSErrorC11descriptionSSvg", textui_nserror_description);
  replace_description(library, "$s10Foundation8URLErrorVN");
  replace_description(library, "$s20FoundationEssentials10CocoaErrorVN");
  replace_description(library, "$s20FoundationEssentials10POSIXErrorVN");
  dlclose(library);
}
#endif
