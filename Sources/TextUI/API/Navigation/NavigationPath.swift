/// The values that have been pushed on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// How a navigation stack reads and changes its path, whoever owns it.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// Returns false where the path cannot hold the value.
  let append: (AnyHashable) -> Bool
  let removeFrom: (Int) -> Void
  let typeName: String

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
    }
    removeFrom = { path.wrappedValue.values.removeSubrange($0...) }
    typeName = "NavigationPath"
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeFrom = { count in path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count)) }
    typeName = "\(Data.self)"
  }

  init(_ box: StateBox<NavigationPath>) { self.init(Binding(box)) }
}
