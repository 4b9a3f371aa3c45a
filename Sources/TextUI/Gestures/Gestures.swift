/// One tap, or several in a row.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  public static var _tapValue: Void? { () }
  public static func _names(_ gesture: Self) -> [String] { [gesture.name] }
  nonisolated var name: String { count == 1 ? "tap" : count == 2 ? "double tap" : "\(count) taps" }
}

/// A tap with its place, which is the view's corner in a frame.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public typealias Body = Never
  private let count: Int
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
  nonisolated public init<S: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: S) { self.count = count }
  public static var _tapValue: Value? { Value(location: .zero) }
  public static func _names(_ gesture: Self) -> [String] { [TapGesture(count: gesture.count).name] }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public static func _names(_ gesture: Self) -> [String] { ["long press"] }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }
  public typealias Body = Never
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  nonisolated public init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {}
  public static func _names(_ gesture: Self) -> [String] { ["drag"] }
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
  }
  public typealias Body = Never
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public static func _names(_ gesture: Self) -> [String] { ["pinch"] }
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var velocity: Angle
  }
  public typealias Body = Never
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public static func _names(_ gesture: Self) -> [String] { ["rotate"] }
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public static func _names(_ gesture: Self) -> [String] { ["rotate"] }
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public static func _names(_ gesture: Self) -> [String] { ["pinch"] }
}

extension View {
  /// Does something when a person taps the view: it can be pressed.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapArea(action: action, names: [TapGesture(count: count).name]))
  }

  /// Does something with the place at which a person taps the view: its corner in a frame.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Does something when a person presses the view for long.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(ElementAction(name: "Long Press", perform: appAction(action)))
      .modifier(TapArea(action: nil, names: ["long press"]))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureArea(gesture: gesture))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureArea(gesture: isEnabled ? gesture : nil))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureArea(gesture: gesture))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureArea(gesture: gesture))
  }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct GestureArea<G: Gesture> {
  let gesture: G?
}

extension GestureArea: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(TapArea(action: gesture.flatMap { G._action($0) }, names: gesture.map { G._names($0) } ?? []))
  }
}

private struct TapArea {
  let action: (() -> Void)?
  /// What a person does: `tap`, `drag`.
  let names: [String]
}

extension TapArea: NodeModifier {
  typealias Body = Never
  typealias Node = TapAreaNode
}

@MainActor
private final class TapAreaNode: ModifierNode<TapArea>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    let isEnabled = environment.isEnabled
    let names = isEnabled ? modifier.names : []
    guard let action = modifier.action else {
      return names.isEmpty ? inner : inner.asOne { $0.facts.gestures += names }
    }
    return inner.asOne { element in
      guard element.press == nil else { return }
      element.facts.gestures += names
      // What has no name is a background that can be tapped, and no control to those who listen.
      if element.isStatic, !element.label.isEmpty { element.role = .button }
      element.isEnabled = isEnabled
      if isEnabled { element.press = appAction(action) }
    }
  }
}
