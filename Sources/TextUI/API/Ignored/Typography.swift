// How letters look beyond what a note tells. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: how well text is set.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
