extension Placed {
  /// What a person meets here, in the order of the tree; what is presented from here is not part of it.
  var elements: [Semantics] {
    if let barrier = node as? any InteractionBarrier, barrier.hidesContent { return [] }
    var inner: [Semantics] = []
    for child in children { inner += child.elements }
    if let changing = node as? any SemanticsChanging {
      return changing.changed(inner, self).placed(at: node, in: frame)
    }
    guard var own = node.semantics(self) else { return inner }
    if own.label.isEmpty { own.read(inner) }
    own.places = node.places
    own.origin = node
    own.frame = frame
    // A control is read with what it shows, whose menus are its own; controls inside it stay apart.
    guard own.press != nil else { return [own] + inner.filter { !$0.isStatic } }
    own.actions += inner.filter(\.isReading).flatMap(\.actions)
    return [own] + inner.filter { !$0.isReading }
  }

  /// The text inside, as an assistive technology would read it.
  var label: String { children.flatMap(\.elements).readAloud }
}

/// A node that changes what a person is told of its content.
@MainActor
protocol SemanticsChanging: _Node {
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics]
}

extension [Semantics] {
  /// The elements as one label: their texts; where there are none, the names of their pictures.
  var readAloud: String { partsReadAloud.joined(separator: ", ") }

  /// The same, text by text.
  var partsReadAloud: [String] {
    let read = filter { $0.isReading || $0.role == .progress }
    let texts = read.filter { $0.role != .image && !$0.label.isEmpty }
    return (texts.isEmpty ? read.filter { !$0.label.isEmpty } : texts).flatMap(\.parts)
  }

  /// The same as it is drawn, whatever is said instead.
  var drawnAloud: String {
    map { element in
      guard let drawn = element.factBox?.facts.drawn else { return element }
      var element = element
      element.label = drawn
      return element
    }.readAloud
  }

  /// Whether what is read of them are the files of pictures and nothing else.
  var areNamedByFiles: Bool {
    let read = filter { $0.isReading && !$0.label.isEmpty }
    return !read.isEmpty && read.allSatisfy(\.isNamedByFile)
  }

  /// Says of the elements that were made at a node where they stand.
  @MainActor
  func placed(at node: _Node, in frame: CellRect) -> [Semantics] {
    guard contains(where: { $0.places == nil }) else { return self }
    let places = node.places
    return map { element in
      var element = element
      if element.places == nil {
        element.places = places
        element.origin = node
        element.frame = frame
      }
      return element
    }
  }
}
