// Makes the app's bundle `Bundle.main`, and looks texts and files up in the frame's language, in every module of the process: also a module
// that does not import TextUI calls `Bundle.main` or `NSLocalizedString`.
//
// Members of `Bundle` are reached through its class table, whose entries are replaced when the program starts. Initializers and static
// members are reached through the dynamic linker, so that a definition in the executable wins.

#define _GNU_SOURCE
#include "words.h"

#if defined(__linux__)
#include "replace.h"

#define CLASS "$s10Foundation6BundleC"

// TextUI defines these in AppBundle.swift. Each is null where the app has no bundle of its own.
SWIFT void *textui_bundle_of_app(SELF const void *type);
SWIFT void *textui_bundle_of_class(const void *class, SELF const void *type);
SWIFT void *textui_bundle_of_identifier(swift_string identifier, SELF const void *type);
SWIFT void *textui_bundle_preferred_languages_of(void *languages, SELF const void *type);
// TextUI defines these members in AppBundle.swift, BundleFiles.swift and LocalizedTexts.swift. Only their addresses are needed.
void textui_bundle_info(void), textui_bundle_localized_info(void), textui_bundle_identifier(void),
    textui_bundle_development_language(void), textui_bundle_languages(void), textui_bundle_preferred_languages(void),
    textui_bundle_url(void), textui_bundle_url_in(void), textui_bundle_urls(void), textui_bundle_urls_in(void),
    textui_localized_string(void);

// Each is weak, so that a Foundation that is linked statically can have its own.
#define OWN __attribute__((weak)) SWIFT

SWIFT void *main_bundle(SELF const void *type) __asm__(CLASS "4mainACvgZ");
SWIFT void *bundle_of_class(const void *class, SELF const void *type) __asm__(CLASS "3forACyXlXp_tcfC");
SWIFT void *bundle_of_identifier(swift_string identifier, SELF const void *type) __asm__(CLASS "10identifierACSgSS_tcfC");

static __typeof__(&main_bundle) foundations_main;
static __typeof__(&bundle_of_class) foundations_of_class;
static __typeof__(&bundle_of_identifier) foundations_of_identifier;

OWN void *main_bundle(SELF const void *type) {
  void *bundle = textui_bundle_of_app(type);
  return bundle != 0 ? bundle : foundations_main(type);
}

OWN void *bundle_of_class(const void *class, SELF const void *type) {
  void *bundle = textui_bundle_of_class(class, type);
  return bundle != 0 ? bundle : foundations_of_class(class, type);
}

OWN void *bundle_of_identifier(swift_string identifier, SELF const void *type) {
  void *bundle = textui_bundle_of_identifier(identifier, type);
  return bundle != 0 ? bundle : foundations_of_identifier(identifier, type);
}

SWIFT void *preferred_languages(void *languages, SELF const void *type) __asm__(
    CLASS "22preferredLocalizations4fromSaySSGAF_tFZ");
OWN void *preferred_languages(void *languages, SELF const void *type) {
  return textui_bundle_preferred_languages_of(languages, type);
}

SWIFT void *textui_bundle_of_program(SELF const void *type) {
  return foundations_main != 0 ? foundations_main(type) : main_bundle(type);
}

static const struct {
  const char *symbol;
  const void *function;
} members[] = {
    {CLASS "4mainACvgZ", main_bundle},
    {CLASS "14infoDictionarySDySSypGSgvg", textui_bundle_info},
    {CLASS "23localizedInfoDictionarySDySSypGSgvg", textui_bundle_localized_info},
    {CLASS "16bundleIdentifierSSSgvg", textui_bundle_identifier},
    {CLASS "23developmentLocalizationSSSgvg", textui_bundle_development_language},
    {CLASS "13localizationsSaySSGvg", textui_bundle_languages},
    {CLASS "22preferredLocalizationsSaySSGvg", textui_bundle_preferred_languages},
    {CLASS "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF", textui_bundle_url},
    {CLASS "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF",
     textui_bundle_url_in},
    {CLASS "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF", textui_bundle_urls},
    {CLASS "4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF",
     textui_bundle_urls_in},
    // NSLocalizedString calls it.
    {CLASS "15localizedString6forKey5value5tableS2S_SSSgAHtF", textui_localized_string},
};

__attribute__((constructor)) static void replace_bundles(void) {
  void *library = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD);
  if (library == 0) return;
  foundations_main = (__typeof__(&main_bundle))dlsym(library, CLASS "4mainACvgZ");
  foundations_of_class = (__typeof__(&bundle_of_class))dlsym(library, CLASS "3forACyXlXp_tcfC");
  foundations_of_identifier = (__typeof__(&bundle_of_identifier))dlsym(library, CLASS "10identifierACSgSS_tcfC");
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    replace_member(library, CLASS "N", members[i].symbol, members[i].function);
  dlclose(library);
}
#endif
