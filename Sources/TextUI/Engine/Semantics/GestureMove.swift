public struct _GestureMove {
  package enum Kind: Sendable {
    /// As many taps in a row as a gesture asks for.
    case tap
    /// So many taps in a row, and no others.
    case taps(Int)
    case longPress
    /// How far, in points: to the right, and down.
    case drag(CGSize)
    case magnify(CGFloat)
    case rotate(Angle)
  }
  let kind: Kind
  /// Where the fingers begin, in the view's own points.
  let start: CGPoint
  let time: Date

  init(_ kind: Kind, start: CGPoint = .zero, time: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.kind = kind
    self.start = start
    self.time = time
  }

  var isTap: Bool {
    switch kind {
    case .tap, .taps: true
    case .longPress, .drag, .magnify, .rotate: false
    }
  }

  func isTap(count: Int) -> Bool { if case .taps(let taps) = kind { taps == count } else { isTap } }

  func with(_ kind: Kind) -> _GestureMove { _GestureMove(kind, start: start, time: time) }

  @MainActor func performing<G: Gesture>(_ gesture: G) -> (@MainActor () -> Void)? {
    guard let values = G._values(gesture, self), !values.isEmpty else { return nil }
    let move = self
    nonisolated(unsafe) let gesture = gesture
    return {
      // A tap is over when it is known to be one.
      if !move.isTap {
        for step in values.indices { G._receive(gesture, _GestureMoment(move: move, step: step, isEnd: false)) }
      }
      G._receive(gesture, _GestureMoment(move: move, step: values.count - 1, isEnd: true))
    }
  }
}

/// A moment of a move: one of its steps, or its end.
public struct _GestureMoment {
  let move: _GestureMove
  let step: Int
  let isEnd: Bool

  @MainActor func value<G: Gesture>(of gesture: G) -> G.Value? {
    guard let values = G._values(gesture, move), !values.isEmpty else { return nil }
    return values[min(max(0, step), values.count - 1)]
  }
}

extension CGSize { var length: CGFloat { (width * width + height * height).squareRoot() } }

extension Semantics {
  /// The effect of a move on the element; nil where it has none.
  @MainActor package func touch(_ kind: _GestureMove.Kind) -> (@MainActor () -> Void)? {
    for touch in factBox?.facts.touches ?? [] { if let perform = touch(kind) { return perform } }
    return nil
  }

  /// The values that the element gives when it is dragged to another one.
  @MainActor package var dragged: [Any]? { factBox?.facts.dragged?() }

  package var takesDrops: Bool { factBox?.facts.drops.isEmpty == false }

  /// Drops something on the element, and returns whether it took it; nil where it takes nothing of that kind.
  @MainActor package func drop(_ things: [Any]) -> (@MainActor () -> Bool)? {
    (factBox?.facts.drops ?? []).lazy.compactMap { $0(things) }.first
  }
}
