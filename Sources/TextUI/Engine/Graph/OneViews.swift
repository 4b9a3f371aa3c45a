/// Which types of views with a body are one view: asked once a type, as the body's type is an opaque one, which takes long to look up.
@MainActor enum OneViews {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains<V: View>(_ type: V.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOne = V.Body._isOne
    known[ObjectIdentifier(type)] = isOne
    return isOne
  }
}
