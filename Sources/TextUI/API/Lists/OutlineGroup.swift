/// Rows of a tree: an element that has children is closed, `[> Fruit]`, until the user opens it, and its children are below it,
/// further in.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let rows: OutlineRows<Data, ID, Leaf>
}

/// The rows below an open one.
nonisolated public struct OutlineSubgroupChildren: View {
  fileprivate let rows: AnyView

  @MainActor public var body: some View { rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View { public var body: some View { rows } }

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// The trees of several elements; an element whose `children` are nil cannot be opened.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    rows = OutlineRows(elements: Array(data), id: \.id, children: children, content: content)
  }
  /// The tree of one element, which is its first row.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    rows = OutlineRows(elements: [root], id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The trees of several elements, identified by `id`; one whose `children` are nil cannot be opened.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(elements: Array(data), id: id, children: children, content: content)
  }
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(elements: [root], id: id, children: children, content: content)
  }
}

private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row> {
  let elements: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Row
}

extension OutlineRows: View where Row: View {
  var body: some View {
    ForEach(elements, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            rows: AnyView(OutlineRows(elements: Array(below), id: id, children: children, content: content))
          )
          .padding(.leading, 20)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

/// The rows of a list that shows a tree.
public typealias _OutlineList<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
  Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
>

extension List {
  /// The rows of a tree, identified by `id`.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == _OutlineList<Data, ID, RowContent> {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// The rows of a tree. One may be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>? = nil as Binding<Never?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineList<Data, Data.Element.ID, RowContent> {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == _OutlineList<Data, Data.Element.ID, RowContent> {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }
}
