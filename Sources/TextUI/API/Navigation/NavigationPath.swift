/// The values that have been pushed on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path: nothing is pushed on the stack's own screen.
  public init() {}
  /// A path of these values, from the first screen that is pushed to the one on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// How many screens are pushed.
  public var count: Int { values.count }
  /// Whether the stack shows its own screen.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the screen of a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes the last `k` screens away. The path must have as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// How a navigation stack reads and changes its path, whatever its storage.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// Returns false where the path cannot hold the value.
  let append: (AnyHashable) -> Bool
  let removeFrom: (Int) -> Void
  let typeName: String

  init(_ path: Binding<NavigationPath>) {
    let path = path.observed
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
    }
    removeFrom = { path.wrappedValue.values.removeSubrange($0...) }
    typeName = "NavigationPath"
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    let path = path.observed
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
