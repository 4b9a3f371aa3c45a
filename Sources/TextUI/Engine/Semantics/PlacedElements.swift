extension Placed {
  /// The elements here, in the order of the tree, without presentations from here.
  var elements: [Semantics] {
    var found: [Semantics] = []
    found.reserveCapacity(16)
    collectElements(into: &found)
    return found
  }

  /// The elements as VoiceOver reads them one after another: with the titles of bars, between their items.
  var spokenElements: [Semantics] {
    var found: [Semantics] = []
    collectElements(into: &found, withTitles: true)
    return found
  }

  // Into one array: most nodes have nothing to add, and an array for each would be most of the work.
  func collectElements(into found: inout [Semantics], withTitles: Bool = false) {
    guard !node.hidesContent else { return }
    let start = found.count
    let change = node.elementsChange
    if change?.collectsItself != true {
      let titles = withTitles ? node.spokenTitles : nil
      for (index, child) in children.enumerated() {
        if let titles, index == titles.place {
          found += titles.texts.map { Semantics(role: .header, label: $0, isEnabled: true) }
        }
        child.collectElements(into: &found, withTitles: withTitles)
      }
    }
    if let change {
      let inner = change.collectsItself ? [] : Array(found[start...])
      found.removeSubrange(start...)
      found += change.changed(inner, self).placed(at: node, in: frame)
      return
    }
    guard var own = node.semantics(self) else { return }
    own.origin = node
    own.frame = frame
    guard found.count > start else {
      if own.label.isEmpty { own.read([]) }
      return found.append(own)
    }
    // A slice that lives would force a copy of all elements found.
    let inner = Array(found[start...])
    found.removeSubrange(start...)
    if own.label.isEmpty { own.read(inner) }
    // A control is read with its content, whose menus are its own; controls inside it stay separate.
    if own.press != nil { own.actions += inner.filter(\.isReading).flatMap(\.actions) }
    let isControl = own.press != nil
    found.append(own)
    found += inner.filter { isControl ? !$0.isReading : !$0.isStatic }
  }

  /// Whether something here or inside may be written beside the drawing.
  var mayHaveFacts: Bool {
    if node.mayHaveFacts(self) { return true }
    for child in children where child.mayHaveFacts { return true }
    return false
  }
}

@MainActor protocol SemanticsChanging: _Node {
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics]
  /// Whether it takes its elements from the content directly, and receives none.
  var collectsItself: Bool { get }
}

extension SemanticsChanging { var collectsItself: Bool { false } }

extension Collection<Semantics> {
  /// The elements as one label: their texts and the pictures that the app names; where there are none, the names of their pictures.
  /// `.combine` joins the labels of all children (Apple: AccessibilityChildBehavior), and a button or a link combines its content.
  var readAloud: String { partsReadAloud.joined(separator: ", ") }

  var partsReadAloud: [String] {
    let read = filter { $0.isReading || $0.role == .progress }
    let texts = read.filter { !$0.label.isEmpty && !($0.role == .image && ($0.isNamedBySymbol || $0.isNamedByFile)) }
    return (texts.isEmpty ? read.filter { !$0.label.isEmpty } : texts).flatMap(\.parts)
  }

  var drawnAloud: String {
    map { element in
      guard let drawn = element.factBox?.facts.drawn else { return element }
      var element = element
      element.label = drawn
      return element
    }.readAloud
  }

  func areNamed(_ way: (Semantics) -> Bool) -> Bool {
    let read = filter { $0.isReading && !$0.label.isEmpty }
    return !read.isEmpty && read.allSatisfy(way)
  }
}

extension [Semantics] {
  @MainActor func placed(at node: _Node, in frame: CellRect) -> [Semantics] {
    guard contains(where: { $0.origin == nil }) else { return self }
    return map { element in
      var element = element
      if element.origin == nil {
        element.origin = node
        element.frame = frame
      }
      return element
    }
  }
}
