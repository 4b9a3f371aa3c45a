/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The data of a row.
  associatedtype TableRowValue: Identifiable
  var _sections: [_TableSection<TableRowValue>] { get }
}

/// The row of one value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value
  /// A row that shows `value` in the table's columns.
  public init(_ value: Value) { self.value = value }
  public var _sections: [_TableSection<Value>] { [_TableSection(rows: [value])] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _sections: [_TableSection<Content.TableRowValue>] {
    [_TableSection(rows: data.flatMap { content($0)._sections.flatMap(\.rows) })]
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of a table for each element of the data.
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public var _sections: [_TableSection<Content.TableRowValue>] {
    [_TableSection(header: AnyView(header), rows: content._sections.flatMap(\.rows))]
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// A section of a table's rows, without a header.
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V {
    header = EmptyView()
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// A section of a table's rows under a title, which is drawn behind `: `.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    header = Text(titleKey)
    self.content = content()
    footer = EmptyView()
  }
}

/// Several rows, one after the other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public let _sections: [_TableSection<Value>]
}

/// Builds the rows of a table from statements.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// Takes rows.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> TupleTableRowContent<Value> where Rows.TableRowValue == Value { TupleTableRowContent(_sections: rows._sections) }
  /// Joins rows, one after the other.
  public static func buildBlock(_ parts: TupleTableRowContent<Value>...) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_sections: parts.flatMap(\._sections))
  }
  /// The rows of an `if` without an `else`.
  public static func buildIf(_ rows: TupleTableRowContent<Value>?) -> TupleTableRowContent<Value> {
    rows ?? TupleTableRowContent(_sections: [])
  }
}
