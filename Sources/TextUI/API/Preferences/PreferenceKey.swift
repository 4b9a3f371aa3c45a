/// Names a value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Joins the values of views side by side, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { nil } }

@MainActor protocol PreferenceWriter: _Node {
  /// The key's value for this node, given that of its content; nil without one.
  func preference<K: PreferenceKey>(_ key: K.Type, of content: K.Value?, _ placed: Placed) -> K.Value?
}

extension Placed {
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let content = contentPreference(key)
    guard let writer = node as? any PreferenceWriter else { return content }
    return writer.preference(key, of: content, self)
  }

  private func contentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var joined = value {
        K.reduce(value: &joined) { next }
        value = joined
      } else {
        value = next
      }
    }
    return value
  }
}
