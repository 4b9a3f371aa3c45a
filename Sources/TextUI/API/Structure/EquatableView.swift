/// A view that is the same where its values are: it is evaluated again when they are not equal, or when what it reads has changed.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by its `==` before it is evaluated again.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: Equatable & View {
  public var body: some View { content }
}

extension EquatableView: ComparedByItsRule {
  nonisolated public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

extension View where Self: Equatable {
  /// The view, compared by its values before it is evaluated anew.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
