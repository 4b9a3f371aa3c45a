/// The words that SwiftUI itself draws. They are in a frame's language where the layer knows it: the app's tables need not have them.
///
/// Apple publishes no list. The German words are those that users see, such as "Überprüfe die Schreibweise oder starte eine neue Suche.",
/// which an app's tests have observed on iOS.
enum SystemWords {
  /// - Returns: nil in a language that is unknown here, and in one that the app itself lacks: frameworks speak the app's language
  ///   (CFBundleAllowMixedLocalizations; "localized for the app's language", github.com/vikmeup/SCLAlertView-Swift/pull/469).
  static func translated(_ word: String, _ locale: Locale) -> String? {
    guard let words = locale.language.languageCode.flatMap({ known[$0.identifier] }), let translation = words[word],
      StringTables.ofProgram?.translates(into: locale) == true
    else { return nil }
    return translation
  }

  /// Whether the system's word is the same in a language: an app need not translate "OK" into German.
  static func isSame(_ word: String, in language: String) -> Bool { known[language]?[word] == word }

  private static let known: [String: [String: String]] = [
    "de": [
      "Back": "Zurück", "Cancel": "Abbrechen",
      "Check the spelling or try a new search.":
        "Überprüfe die Schreibweise oder starte eine neue Suche.", "Close": "Schließen", "Delete": "Löschen",
      "Done": "Fertig", "Edit": "Bearbeiten", "More": "Mehr", "No Results": "Keine Ergebnisse",
      "No Results for “%@”": "Keine Ergebnisse für „%@“", "OK": "OK", "Search": "Suchen",
    ]
  ]
}

extension _Node {
  /// A word of the system in the screen's language.
  final func systemWord(_ word: String) -> String { Text(.init(ofSystem: word)).words(graph.environment) }
}
