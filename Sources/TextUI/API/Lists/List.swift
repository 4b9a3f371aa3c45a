/// Rows that scroll. Only rows inside the visible part are evaluated and appear.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View { ListBody(selection: selection, content: content) }

  /// A row for each number of a range that stays as it is.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Content == ForEach<Range<Int>, Int, RowContent>, SelectionValue == Never {
    self.init(nil, ForEach(data, content: rowContent, fileID: fileID, line: line, column: column))
  }
  /// A list of the views in `content`, each of them a row. The one whose tag or id `selection` holds begins with `*>`.
  public init(
    selection: Binding<SelectionValue?>? = nil as Binding<Never?>?, @ViewBuilder content: () -> Content
  ) { self.init(ListSelection(selection), content()) }
  /// A row for each element of the data. The one whose tag or id `selection` holds begins with `*>`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>? = nil as Binding<Never?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent, fileID: fileID, line: line, column: column))
  }
  /// A row for each element of the data, identified by `id`. The selected one begins with `*>`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>? = nil as Binding<Never?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ListSelection(selection), ForEach(data, id: id, content: rowContent, fileID: fileID, line: line, column: column))
  }
  /// A list of the views in `content`, each of them a row. Those whose tags or ids `selection` holds begin with `*>`.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }
  /// A row for each element of the data. Those whose tags or ids `selection` holds begin with `*>`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent, fileID: fileID, line: line, column: column))
  }
  /// A row for each element of the data, identified by `id`. Selected ones begin with `*>`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ListSelection(selection), ForEach(data, id: id, content: rowContent, fileID: fileID, line: line, column: column))
  }
}

struct ListSelection {
  let takes: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  let isEmpty: () -> Bool
  let isOfSeveral: Bool

  init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding = binding?.observed else { return nil }
    takes = { $0.base is Value }
    isSelected = { tag in binding.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    isEmpty = { binding.wrappedValue == nil }
    isOfSeveral = false
  }

  /// A press adds a row to the set or removes it.
  init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding = binding?.observed else { return nil }
    takes = { $0.base is Value }
    isSelected = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
    isEmpty = { binding.wrappedValue.isEmpty }
    isOfSeveral = true
  }
}
