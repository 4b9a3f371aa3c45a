/// One tap, or several in a row.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// How many taps in a row, told as `tap`, `double tap`, `3 taps`.
  public var count: Int
  /// A number of taps in a row.
  nonisolated public init(count: Int = 1) { self.count = count }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Void]? { move.isTap ? [()] : nil }
  public static func _names(_ gesture: Self) -> [String] { [gesture.name] }
  nonisolated var name: String { count == 1 ? "tap" : count == 2 ? "double tap" : "\(count) taps" }
}

/// A tap with its place, which is the view's corner in a frame.
public struct SpatialTapGesture: Gesture {
  /// Where a person has tapped: the corner of the view, in a frame.
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public typealias Body = Never
  private let count: Int
  /// A number of taps in a row. The space of their place is not kept.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
  /// A number of taps in a row. The space of their place is not kept.
  nonisolated public init<S: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: S) { self.count = count }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    move.isTap ? [Value(location: .zero)] : nil
  }
  public static func _names(_ gesture: Self) -> [String] { [TapGesture(count: gesture.count).name] }
}

/// A press that lasts, told as `long press`.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// A press that lasts. For how many seconds, and how many points a finger may stray, is not asked in a frame.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Bool]? {
    if case .longPress = move.kind { [true] } else { nil }
  }
  public static func _names(_ gesture: Self) -> [String] { ["long press"] }
}

/// A finger that moves on the view, told as `drag`.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// When it was: the frame's time.
    public var time: Date
    /// Where the finger is, in the view's points.
    public var location: CGPoint
    /// Where the finger began: in a frame, in the middle of the view.
    public var startLocation: CGPoint
    /// How far the finger has come: in a frame half of the way, then all of it.
    public var translation: CGSize
    /// Points in a second: in a frame zero.
    public var velocity: CGSize
    /// Where the finger would come to rest: in a frame, where it is.
    public var predictedEndLocation: CGPoint
    /// How far the finger would come: in a frame, as far as it has come.
    public var predictedEndTranslation: CGSize
  }
  public typealias Body = Never
  private let minimumDistance: CGFloat
  /// A drag of so many points at least. Its places are the view's own, whatever the space.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  /// A drag of so many points at least. Its places are the view's own, whatever the space.
  nonisolated public init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {
    self.minimumDistance = minimumDistance
  }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    guard case .drag(let distance) = move.kind, distance.length >= gesture.minimumDistance else { return nil }
    // Half of the way, and all of it.
    return [0.5, 1].map { part in
      let translation = CGSize(width: distance.width * part, height: distance.height * part)
      let location = CGPoint(x: move.start.x + translation.width, y: move.start.y + translation.height)
      return Value(
        time: move.time, location: location, startLocation: move.start, translation: translation, velocity: .zero,
        predictedEndLocation: location, predictedEndTranslation: translation)
    }
  }
  public static func _names(_ gesture: Self) -> [String] { ["drag"] }
}

/// Two fingers that move apart or together, told as `pinch`.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// How much larger: 2 is twice as large. In a frame half of the change, then all of it.
    public var magnification: CGFloat
    /// How much larger in a second: in a frame zero.
    public var velocity: CGFloat
  }
  public typealias Body = Never
  /// A pinch, however small in a frame.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public static func _names(_ gesture: Self) -> [String] { ["pinch"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    guard case .magnify(let factor) = move.kind else { return nil }
    return [1 + (factor - 1) / 2, factor].map { Value(magnification: $0, velocity: 0) }
  }
}

/// Two fingers that turn about each other, told as `rotate`.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// How far the fingers have turned: in a frame half of the way, then all of it.
    public var rotation: Angle
    /// How far the fingers turn in a second: in a frame zero.
    public var velocity: Angle
  }
  public typealias Body = Never
  /// A turn, however small in a frame.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public static func _names(_ gesture: Self) -> [String] { ["rotate"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    RotationGesture._angles(move)?.map { Value(rotation: $0, velocity: .zero) }
  }
}

/// Two fingers that turn about each other, with the angle as the value. Told as `rotate`.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  /// A turn, however small in a frame.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public static func _names(_ gesture: Self) -> [String] { ["rotate"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Angle]? { _angles(move) }
  fileprivate static func _angles(_ move: _GestureMove) -> [Angle]? {
    guard case .rotate(let angle) = move.kind else { return nil }
    return [Angle(radians: angle.radians / 2), angle]
  }
}

/// Two fingers that move apart or together, with the factor as the value. Told as `pinch`.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  /// A pinch, however small in a frame.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public static func _names(_ gesture: Self) -> [String] { ["pinch"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [CGFloat]? {
    if case .magnify(let factor) = move.kind { [1 + (factor - 1) / 2, factor] } else { nil }
  }
}

extension View {
  /// Does something when a person taps the view: it can be pressed.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    let action = appAction(action)
    return modifier(TapArea(names: [TapGesture(count: count).name]) { $0.isTap ? action : nil })
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
    let action = appAction(action)
    nonisolated(unsafe) let onPressingChanged = onPressingChanged
    let gesture: @MainActor () -> Void = {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
    return modifier(ElementAction(name: "Long Press", perform: gesture))
      .modifier(TapArea(names: ["long press"]) { move in if case .longPress = move.kind { gesture } else { nil } })
  }

  /// Lets a person make a gesture on the view, told as `~ drag`. The mask is not asked in text.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureArea(gesture: gesture))
  }
  /// Lets a person make a gesture on the view while `isEnabled` is true, told as `~ drag`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureArea(gesture: isEnabled ? gesture : nil))
  }
  /// Lets a person make a gesture beside those of the view. In text it is the same as `gesture(_:including:)`.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureArea(gesture: gesture))
  }
  /// Lets a person make a gesture before those of the view. In text it is the same as `gesture(_:including:)`.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureArea(gesture: gesture))
  }
}

/// Taken and not drawn: which gestures count where a view has one around other ones.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the view's own nor those inside.
  public static let none: GestureMask = []
  /// The one that is put on the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The one that is put on the view, and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct GestureArea<G: Gesture> {
  let gesture: G?
}

extension GestureArea: ViewModifier {
  func body(content: Content) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return content.modifier(
      TapArea(names: gesture.map { G._names($0) } ?? []) { move in gesture.flatMap { move.performing($0) } })
  }
}

/// A place that a person may touch.
private struct TapArea {
  /// What a person does: `tap`, `drag`.
  let names: [String]
  /// What comes of a move; nil for a move that the place does not care for.
  let respond: @MainActor (_GestureMove) -> (@MainActor () -> Void)?
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
    guard let action = modifier.respond(_GestureMove(.tap)) else {
      return names.isEmpty ? inner : inner.asOne { touch(&$0, names, placed) }
    }
    return inner.asOne { element in
      guard element.press == nil else { return }
      touch(&element, names, placed)
      // What has no name is a background that can be tapped, and no control to those who listen.
      if element.isStatic, !element.label.isEmpty { element.role = .button }
      element.isEnabled = isEnabled
      if isEnabled { element.press = action }
    }
  }

  private func touch(_ element: inout Semantics, _ names: [String], _ placed: Placed) {
    guard !names.isEmpty else { return }
    let respond = modifier.respond
    let (size, now) = (placed.frame.size.points, environment.now)
    element.facts.gestures += names
    element.facts.touches.append { kind in
      respond(_GestureMove(kind, start: CGPoint(x: size.width / 2, y: size.height / 2), time: now))
    }
  }
}
