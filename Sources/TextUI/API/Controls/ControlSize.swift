/// How large controls are. The note of a button, a link or a menu tells each size but the regular one: `{small}`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// From the smallest to the largest; controls are `regular` where nobody says otherwise.
  case mini, small, regular, large, extraLarge

  /// What a bordered button keeps free at each side of its label, in points.
  var margin: Int {
    switch self {
    case .mini: 8
    case .small: 10
    case .regular: 12
    case .large, .extraLarge: 20
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of the controls inside, as `controlSize(_:)` sets it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// The size of controls: of a bordered button, how wide its border is.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
