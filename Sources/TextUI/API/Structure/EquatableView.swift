/// A view that is the same where its values are: it is evaluated again when they are not equal, or when its reads have changed.
nonisolated public struct EquatableView<Content: View & Equatable>: View, ComparedByItsRule {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by its `==` before it is evaluated again.
  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }

  public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

extension View where Self: Equatable {
  /// The view, compared by its values before it is evaluated anew.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
