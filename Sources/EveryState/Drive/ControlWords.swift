/// What the names of controls and dependencies say, in a few languages.
enum ControlWords {
  static func undoes(_ name: String) -> Bool { begins(name, "undo rückgängig annuler deshacer annulla") }
  static func stops(_ name: String) -> Bool {
    begins(name, "stop cancel abort abbrechen stopp anhalten annuler arrêter detener cancelar ferma")
  }
  static func closes(_ name: String) -> Bool {
    begins(name, "ok close dismiss cancel not schließen abbrechen fermer cerrar chiudi")
  }
  static func returns(_ name: String) -> Bool {
    undoes(name) || stops(name) || closes(name) || goesBack(name)
  }
  static func goesBack(_ name: String) -> Bool { begins(name, "back zurück retour atrás volver indietro") }
  static func beginsAnew(_ name: String) -> Bool {
    has(name, "new another neue neuer neues weiterer nouveau nouvelle autre nuevo nueva otro otra nuovo altro")
  }
  static func discards(_ name: String) -> Bool { begins(name, "discard revert verwerfen descartar") }
  static func meansAll(_ name: String) -> Bool { has(name, "all everything alle alles tout todo tutto") }
  static func continues(_ name: String) -> Bool { has(name, "more next older earlier further mehr weiter") }
  static func startsOver(_ name: String) -> Bool {
    meansAll(name) || has(name, "clear reset remove without löschen zurücksetzen ohne")
  }
  static func deletes(_ name: String) -> Bool {
    ["delete", "remove", "trash", "discard"].contains(where: name.lowercased().contains)
  }
  static func isSecret(_ name: String) -> Bool {
    ["pass", "pin", "code", "kennwort", "contraseña"].contains { name.lowercased().contains($0) }
  }

  /// Whether a dependency or its function by its name only reads: `loadDetails(id:)`.
  static func reads(_ name: String) -> Bool {
    has(name, "load fetch get search find refresh reload read details detail query")
  }

  /// Whether a dependency by its name only takes notes, and users never learn of its failure.
  static func takesNotes(_ name: String) -> Bool {
    has(
      name, "analytics track tracker tracking log logger metrics telemetry impression impressions haptics prefetch")
  }

  private static func begins(_ name: String, _ words: String) -> Bool {
    split(name).first.map(words.split(separator: " ").map(String.init).contains) ?? false
  }

  private static func has(_ name: String, _ words: String) -> Bool {
    let words = words.split(separator: " ").map(String.init)
    return split(name).contains(where: words.contains)
  }

  /// `loadDetails(id:)` has the words load, details and id; so has `Load Details`.
  private static func split(_ name: String) -> [String] {
    var words: [String] = [""]
    for letter in name {
      if !letter.isLetter || letter.isUppercase && words.last?.last?.isUppercase != true { words.append("") }
      if letter.isLetter { words[words.count - 1].append(letter) }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
