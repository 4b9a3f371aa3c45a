/// A view for each element of a collection; a view keeps its state as long as its element's id stays in the data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.list { site in
      let node = site.existing(as: ForEachNode<Data, ID, Content>.self) ?? ForEachNode(site.context)
      node.update(view, site.context)
      return node
    }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0 }
  }
}

@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, IdentityHolder, Reevaluating
{
  /// Two elements with one id are told apart by how often the id came before.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }
  private var view: ForEach<Data, ID, Content>!
  private var context: Context!
  private var keys: [Key] = []
  /// How often each id has come among `keys`, and the element after them.
  private var occurrences: [ID: Int] = [:]
  private var next: Data.Index!
  /// The rows of earlier data that are still in the data and have not been made again.
  private var kept: [Key: _Node] = [:]
  /// The rows made from the present data, in the order of the data, as far as they are made: most rows are asked for again and again.
  private var made: [_Node?] = []
  /// What the rows' closures read belongs to no body: the rows are made again when it changes.
  private let changes: ChangeToken

  override init(_ context: Context) {
    changes = ChangeToken(context.graph.changes)
    super.init(context)
    changes.owner = self
  }

  override func willUnmount() { changes.end() }

  var needsEvaluation: Bool { changes.isChanged }
  var viewName: String { "ForEach" }
  func reevaluate() { update(view, context) }

  func update(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    self.view = view
    self.context = context
    self.context.parent = self
    changes.begin()
    let previous = keys
    for (key, node) in zip(keys, made) { if let node { kept[key] = node } }
    keys = []
    made = []
    occurrences = [:]
    next = view.data.startIndex
    if !kept.isEmpty {
      readKeys(through: .max)
      let present = Set(keys)
      // In the order of the data: it reaches the app through onDisappear.
      for key in previous where !present.contains(key) { kept.removeValue(forKey: key)?.unmount() }
    }
    if !context.isLazy {
      for offset in 0..<view.data.count { _ = row(at: offset) }
    }
  }

  /// The keys are read as far as rows are asked for: there may be many more data than rows on the screen.
  private func readKeys(through offset: Int) {
    let data = view.data
    while keys.count <= offset, next != data.endIndex {
      let id = view.id(data[next])
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      keys.append(Key(id: id, occurrence: occurrence))
      next = data.index(after: next)
    }
  }

  /// The row's node, evaluated for the present data.
  private func row(at offset: Int) -> _Node {
    if offset < made.count, let node = made[offset] { return node }
    readKeys(through: offset)
    let existing = kept.isEmpty ? nil : kept.removeValue(forKey: keys[offset])
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    let node = Content._evaluate(
      changes.continuing { view.content(element) }, at: _Site(context, existing: existing))
    while made.count <= offset { made.append(nil) }
    made[offset] = node
    return node
  }

  /// The row of an id, evaluated if it must be: it is about to be shown.
  func node(for id: AnyHashable) -> _Node? {
    guard let id = id.base as? ID else { return nil }
    readKeys(through: .max)
    return keys.firstIndex(of: Key(id: id, occurrence: 0)).map(row)
  }

  override var children: [_Node] {
    if kept.isEmpty { return made.compactMap(\.self) }
    return keys.enumerated().compactMap { offset, key in (offset < made.count ? made[offset] : nil) ?? kept[key] }
  }

  override var elementCount: Int {
    context.isLazy ? view.data.count : keys.indices.reduce(0) { $0 + row(at: $1).elementCount }
  }

  override func visitElements(_ visit: (_Node) -> Bool) -> Bool {
    for offset in 0..<view.data.count where !row(at: offset).visitElements(visit) { return false }
    return true
  }
}

extension ForEachNode: RowsNode {
  func identity(of row: _Node) -> RowIdentity? {
    let offset =
      made.firstIndex { $0 === row } ?? kept.first { $0.value === row }.flatMap { keys.firstIndex(of: $0.key) }
    return offset.map { RowIdentity(id: AnyHashable(keys[$0].id), offset: $0, rows: self) }
  }
}
