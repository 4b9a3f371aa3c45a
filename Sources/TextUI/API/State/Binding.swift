/// Reads and writes a value that another view or object owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The transaction of a change. Without effect in text.
  public var transaction = Transaction()
  /// The storage of the value, where it is known, so that its readers can be notified of changes.
  private var place: AnyObject?

  /// Reads with one closure and writes with the other.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Views read and write on the main actor; `@isolated(any)` closures are such closures or need no isolation.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.get = get
    self.set = { value, _ in set(value) }
  }

  init(unchecked get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  init(_ box: StateBox<Value>) {
    get = { box.value }
    set = { value, _ in box.value = value }
    place = box
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  /// Reads and writes the value of another binding, for an argument that is given as `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a constant: writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(unchecked: { value }, set: { _, _ in }) }

  /// A binding to a part of the value: `$person.name`.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      unchecked: { base.wrappedValue[keyPath: keyPath] },
      set: { value, _ in base.wrappedValue[keyPath: keyPath] = value })
  }

  /// The same binding with another `transaction`, which has no effect in text.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

extension Binding {
  /// A binding to the value as an optional one. Writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(unchecked: { base.wrappedValue }, set: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional; nil if the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(unchecked: { base.wrappedValue ?? last }, set: { value, _ in base.wrappedValue = value })
  }

  /// A binding to the value without its type. Writing a value of another type does nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      unchecked: { AnyHashable(base.wrappedValue) },
      set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    guard let place = old.assumingMemoryBound(to: Self.self).pointee.place else { return false }
    return place === new.assumingMemoryBound(to: Self.self).pointee.place
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool { true }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    return Binding<Value.Element>(
      unchecked: { base.wrappedValue[position] }, set: { value, _ in base.wrappedValue[position] = value })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
