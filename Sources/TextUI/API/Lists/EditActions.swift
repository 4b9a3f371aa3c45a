/// The edits that the user may make in the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The user may move rows: written as `move`, and while the list is edited each row has `<=>`.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: RangeReplaceableCollection {
  /// The user may delete rows: written as `swipe: Delete (destructive)`, and while the list is edited each row has `<x>`.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// The user may delete rows and move them.
  public static var all: EditActions<Data> { [.move, .delete] }
}

struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init<C: MutableCollection & RangeReplaceableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}

extension ForEach where Content: View {
  /// A view for each element, which the user may take away or move as `editActions` allow.
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content, fileID: fileID, line: line, column: column)
    edits = RowEdits(data, editActions)
  }
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data == Binding<C> {
    self.init(data, id: id, content: content, fileID: fileID, line: line, column: column)
    edits = RowEdits(data, editActions)
  }
}

extension List where Content: View {
  /// Rows, identified by `id`, that the user may take away or move as `editActions` allow.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where SelectionValue == Never, Content == ForEach<Binding<C>, ID, Row> {
    self.init(
      nil,
      ForEach(data, id: id, editActions: editActions, content: rowContent, fileID: fileID, line: line, column: column))
  }
  /// Rows that the user may take away or move as `editActions` allow. One may be selected.
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>? = nil as Binding<Never?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where C.Element: Identifiable, Content == ForEach<Binding<C>, C.Element.ID, Row> {
    self.init(
      ListSelection(selection),
      ForEach(data, editActions: editActions, content: rowContent, fileID: fileID, line: line, column: column))
  }
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where C.Element: Identifiable, Content == ForEach<Binding<C>, C.Element.ID, Row> {
    self.init(
      ListSelection(selection),
      ForEach(data, editActions: editActions, content: rowContent, fileID: fileID, line: line, column: column))
  }
}
