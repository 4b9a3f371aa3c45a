// Gives a format that the app has looked up the form that its numbers ask for, in every module of the process:
// `String(format: NSLocalizedString("%d items", comment: ""), 1)`. Foundation's strings know their forms on a phone; Linux's do not.

#define _GNU_SOURCE
#include "words.h"

#if defined(__linux__)
#include "replace.h"

// TextUI defines these in PluralFormat.swift. The string's object is null where the format has no forms.
SWIFT swift_string textui_filled(swift_string format, uint64_t locale, void *conformance, void *arguments);
SWIFT swift_string textui_filled_in_current_locale(swift_string format, void *arguments);
void swift_release(void *object);

/// Defines a function that makes a string by a format. It is weak, so that a Foundation that is linked statically can have its own.
/// Initializers own the arguments in their variadic form.
#define FORMATTING(function, symbol, parameters, arguments, filled, release)           \
  SWIFT swift_string function parameters __asm__("$sSS10FoundationE" symbol);          \
  __attribute__((weak)) SWIFT swift_string function parameters {                       \
    static __typeof__(&function) foundations;                                          \
    swift_string text = filled;                                                        \
    if (text.object != 0) {                                                            \
      release;                                                                         \
      return text;                                                                     \
    }                                                                                  \
    __typeof__(&function) found = __atomic_load_n(&foundations, __ATOMIC_RELAXED);     \
    if (found == 0) {                                                                  \
      found = (__typeof__(&function))dlsym(RTLD_NEXT, "$sSS10FoundationE" symbol);     \
      __atomic_store_n(&foundations, found, __ATOMIC_RELAXED);                         \
    }                                                                                  \
    return found arguments;                                                            \
  }

FORMATTING(localized, "25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", (swift_string format, void *list),
           (format, list), textui_filled_in_current_locale(format, list), (void)0)
FORMATTING(formatted, "6format_S2Sh_s7CVarArg_pdtcfC", (swift_string format, void *list), (format, list),
           textui_filled(format, 0, 0, list), swift_release(list))
FORMATTING(formatted_array, "6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", (swift_string format, void *list),
           (format, list), textui_filled(format, 0, 0, list), (void)0)
FORMATTING(formatted_in, "6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
           (swift_string format, uint64_t locale, void *conformance, void *list), (format, locale, conformance, list),
           textui_filled(format, locale, conformance, list), swift_release(list))
FORMATTING(formatted_array_in, "6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
           (swift_string format, uint64_t locale, void *conformance, void *list), (format, locale, conformance, list),
           textui_filled(format, locale, conformance, list), (void)0)
#endif
