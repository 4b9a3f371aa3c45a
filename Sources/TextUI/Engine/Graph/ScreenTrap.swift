/// What a phone does with a screen that its author hardly meant. The screen is drawn as on the phone; a rule of soundness reports it.
package struct ScreenTrap: Hashable, Sendable {
  package enum Kind: Sendable {
    /// A presentation shows a value that its view had before.
    case staleContent
    /// A presentation waits for another one to end.
    case waitingPresentation
    /// Views cannot be distinguished, or not recognized.
    case unclearIdentity
    /// An id is a row's place: another row has it now.
    case movedIdentity
    /// A header has nothing below it.
    case emptySection
    /// Apple's documentation forbids it, and a phone may do anything.
    case undefined
  }
  package let kind: Kind
  /// The property, presentation, or row that it is about.
  package let subject: String
  package let sentence: String
  /// What each row says in its own words; nil for a trap of the screen.
  package private(set) var cause: String?

  static func stale(_ name: String, in presentation: String) -> ScreenTrap {
    ScreenTrap(
      kind: .staleContent, subject: name,
      sentence:
        "\"\(name)\" is shown by \(presentation), but no body reads it, so it is empty at the first presentation.")
  }

  static func waiting(_ waiting: String, behind shown: String) -> ScreenTrap {
    ScreenTrap(
      kind: .waitingPresentation, subject: waiting,
      sentence:
        "\(waiting) is requested but not shown: its screen already presents \(shown), and presents one at a time."
    )
  }

  /// github.com/jundot/omlx/pull/1634, nightscout/Trio/pull/1515
  static func gone(_ name: String?) -> ScreenTrap {
    let whole = name.map { "\"\($0)\"" } ?? "a collection"
    return .identity(
      whole,
      "a view shows an element of \(whole) by its index after the element was removed: a phone may read it once more, "
        + "and crash with Index out of range. Find the element by its id.")
  }

  static func identity(_ subject: String, _ sentence: String) -> ScreenTrap {
    ScreenTrap(kind: .unclearIdentity, subject: subject, sentence: sentence)
  }

  static func moved(_ row: String, from old: Int, to new: Int) -> ScreenTrap {
    ScreenTrap(
      kind: .movedIdentity, subject: row,
      sentence:
        "\"\(row)\" had the id \(old) and now has the id \(new): its id is its position, so another row gets its state."
    )
  }

  package static func empty(_ header: String) -> ScreenTrap {
    ScreenTrap(kind: .emptySection, subject: header, sentence: "the header \"\(header)\" has nothing below it.")
  }

  /// home-assistant/iOS/pull/5694, manaflow-ai/cmux/pull/8188
  static func nestedStack(_ inner: String, in outer: String) -> ScreenTrap {
    ScreenTrap(
      kind: .undefined, subject: "NavigationStack",
      sentence:
        "a NavigationStack (\(inner)) is pushed on another one (\(outer)): a phone shows two bars, and crashes if "
        + "their paths have types. Push the content alone, or present the stack in a sheet.")
  }

  /// Xcode: "Modifying state during view update, this will cause undefined behavior."; "Publishing changes from within view updates ...".
  static func written(_ what: String, inBodyOf view: String) -> ScreenTrap {
    ScreenTrap(
      kind: .undefined, subject: what,
      sentence:
        "\"\(what)\" is written while the body of \(view) is read, and Xcode warns of undefined behavior. Write it in "
        + "onChange, in a task or in an action.")
  }

  /// "A navigationDestination for ... was declared earlier on the stack. Only the destination declared closest to the root view of the
  /// stack will be used." (johnpatrickmorgan/NavigationBackport#58)
  static func secondDestination(of type: String, _ first: String, _ second: String) -> ScreenTrap {
    ScreenTrap(
      kind: .undefined, subject: type,
      sentence:
        "the stack has two navigationDestinations for \(type) (\(first) and \(second)): only the one closest to its root is "
        + "used. Remove the other.")
  }

  /// chowple.com/en/blog/swiftui-navigation
  static func valueAboveItem(_ type: String, _ item: String) -> ScreenTrap {
    ScreenTrap(
      kind: .undefined, subject: item,
      sentence:
        "a value of \(type) is pushed on \(item), which a navigationDestination(item:) shows: a phone may show the value's screen "
        + "under it. Push both as values.")
  }

  /// The app must delete the row's element at once: it is taken from the list before (onDelete(perform:), manaflow-ai/cmux/pull/9291).
  static func takenRow(_ row: String, by action: String, returns: Bool) -> ScreenTrap {
    var trap = ScreenTrap(
      kind: .undefined, subject: action,
      sentence: "\"\(action)\" removes \"\(row)\" at the tap, but its data still contains it"
        + (returns
          ? ": it reappears, and a phone may crash." : ": it stays missing until the next update that contains it.")
        + " Delete this row's element in the action, found by its id; a button that only asks has .tint(.red) instead of the destructive role."
    )
    trap.cause = action
    return trap
  }

  /// Two of the names have the same id or tag.
  static func twins<ID: Hashable>(_ what: String, _ ids: [ID], _ name: (Int) -> String) -> [ScreenTrap] {
    guard Set(ids).count < ids.count else { return [] }
    var first: [ID: Int] = [:]
    for (index, id) in ids.enumerated() {
      guard let twin = first[id] else {
        first[id] = index
        continue
      }
      let (one, other) = (name(twin), name(index))
      let shown = AppText.visible("\(id)")
      let same = "the same \(what), \(shown.allSatisfy(\.isWhitespace) ? "\"\(shown)\"" : shown)"
      return [.identity(one, "\"\(one)\" and \"\(other)\" have \(same): a phone confuses them.")]
    }
    return []
  }
}

