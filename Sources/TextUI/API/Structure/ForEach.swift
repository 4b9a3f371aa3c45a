/// A view for each element of a collection; a view keeps its state as long as its element's id stays in the data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data of the views, element by element.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Where it is written; nil where TextUI made it.
  var place: BranchPlace?
  /// The edits that the user may make.
  var edits: RowEdits?
  /// The data, where they are a range without ids of its own.
  var range: Range<Int>?

  /// Rows of content that is not a view, such as the marks of a chart.
  nonisolated package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    if let elements = view.data as? any ElementsToCome { return AnyView._evaluate(elements.made, at: site) }
    if let edits = view.edits {
      var rows = view
      rows.edits = nil
      let editable = EditableRows(base: rows, delete: edits.delete, move: edits.move, place: nil)
      return EditableRows._evaluate(editable, at: site)
    }
    return site.list { site in
      let node = site.existing(as: ForEachNode<Data, ID, Content>.self) ?? ForEachNode(view, site.context)
      node.update(view, site.context)
      return node
    }
  }
}

extension ForEach where Content: View {
  /// A view for each element; a property of the element is its id.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
    place = BranchPlace(.rows, fileID, line, column)
  }
}

extension ForEach where Content: View {
  /// Views that may change the elements that they are made of.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data == Binding<C> {
    self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
    place = BranchPlace(.rows, fileID, line, column)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, by the element's own id.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(data: data, id: { $0.id }, content: content)
    place = BranchPlace(.rows, fileID, line, column)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range, which is its id. The range is read once: it must stay as it is.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(data: data, id: { $0 }, content: content)
    range = data
    place = BranchPlace(.rows, fileID, line, column)
  }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, IdentityHolder, Reevaluating
{
  override var identifying: (any IdentifyingNode)? { self }
  /// Two elements with one id are distinguished by how often the id came before.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }
  // The view's parts, and not the view: finding them in it takes its type's metadata each time.
  @exclusivity(unchecked) private var data: Data
  @exclusivity(unchecked) private var makeID: (Data.Element) -> ID
  @exclusivity(unchecked) private var makeRow: (Data.Element) -> Content
  private var place: BranchPlace?
  @exclusivity(unchecked) private var context: Context
  /// The ids of the data, as far as rows are needed: there may be many more data than rows on the screen.
  @exclusivity(unchecked) private var ids: [ID] = []
  @exclusivity(unchecked) private var known: Int?
  /// The element after those.
  @exclusivity(unchecked) private var next: Data.Index
  /// The rows of earlier data that are still in the data and have not been made again.
  @exclusivity(unchecked) private var kept: [Key: _Node] = [:]
  /// Whether there are any: rows ask, and to ask the dictionary takes its type's metadata.
  @exclusivity(unchecked) private var hasKept = false
  /// The keys of the data, while there are such rows.
  private var keys: [Key] = []
  /// The rows made from the present data, in the order of the data, as far as they are made: most rows are read again and again.
  @exclusivity(unchecked) private var made: [_Node?] = []
  /// Whether they are of earlier data with the same ids, for which no key is needed, and have not been made again.
  @exclusivity(unchecked) private var isStale: [Bool] = []
  /// The nodes' places among those made, cached on first use.
  fileprivate var offsets: [ObjectIdentifier: Int] = [:]
  /// The last layout that read a row.
  private var pass = -1
  /// The first and the present range, where the data are one without ids.
  private var ranges: (first: Range<Int>, now: Range<Int>)?
  /// The reads of the rows' closures belong to no body: the rows are made again when they change.
  private let changes: ChangeToken

  init(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    (data, makeID, makeRow) = (view.data, view.id, view.content)
    self.context = context
    next = data.startIndex
    changes = ChangeToken(context.graph.changes)
    super.init(context)
    changes.owner = self
  }

  override func willUnmount() { changes.end() }

  var needsEvaluation: Bool { changes.isChanged }
  var viewName: String { "ForEach" }
  override var evaluation: ChangeToken? { changes }
  func reevaluate() {
    let (before, count) = (ids, known)
    remake(data)
    guard !graph.takenRows.isEmpty else { return }
    readIDs(through: .max)
    if ids.count != count || !ids.starts(with: before) { graph.takenRows.giveBack(to: self) }
  }

  func update(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    (makeID, makeRow, place) = (view.id, view.content, view.place)
    self.context = context
    self.context.enter(self)
    follow(view.range)
    remake(ranges == nil ? view.data : data)
  }

  /// A range without ids is read once, as in SwiftUI: "ForEach(_:content:) should only be used for *constant* data."
  private func follow(_ range: Range<Int>?) {
    guard let range else { return }
    ranges = (ranges?.first ?? range, range)
    guard let first = ranges?.first, first != range else { return }
    let isShorter = range.count < first.count
    graph.changes.note(
      .identity(
        "\(first)",
        "ForEach(\(first)) does not follow its range, now \(range)\(place.map { ", at \($0.fileID):\($0.line)" } ?? ""): "
          + (isShorter ? "a phone asks for removed rows, and may crash" : "new rows are missing")
          + ". Give it an id: id: \\.self."))
  }

  /// Whether the app has no such row any more: on a phone its content may crash.
  private func isGone(_ offset: Int) -> Bool {
    guard let ranges, ranges.now != ranges.first else { return false }
    readIDs(through: offset)
    return (ids[offset] as? Int).map { !ranges.now.contains($0) } ?? false
  }

  /// Makes the rows again: those with known ids keep their nodes.
  private func remake(_ new: Data) {
    let texts = textsByPlace(new)
    let before = ids
    data = new
    changes.begin()
    ids = []
    isStale = Array(repeating: true, count: made.count)
    known = nil
    changes.continuing { next = data.startIndex }
    if !kept.isEmpty || !made.isEmpty && !begins(with: before) { keep(before) } else { hasKept = false }
    if !context.isLazy {
      for offset in 0..<count { _ = row(at: offset) }
    }
    if let texts { noteMoves(from: texts) }
  }

  /// Whether the data begin with the ids of earlier data, as far as those were read.
  private func begins(with before: [ID]) -> Bool {
    readIDs(through: before.count - 1)
    return ids == before
  }

  private func keep(_ before: [ID]) {
    let previous = Self.keys(before)
    for (key, node) in zip(previous, made) { if let node { kept[key] = node } }
    (made, isStale, hasKept) = ([], [], !kept.isEmpty)
    guard hasKept else { return }
    readIDs(through: .max)
    keys = Self.keys(ids)
    let present = Set(keys)
    // In the order of the data: it reaches the app through onDisappear.
    for key in previous where !present.contains(key) { kept.removeValue(forKey: key)?.unmount() }
  }

  /// The rows' texts before rows come or go; nil unless their ids are their places.
  private func textsByPlace(_ new: Data) -> [[String]]? {
    guard ID.self == Int.self, ranges == nil, made.count > 1, known ?? data.count != new.count else { return nil }
    guard (ids as? [Int])?.enumerated().allSatisfy({ $0 == $1 }) == true else { return nil }
    return isStale.contains(true) ? nil : made.map { $0?.texts ?? [] }
  }

  /// A row that is where another one was: state, selection and animations belong to the place, and not to the row.
  private func noteMoves(from old: [[String]]) {
    let new = (0..<min(count, old.count)).map { row(at: $0).texts }
    guard let place = new.indices.first(where: { new[$0] != old[$0] }), Set(old).count == old.count else { return }
    let isRemoval = count < old.count
    let (one, other) = isRemoval ? (new[place], old) : (old[place], new)
    guard let text = one.first(where: { text in old.count { $0.contains(text) } == 1 }) ?? one.first,
      let there = other.firstIndex(of: one), there > place
    else { return }
    graph.changes.note(.moved(text, from: isRemoval ? there : place, to: isRemoval ? place : there))
  }

  private static func keys(_ ids: [ID]) -> [Key] {
    var occurrences: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
  }

  /// How many elements there are. The data may be an app's own collection: it is read once an evaluation.
  private var count: Int {
    if let known { return known }
    let count = changes.continuing { data.count }
    known = count
    return count
  }

  private func readIDs(through offset: Int) {
    changes.continuing { while ids.count <= offset, next != data.endIndex { _ = readElement() } }
  }

  /// Called within the evaluation only.
  private func readElement() -> Data.Element {
    let element = data[next]
    ids.append(makeID(element))
    data.formIndex(after: &next)
    return element
  }

  private func element(at offset: Int) -> Data.Element {
    if offset == ids.count { return readElement() }
    readIDs(through: offset)
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  // Apart: otherwise each row looks up the type of keys, kept or not.
  @inline(never) private func takeKept(at offset: Int) -> _Node? { kept.removeValue(forKey: keys[offset]) }

  private func row(at offset: Int) -> _Node {
    let present = offset < made.count ? made[offset] : nil
    let isStale = offset < self.isStale.count && self.isStale[offset]
    if let present, !isStale { return present }
    let existing = hasKept ? takeKept(at: offset) : present
    let node =
      if ranges != nil, isGone(offset) {
        existing ?? EmptyView._evaluate(EmptyView(), at: _Site(context, existing: nil))
      } else { evaluated(offset, existing) }
    while made.count <= offset { made.append(nil) }
    made[offset] = node
    if isStale { self.isStale[offset] = false }
    return node
  }

  private func evaluated(_ offset: Int, _ existing: _Node?) -> _Node {
    let content = changes.continuing {
      let element = element(at: offset)
      return ViewUpdate.reading(changes) { makeRow(element) }
    }
    return Content._evaluate(content, at: _Site(context, existing: existing))
  }

  func node(for id: AnyHashable) -> _Node? {
    guard let id = id.base as? ID else { return nil }
    readIDs(through: .max)
    return ids.firstIndex(of: id).map(row)
  }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if !hasKept {
      for row in made { if let row { visit(row) } }
      return
    }
    for (offset, key) in keys.enumerated() {
      if let row = (offset < made.count ? made[offset] : nil) ?? kept[key] { visit(row) }
    }
  }

  override var elementCount: Int { context.isLazy ? count : made.indices.reduce(0) { $0 + row(at: $1).elementCount } }

  override var isList: Bool { true }

  override func visitElements(_ visit: (_Node) -> Bool) -> Bool {
    if let place, pass != graph.pass, count > 0 {
      pass = graph.pass
      graph.noteDrawn(place, by: self)
    }
    for offset in 0..<count where !row(at: offset).visitElements(visit) { return false }
    return true
  }
}

extension ForEachNode: IdentifyingNode {
  var idsInUse: [AnyHashable] { ids.map { AnyHashable($0) } }

  var twins: [ScreenTrap] {
    guard count > 1 else { return [] }
    readIDs(through: .max)
    return ScreenTrap.twins("id", ids, name)
  }

  func name(at index: Int) -> String {
    let name = row(at: index).allElements.map(\.spoken).joined(separator: " ")
    return name.isEmpty ? "row \(index + 1)" : name
  }
}

extension ForEachNode: RowsNode {
  func identity(of row: _Node) -> RowIdentity? {
    let offset = offset(of: row) ?? kept.first { $0.value === row }.flatMap { keys.firstIndex(of: $0.key) }
    return offset.map { RowIdentity(id: AnyHashable(ids[$0]), offset: $0) }
  }

  /// All rows are read in order: they are looked up, and numbered anew when one is not where it was.
  private func offset(of row: _Node) -> Int? {
    let id = ObjectIdentifier(row)
    if let offset = offsets[id], offset < made.count, made[offset] === row { return offset }
    offsets = [:]
    for (offset, node) in made.enumerated() { if let node { offsets[ObjectIdentifier(node)] = offset } }
    return offsets[id]
  }
}
