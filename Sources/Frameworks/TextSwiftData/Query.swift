import TextUI

/// The models that a view shows, read from the context in its environment. The view updates when they change.
///
/// `@Query` puts one behind a variable.
public struct Query<Element: PersistentModel, Result> {
  private var descriptor: FetchDescriptor<Element>
  private var context: ModelContext?
  private var result: ([Element]) -> Result

  public var wrappedValue: Result { result(models) }
  public var modelContext: ModelContext { context ?? .absent() }
  /// The error of a failed fetch.
  public var fetchError: (any Error)? {
    do { _ = try context?.fetch(descriptor) } catch { return error }
    return nil
  }

  private var models: [Element] { (try? context?.fetch(descriptor)) ?? [] }
}

extension Query: DynamicProperty {
  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let context = slot.around.modelContext
    guard !context.isAbsent else {
      slot.reportMissing("a ModelContext", wrapper: "@Query", modifier: "modelContainer(_:)")
      return false
    }
    pointer.assumingMemoryBound(to: Self.self).pointee.context = context
    return true
  }
}

extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil, transaction: Transaction? = nil) {
    self.descriptor = descriptor
    result = { $0 }
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil,
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }
}

// `@Query` backs a variable with a `Query`; its arguments are those of `Query.init`.

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation? = nil) =
  #externalMacro(module: "TextSwiftDataMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil, transaction: Transaction? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil,
  transaction: Transaction? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  animation: Animation? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  animation: Animation? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "QueryMacro")
