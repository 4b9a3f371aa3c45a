/// One tap, or several in a row.
public struct TapGesture: Gesture {
  /// How many taps in a row, written as `tap`, `double tap`, `3 taps`.
  public var count: Int
  /// A number of taps in a row.
  nonisolated public init(count: Int = 1) { self.count = count }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Void]? {
    move.isTap(count: gesture.count) ? [()] : nil
  }
  public static func _names(_ gesture: Self) -> [String] { [gesture.name] }
  nonisolated var name: String { Self.name(count) }
  nonisolated static func name(_ count: Int) -> String {
    count == 1 ? "tap" : count == 2 ? "double tap" : "\(count) taps"
  }
  /// How many taps a name means; nil for another gesture's.
  nonisolated static func count(named name: String) -> Int? {
    [1, 2].first { Self.name($0) == name } ?? name.split(separator: " ").first.flatMap { Int($0) }
  }
}

/// A tap with its place, which is the view's corner in a frame.
public struct SpatialTapGesture: Gesture {
  /// Where the user has tapped: the corner of the view, in a frame.
  public struct Value: Equatable, Sendable {
    /// The view's corner.
    public var location: CGPoint
  }
  private let count: Int
  /// A number of taps in a row. The space of their place is not kept.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
  nonisolated public init<S: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: S) { self.count = count }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    move.isTap(count: gesture.count) ? [Value(location: .zero)] : nil
  }
  public static func _names(_ gesture: Self) -> [String] { [TapGesture(count: gesture.count).name] }
}

/// A press that lasts, written as `long press`.
public struct LongPressGesture: Gesture {
  /// A press that lasts. For how many seconds, and how many points a finger may stray, has no effect in a frame.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Bool]? {
    if case .longPress = move.kind { [true] } else { nil }
  }
  public static func _names(_ gesture: Self) -> [String] { ["long press"] }
}

/// A finger that moves on the view, written as `drag`.
public struct DragGesture: Gesture {
  /// Where the finger is, and how far it has come.
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
  private let minimumDistance: CGFloat
  /// A drag of so many points at least. Its places are the view's own, whatever the space.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
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

/// Two fingers that move apart or together, written as `pinch`.
public struct MagnifyGesture: Gesture {
  /// How far two fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// How much larger: 2 is twice as large. In a frame half of the change, then all of it.
    public var magnification: CGFloat
    /// How much larger in a second: in a frame zero.
    public var velocity: CGFloat
  }
  /// A pinch, however small in a frame.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public static func _names(_ gesture: Self) -> [String] { ["pinch"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    guard case .magnify(let factor) = move.kind else { return nil }
    return [1 + (factor - 1) / 2, factor].map { Value(magnification: $0, velocity: 0) }
  }
}

/// Two fingers that turn about each other, written as `rotate`.
public struct RotateGesture: Gesture {
  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    /// How far the fingers have turned: in a frame half of the way, then all of it.
    public var rotation: Angle
    /// How far the fingers turn in a second: in a frame zero.
    public var velocity: Angle
  }
  /// A turn, however small in a frame.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public static func _names(_ gesture: Self) -> [String] { ["rotate"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    RotationGesture._angles(move)?.map { Value(rotation: $0, velocity: .zero) }
  }
}

/// Two fingers that turn about each other, with the angle as the value. Written as `rotate`.
public struct RotationGesture: Gesture {
  /// A turn, however small in a frame.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public static func _names(_ gesture: Self) -> [String] { ["rotate"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Angle]? { _angles(move) }
  fileprivate static func _angles(_ move: _GestureMove) -> [Angle]? {
    guard case .rotate(let angle) = move.kind else { return nil }
    return [Angle(radians: angle.radians / 2), angle]
  }
}

/// Two fingers that move apart or together, with the factor as the value. Written as `pinch`.
public struct MagnificationGesture: Gesture {
  /// A pinch, however small in a frame.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public static func _names(_ gesture: Self) -> [String] { ["pinch"] }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [CGFloat]? {
    if case .magnify(let factor) = move.kind { [1 + (factor - 1) / 2, factor] } else { nil }
  }
}

extension View {
  /// Does something when the user taps the view: it can be pressed.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    let action = appAction(action)
    return modifier(TapArea(names: [TapGesture(count: count).name]) { $0.isTap(count: count) ? action : nil })
  }
  /// Does something with the place at which the user taps the view: its corner in a frame.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }
  /// Does something when the user presses the view for long.
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
    return modifier(
      TapArea(names: ["long press"], action: .init(name: "Long Press", perform: gesture)) { move in
        if case .longPress = move.kind { gesture } else { nil }
      })
  }
  /// Runs a gesture, unless a view inside takes the same move first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureArea(gesture: gesture, mask: mask, precedence: .inner))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureArea(gesture: gesture, mask: isEnabled ? .all : .subviews, precedence: .inner))
  }
  /// Runs a gesture together with those inside for the same move.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureArea(gesture: gesture, mask: mask, precedence: .both)) }
  /// Runs a gesture instead of those inside for the same move.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureArea(gesture: gesture, mask: mask, precedence: .outer)) }
}

/// Which gestures of a view are on: the one that is added, and those inside, with the presses of buttons and links.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture: it has no note and no effect.
  public static let none: GestureMask = []
  /// The added gesture alone.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
