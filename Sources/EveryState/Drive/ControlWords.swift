/// The words of controls that undo, stop or close, in a few languages.
enum ControlWords {
  static func undoes(_ name: String) -> Bool {
    begins(name, with: ["undo", "rückgängig", "annuler", "deshacer", "annulla"])
  }

  static func stops(_ name: String) -> Bool {
    begins(
      name,
      with: [
        "stop", "cancel", "abort", "abbrechen", "stopp", "anhalten", "annuler", "arrêter", "detener", "cancelar",
        "ferma",
      ])
  }

  static func closes(_ name: String) -> Bool {
    begins(
      name,
      with: ["ok", "close", "dismiss", "cancel", "not now", "schließen", "abbrechen", "fermer", "cerrar", "chiudi"])
  }

  static func meansAll(_ name: String) -> Bool {
    name.lowercased().split(separator: " ").contains {
      ["all", "everything", "alle", "alles", "tout", "todo", "tutto"].contains($0)
    }
  }

  static func continues(_ name: String) -> Bool {
    name.lowercased().split(separator: " ").contains {
      ["more", "next", "older", "earlier", "further", "mehr", "weiter"].contains($0)
    }
  }

  /// Whether a dependency or its function by its name only reads: `loadDetails(id:)`.
  static func reads(_ name: String) -> Bool {
    let verbs: Set = [
      "load", "fetch", "get", "search", "find", "refresh", "reload", "read", "details", "detail", "list", "page",
      "look", "query",
    ]
    return words(name).contains(where: verbs.contains)
  }

  /// Whether a dependency by its name only takes notes, and users never learn of its failure.
  static func takesNotes(_ name: String) -> Bool {
    let nouns: Set = [
      "analytics", "track", "tracker", "tracking", "log", "logger", "metrics", "telemetry", "impression", "impressions",
      "haptics", "prefetch",
    ]
    return words(name).contains(where: nouns.contains)
  }

  static func isSecret(_ name: String) -> Bool {
    ["pass", "pin", "code", "kennwort", "contraseña"].contains { name.lowercased().contains($0) }
  }

  /// `loadDetails(id:)` has the words load, details and id.
  private static func words(_ name: String) -> [String] {
    var words: [String] = [""]
    for letter in name {
      if !letter.isLetter || letter.isUppercase { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words
  }

  private static func begins(_ name: String, with words: [String]) -> Bool {
    let name = name.lowercased()
    return words.contains { name == $0 || name.hasPrefix($0 + " ") }
  }
}
