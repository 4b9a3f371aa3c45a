/// Reads and writes a value that another view or object owns. A view that has one captures its value as it does that of a `State`.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// Reads the value, and observes it unless only the newest is asked for.
  private let get: (_ newest: Bool) -> Value
  private let set: (Value, Transaction) -> Void
  /// The transaction of a change. Without effect in text.
  public var transaction = Transaction()
  /// The storage of the value, or of the one that it is a part of, where it is known.
  private var place: ObservedPlace?
  /// Whether it is a part of the value there.
  private var isPart = false
  /// Whether it is a part by an index that the value has no more.
  private var isGone: (() -> Bool)?
  private var captured: CapturedValue<Value>?

  /// Reads with one closure and writes with the other.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Views read and write on the main actor; `@isolated(any)` closures are such closures or need no isolation.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.get = { _ in get() }
    self.set = { value, _ in set(value) }
    // SwiftUI reads it at once as well: so the body that makes it depends on what it reads.
    if ViewUpdate.isRunning { _ = get() }
  }

  init(unchecked get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = { _ in get() }
    self.set = set
  }

  init(_ box: StateBox<Value>, _ captured: CapturedValue<Value>? = nil, set: ((Value) -> Void)? = nil) {
    get = { $0 ? box.newest : box.value }
    self.set = { value, _ in if let set { set(value) } else { box.value = value } }
    place = box
    self.captured = captured
  }

  init<Whole>(_ whole: Binding<Whole>, _ part: @escaping (Whole) -> Value, _ set: @escaping (Value) -> Void) {
    get = { part($0 ? whole.get(true) : whole.wrappedValue) }
    self.set = { value, _ in set(value) }
    place = whole.place
    isPart = true
    isGone = whole.isGone
  }

  /// The same for a part of the system that keeps it outside of a view's properties: it observes the newest value.
  var observed: Binding {
    var observed = self
    observed.captured = nil
    return observed
  }

  /// The name of the property that keeps the value.
  var placeName: String? { place?.name }

  public var wrappedValue: Value {
    get { if ViewUpdate.isRunning, let captured { captured.read } else { get(false) } }
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
    return Binding<Subject>(base, { $0[keyPath: keyPath] }) { base.wrappedValue[keyPath: keyPath] = $0 }
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
    self.init(base, { $0 }) { if let value = $0 { base.wrappedValue = value } }
  }

  /// A binding to the value inside an optional; nil if the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(base, { $0 ?? last }) { base.wrappedValue = $0 }
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
    let (old, new) = (old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self))
    guard let place = old.pointee.place, !old.pointee.isPart, !new.pointee.isPart else { return false }
    return place === new.pointee.place
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let binding = pointer.assumingMemoryBound(to: Self.self)
    binding.pointee.captured = binding.pointee.place.map {
      CapturedValue(binding.pointee.get(true), of: $0, in: slot)
    }
    if let isGone = binding.pointee.isGone { slot.watch(isGone, binding.pointee.placeName) }
    return true
  }
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

  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  private func element(at position: Value.Index) -> Binding<Value.Element> {
    let base = self
    // A row that is made again in a moment may read it once more after the element was removed.
    let last = LastElement<Value.Element>()
    return Binding<Value.Element>(base, { last.read($0, position) }) { base.wrappedValue[position] = $0 }
  }
}

private final class LastElement<Element> {
  private var value: Element?

  func read<C: Collection<Element>>(_ elements: C, _ index: C.Index) -> Element {
    if let value, index < elements.startIndex || index >= elements.endIndex { return value }
    let element = elements[index]
    value = element
    return element
  }
}

extension Binding where Value: MutableCollection, Value.Index == Int {
  /// A binding to the element at an index, as an app asks for it. On a phone it may be read once more after the element was removed.
  public subscript(position: Int) -> Binding<Value.Element> {
    let base = self
    var part = element(at: position)
    part.isGone = { position >= base.get(true).endIndex }
    return part
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
