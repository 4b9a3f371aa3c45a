/// Rows of a tree: an element that has children is closed, `[> Fruit]`, until a person opens it, and its children stand below it,
/// further in.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let rows: OutlineRows<Data, ID, Leaf>
}

/// The rows below an open one.
public struct OutlineSubgroupChildren {
  fileprivate let rows: AnyView
}

extension OutlineSubgroupChildren: View {
  public var body: some View { rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { rows }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// The trees of several elements; an element whose `children` are nil cannot be opened.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    rows = OutlineRows(data: data, id: \.id, children: children, content: content)
  }

  /// The tree of one element, which is its first row.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    rows = OutlineRows(root: root, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The trees of several elements, told from others by what `id` reads of them; one whose `children` are nil cannot be opened.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(data: data, id: id, children: children, content: content)
  }

  /// The tree of one element, which is its first row.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }
}

/// The rows of one level of a tree.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row> {
  let elements: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Row

  init(
    data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Row
  ) {
    elements = Array(data)
    self.id = id
    self.children = children
    self.content = content
  }

  init(
    root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Row
  ) {
    elements = [root]
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineRows: View where Row: View {
  var body: some View {
    ForEach(elements, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            rows: AnyView(OutlineRows(data: below, id: id, children: children, content: content))
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

extension List {
  /// The rows of a tree.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// The rows of a tree.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// The rows of a tree, of which one is selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// The rows of a tree, of which some are selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