/// A node whose content has ids or tags.
@MainActor protocol IdentifyingNode: _Node {
  /// The ids in use, in the order of the content.
  var idsInUse: [AnyHashable] { get }
  /// Views of the content that cannot be distinguished.
  var twins: [ScreenTrap] { get }
  func name(at index: Int) -> String
}

extension IdentifyingNode {
  var idsInUse: [AnyHashable] { [] }
  var twins: [ScreenTrap] { [] }
  func name(at index: Int) -> String { "" }
}

extension TabsNode: IdentifyingNode {
  var twins: [ScreenTrap] {
    let tabs = content.allElements.filter { $0.tag != nil }
    return ScreenTrap.twins("tag", tabs.compactMap(\.tag)) {
      tabs[$0].trait(TabScreenNode.labelKey)?.name ?? "Tab \($0 + 1)"
    }
  }
}

extension ListNode: IdentifyingNode {
  var twins: [ScreenTrap] { emptySections + rowsWithOneTag }

  /// Headers over nothing, among the rows in view.
  private var emptySections: [ScreenTrap] {
    var found: [ScreenTrap] = []
    var header: _Node?
    func close() { if let name = header?.headerOfContent { found.append(.empty(name)) } }
    for row in rows {
      let isHeader = row.trait(Self.role) == .header
      if isHeader { close() }
      // A row without a section may be what says that there is nothing.
      header = isHeader ? row : nil
    }
    if isAtEnd { close() }
    return found
  }

  /// Rows with one tag, where the list selects by them; those with one id are known already.
  private var rowsWithOneTag: [ScreenTrap] {
    guard selection != nil, !children.flatMap(\.identifyingNodes).contains(where: { !$0.twins.isEmpty }) else {
      return []
    }
    let rows = rows.filter { $0.tag != nil }
    return ScreenTrap.twins("tag", rows.compactMap(\.tag)) { rows[$0].spoken }
  }
}

extension SectionNode: IdentifyingNode {
  /// The header of a section outside of a list, which looks after its own rows.
  var twins: [ScreenTrap] {
    guard ancestor(ListNode.self) == nil else { return [] }
    var header: _Node?
    let isAlone = visitElements { element in
      header = element
      return element.trait(ListNode.role) == .header
    }
    return isAlone ? header?.headerOfContent.map { [.empty($0)] } ?? [] : []
  }
}

extension _Node {
  /// The texts inside, without a layout.
  var texts: [String] { collect { ($0 as? TextNode)?.text.plain }.filter { !$0.isEmpty } }

  /// A header's words; nil if it closes its section, or has another control: an Add that ends the emptiness.
  fileprivate var headerOfContent: String? {
    guard placedAlone.elements.allSatisfy(\.isStatic) else { return nil }
    return texts.first
  }

  fileprivate func collect<Found>(_ find: (_Node) -> Found?) -> [Found] {
    var found: [Found] = []
    func search(_ node: _Node) {
      if let one = find(node) { found.append(one) }
      node.visitChildren(search)
    }
    search(self)
    return found
  }

  fileprivate var identifyingNodes: [any IdentifyingNode] { collect(\.identifying) }

  /// The content as VoiceOver reads it: its texts, or the names of its controls.
  var spoken: String {
    let elements = placedAlone.elements
    let texts = elements.readAloud
    return texts.isEmpty ? elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ") : texts
  }
}

extension ViewGraph {
  /// The traps of the drive so far, and those of the views as they are now.
  /// - Parameter evaluatesAgain: whether every body is evaluated once more: an id that is another one then identifies nothing.
  func traps(evaluatesAgain: Bool) -> [ScreenTrap] {
    var traps = changes.traps + takenRows.traps
    func add(_ more: [ScreenTrap]) { traps += more.filter { !traps.contains($0) } }
    let nodes = content.identifyingNodes
    let before = evaluatesAgain ? nodes.map { (node: $0, ids: $0.idsInUse) } : []
    for node in nodes { add(node.twins) }
    guard before.contains(where: { $0.ids.first.map(Self.mayBeMade) == true }) else { return traps }
    for evaluation in content.collect(\.evaluation) { evaluation.didChange() }
    evaluateChanges()
    for (node, old) in before where node.isMounted && !old.isEmpty {
      let new = node.idsInUse
      guard new.count >= old.count, Set(new).isDisjoint(with: old) else { continue }
      let name = node.name(at: 0)
      add([
        .identity(
          name, "the id of \"\(name)\" changes at every evaluation: it loses its state, and is created again.")
      ])
    }
    return traps
  }

  /// Whether a body may make the id: a text is the data's own unless it is a UUID.
  private static func mayBeMade(_ id: AnyHashable) -> Bool {
    (id.base as? String).map { UUID(uuidString: $0) != nil } ?? true
  }
}
