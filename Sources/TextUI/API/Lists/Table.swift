/// Rows of the same values in columns. A frame has the width of a phone, where a table shows its first column only, and
/// no headers: it is drawn as a list.
public struct Table<Value: Identifiable, Rows, Columns> {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
}

extension Table: View
where
  Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value,
  Columns.TableRowValue == Value
{
  public var body: some View {
    let cell = columns._firstCell
    let sections = rows._sections
    ListBody(
      selection: selection,
      content: ForEach(sections.indices, id: \.self) { index in
        let section = sections[index]
        Section(content: { ForEach(section.rows) { cell?($0) } }, header: { section.header })
      })
  }
}

/// A table's rows, and the headers above them.
public struct _TableSection<Value: Identifiable> {
  var header: AnyView?
  var rows: [Value]
}

/// The rows that a table was given as values.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  public var _sections: [_TableSection<Data.Element>] { [_TableSection(rows: Array(data))] }
}

extension Table where Columns: TableColumnContent, Columns.TableRowValue == Value {
  /// A table with a row for each element of the data. Those whose ids `selection` holds begin with `*>`.
  nonisolated public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: Rows(data: data), columns: columns(), selection: ListSelection(selection))
  }
  /// A table with a row for each element of the data. The selected one begins with `*>`.
  nonisolated public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: Rows(data: data), columns: columns(), selection: ListSelection(selection))
  }
  /// A table that the user sorts by its headers. Text has none: the rows are as the data has them.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>? = nil, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(rows: Rows(data: data), columns: columns(), selection: ListSelection(selection))
  }
}

extension Table
where Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  /// A table of rows that are written one by one, or in sections. Those whose ids `selection` holds begin with `*>`.
  nonisolated public init(
    selection: Binding<Set<Value.ID>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: ListSelection(selection)) }
  /// A table of written rows that the user sorts by its headers. Text has none: the rows are as they are written.
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>? = nil, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns(), selection: ListSelection(selection)) }
}

/// How a table's rows and columns are set off: text has no counterpart.
public enum SystemTableStyle: Sendable { case automatic, inset }
