/// A modifier's node that acts when its view appears, disappears, or has been placed. Other nodes are not asked.
@MainActor protocol LifetimeNode: _Node {
  func appear()
  func disappear()
  /// Called after each layout in which the node was placed, the first time after `appear`.
  func didPlace(_ placed: Placed)
}

extension LifetimeNode {
  func appear() {}
  func disappear() {}
  func didPlace(_ placed: Placed) {}
}

/// The views on the screen. They appear once they are placed, containers before their content, and before others disappear: on a
/// device a view that goes stays until its transition is over.
@MainActor struct Lifetimes {
  private var present: [any LifetimeNode] = []

  mutating func commit(_ placed: Placed) {
    var now: [any LifetimeNode] = []
    var places: [Placed] = []
    placed.visitLifetimes { placed in
      guard let node = placed.node as? any LifetimeNode else { return }
      now.append(node)
      places.append(placed)
    }
    if now.isEmpty, present.isEmpty { return }
    let before = Set(present.map { ObjectIdentifier($0) })
    let after = Set(now.map { ObjectIdentifier($0) })
    let gone = present.filter { !after.contains(ObjectIdentifier($0)) }
    present = now
    for node in now where !before.contains(ObjectIdentifier(node)) { node.appear() }
    for node in gone { node.disappear() }
    for (node, place) in zip(now, places) { node.didPlace(place) }
  }

  mutating func end() {
    let gone = present
    present = []
    for node in gone { node.disappear() }
  }
}

/// Which classes of nodes are lifetime nodes: asked once a class, as the question is slow.
@MainActor enum LifetimeTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: _Node.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isLifetime = type is any LifetimeNode.Type
    known[ObjectIdentifier(type)] = isLifetime
    return isLifetime
  }
}
