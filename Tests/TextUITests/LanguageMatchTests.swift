@testable import TextUI

struct LanguageMatchTests {
  nonisolated static let matches: [(locale: String, of: [String], languages: [String])] = [
    ("de_DE", ["de", "en"], ["de"]), ("de_AT", ["de", "de-AT", "en"], ["de-AT", "de"]),
    ("de_DE@calendar=buddhist", ["de", "en"], ["de"]), ("en_US", ["en-GB", "fr"], ["en-GB"]),
    ("en_AU", ["en", "en-GB"], ["en-GB", "en"]), ("en_US", ["en", "en-US"], ["en", "en-US"]),
    ("es_MX", ["en", "es", "es-419"], ["es-419", "es"]), ("pt_PT", ["en", "pt-BR"], ["pt-BR"]),
    ("zh_CN", ["en", "zh-Hans", "zh-Hant"], ["zh-Hans"]), ("zh_TW", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant"]),
    ("zh_HK", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant"]), ("sr_Latn_RS", ["en", "sr", "sr-Latn"], ["sr-Latn"]),
    ("he_IL", ["en", "iw"], ["iw"]), ("nb_NO", ["en", "no"], ["no"]), ("sv_SE", ["de", "en", "fr"], ["en"]),
    ("sv_SE", ["de", "fr"], []), ("sv_SE", [], []),
  ]

  @Test(arguments: matches.indices) func `a locale has the app's nearest languages, else the app's own`(_ row: Int) {
    let (locale, available, languages) = Self.matches[row]
    let match = LanguageMatch(available, for: Locale(identifier: locale), development: "en")
    expect(match.languages, is: languages, locale)
  }
}
