nonisolated extension View {
  /// Gives the views around a value, which replaces the values of the views inside.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceValue<K>(change: { _, _ in value }))
  }

  /// Changes the value that the views inside give.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceValue<K>(change: { content, _ in
        var value = content ?? K.defaultValue
        callback(&value)
        return value
      }))
  }

  /// Gives the views around a value made of the view's place.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { modifier(PreferenceValue<K>(change: { _, frame in transform(value.anchor(frame)) })) }

  /// Changes the value that the views inside give, by the view's place.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceValue<K>(change: { content, frame in
        var joined = content ?? K.defaultValue
        transform(&joined, value.anchor(frame))
        return joined
      }))
  }
}

private nonisolated struct PreferenceValue<K: PreferenceKey>: NodeModifier {
  typealias Node = PreferenceValueNode<K>
  let change: (K.Value?, CellRect) -> K.Value
}

private final class PreferenceValueNode<K: PreferenceKey>: ModifierNode<PreferenceValue<K>>, PreferenceWriter {
  func preference<Asked: PreferenceKey>(_ key: Asked.Type, of content: Asked.Value?, _ placed: Placed) -> Asked.Value? {
    guard key == K.self else { return content }
    return modifier.change(content as? K.Value, placed.frame) as? Asked.Value
  }
}

/// A place of a view, such as its bounds, that a view around turns into its own coordinates.
public struct Anchor<Value> {
  /// In points, from the screen's top leading corner.
  let value: Value
  let move: (Value, CGPoint) -> Value

  init(value: Value, move: @escaping (Value, CGPoint) -> Value) { (self.value, self.move) = (value, move) }

  /// A place in the view that reads it.
  package init(local value: Value) { self.init(value: value) { value, _ in value } }

  /// Which place of a view is meant.
  public struct Source { let anchor: (CellRect) -> Anchor<Value> }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in Anchor<CGRect>(value: frame.points) { $0.offsetBy(dx: -$1.x, dy: -$1.y) } }
  }
  /// A part of the view, in the view's points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      let origin = frame.points.origin
      return Anchor<CGRect>(value: rect.offsetBy(dx: origin.x, dy: origin.y)) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the edge at the top.
  public static var top: Anchor<CGPoint>.Source { point { CGPoint(x: $0.midX, y: $0.minY) } }
  /// The middle of the edge at the bottom.
  public static var bottom: Anchor<CGPoint>.Source { point { CGPoint(x: $0.midX, y: $0.maxY) } }
  /// The middle of the edge where reading begins.
  public static var leading: Anchor<CGPoint>.Source { point { CGPoint(x: $0.minX, y: $0.midY) } }
  /// The middle of the edge where reading ends.
  public static var trailing: Anchor<CGPoint>.Source { point { CGPoint(x: $0.maxX, y: $0.midY) } }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { point { CGPoint(x: $0.midX, y: $0.midY) } }
  /// The corner at the top where reading begins.
  public static var topLeading: Anchor<CGPoint>.Source { point { $0.origin } }
  /// The corner at the bottom where reading ends.
  public static var bottomTrailing: Anchor<CGPoint>.Source { point { CGPoint(x: $0.maxX, y: $0.maxY) } }

  private static func point(_ corner: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      Anchor<CGPoint>(value: corner(frame.points)) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    }
  }
}
