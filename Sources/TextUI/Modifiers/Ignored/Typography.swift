// How letters look beyond what a note tells. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Chooses the size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Limits the size of text.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  /// How well text is set.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
