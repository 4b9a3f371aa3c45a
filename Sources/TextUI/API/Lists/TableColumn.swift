/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The data of a row.
  associatedtype TableRowValue: Identifiable
  /// Compares two rows by a column; `Never` where rows cannot be sorted by it.
  associatedtype TableColumnSortComparator: SortComparator
  /// The content of the first column in a row.
  var _firstCell: ((TableRowValue) -> AnyView)? { get }
}

/// A column: its title, and its content for a row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content, Label> {
  let content: (RowValue) -> Content
}

extension TableColumn: TableColumnContent where Content: View {
  /// Compares two rows by the column.
  public typealias TableColumnSortComparator = Sort
  public var _firstCell: ((RowValue) -> AnyView)? { { AnyView(content($0)) } }
}

extension TableColumn {
  /// A column of views with a title of the app's string tables. The title is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never, Content: View, Label == Text { self.content = content }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never, Content: View, Label == Text { self.content = content }
  /// A column of a row's texts.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Sort == Never, Content == Text, Label == Text { content = { Text($0[keyPath: value]) } }
  /// A column of views by which the user may sort, by the value that `value` reads from a row. Text has no headers for that.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text { self.content = content }
  /// A column of a row's texts, by which the user may sort. Text has no headers for that.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text { content = { Text($0[keyPath: value]) } }
}

/// Several columns: the first is the one that a narrow table shows.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// Compares two rows by these columns.
  public typealias TableColumnSortComparator = Sort
  public let _firstCell: ((RowValue) -> AnyView)?
}

/// Builds the columns of a table from statements.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  // A column that does not sort is among those that do.
  /// Takes a column, also one that cannot be sorted by among those that can.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_firstCell: column._firstCell)
  }
  /// Takes a column that is sorted as the table is.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Sort, Content, Text>
  ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_firstCell: column._firstCell) }
  /// Joins the columns: the first one is shown.
  public static func buildBlock(
    _ first: TupleTableColumnContent<RowValue, Sort>, _ others: TupleTableColumnContent<RowValue, Sort>...
  ) -> TupleTableColumnContent<RowValue, Sort> { first }
}
