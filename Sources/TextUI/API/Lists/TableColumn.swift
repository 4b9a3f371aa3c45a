/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator
  /// What the first column shows of a row.
  var _firstCell: ((TableRowValue) -> AnyView)? { get }
}

/// A column: its title, and what it shows of a row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content, Label> {
  let content: (RowValue) -> Content
}

extension TableColumn: TableColumnContent where Content: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public var _firstCell: ((RowValue) -> AnyView)? { { AnyView(content($0)) } }

  /// Does nothing in text. On a device: how wide the column is.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Does nothing in text. On a device: how wide the column is.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    content = { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    content = { Text($0[keyPath: value]) }
  }
}

/// Several columns: the first is the one that a narrow table shows.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _firstCell: ((RowValue) -> AnyView)?
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  // A column that does not sort stands among those that do.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_firstCell: column._firstCell)
  }
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Sort, Content, Text>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_firstCell: column._firstCell)
  }
  public static func buildBlock(
    _ first: TupleTableColumnContent<RowValue, Sort>, _ others: TupleTableColumnContent<RowValue, Sort>...
  ) -> TupleTableColumnContent<RowValue, Sort> { first }
}
