/// The shape of the container around, given by `containerShape(_:)`; a rectangle where there is none.
public struct ContainerRelativeShape: InsettableShape {
  /// A shape that is told by the word of its container's.
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension View {
  /// Gives the shape that `ContainerRelativeShape` follows inside.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    let word = shape.word
    return transformingEnvironment { $0.containerShape = $0.word(ofShape: word) }
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  fileprivate(set) var containerShape: String? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  /// The word of a shape, with that of the container for one that follows it.
  func word(ofShape word: String?) -> String? {
    guard let word, word.hasPrefix(ContainerRelativeShape.word) else { return word }
    return [containerShape, String(word.dropFirst(ContainerRelativeShape.word.count)).trimmedStart.orNil]
      .compactMap { $0 }.joined(separator: " ").orNil
  }
}

extension ContainerRelativeShape {
  /// Stands in a word until the container is known. No type is called so.
  nonisolated static let word = "(container)"
}

extension String {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
