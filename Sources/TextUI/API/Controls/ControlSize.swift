/// The size of controls. The note of a button, a link or a menu shows each size but the regular one: `{small}`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// From the smallest to the largest; controls are `regular` by default.
  case mini, small, regular, large, extraLarge

  /// The margin of a bordered button at each side of its label, in points.
  var margin: Int {
    switch self {
    case .mini: 8
    case .small: 10
    case .regular: 12
    case .large, .extraLarge: 20
    }
  }
}

extension EnvironmentValues {
  /// The size of the controls inside, as `controlSize(_:)` sets it.
  @Entry public var controlSize: ControlSize = .regular
}

extension View {
  /// The size of controls: of a bordered button, how wide its border is.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
