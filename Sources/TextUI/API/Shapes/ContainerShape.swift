/// The shape of the container around, given by `containerShape(_:)`; a rectangle by default.
public struct ContainerRelativeShape: _SystemShape { nonisolated public init() {} }

extension View {
  /// Gives the shape that `ContainerRelativeShape` follows inside.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    let word = shape.word
    return transformingEnvironment { $0.builtIn.containerShape = $0.word(ofShape: word) }
  }
}

extension EnvironmentValues {
  /// The word of a shape, with that of the container for one that follows it.
  func word(ofShape word: String?) -> String? {
    guard let word, word.hasPrefix(ContainerRelativeShape.word) else { return word }
    return [builtIn.containerShape, String(word.dropFirst(ContainerRelativeShape.word.count)).trimmedStart.orNil]
      .compactMap { $0 }.joined(separator: " ").orNil
  }
}

extension ContainerRelativeShape {
  /// A placeholder in a word until the container is known. No type has this name.
  nonisolated static let word = "(container)"
}

extension String { fileprivate var trimmedStart: String { String(drop { $0 == " " }) } }
