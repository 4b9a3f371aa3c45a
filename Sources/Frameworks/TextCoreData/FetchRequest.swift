import Observation
import TextFoundation
import TextUI

extension EnvironmentValues {
  /// The context in which the views inside find and change objects; a placeholder until a view sets one.
  @Entry public var managedObjectContext: NSManagedObjectContext = NSManagedObjectContext(isAbsent: true)
}

/// A request in a view, with the predicate and the order that the app sets later: they last as long as the view.
public struct _Fetch<Result> {
  @Environment(\.managedObjectContext) private var context
  @State fileprivate var settings = Settings()
  fileprivate let request: NSFetchRequest<Result>
  fileprivate private(set) var results: [Result] = []
  @Observable fileprivate final class Settings {
    var predicate: NSPredicate??
    var descriptors: [NSSortDescriptor]?
  }
  fileprivate init(_ request: NSFetchRequest<Result>) { self.request = request }
  fileprivate init(_ sort: [NSSortDescriptor], _ predicate: NSPredicate?, _ entity: NSEntityDescription? = nil) {
    request = NSFetchRequest()
    (request.entity, request.sortDescriptors, request.predicate) = (entity, sort, predicate)
  }
  /// Itself, for a view that depends on the context's changes and on the settings.
  fileprivate var observed: Self {
    context.observe()
    _ = (settings.predicate, settings.descriptors)
    return self
  }
}

extension _Fetch: DynamicProperty {
  /// The results stay as they are while an action runs.
  public mutating func update() {
    let (old, oldOrder) = (request.predicate, request.sortDescriptors)
    request.predicate = settings.predicate ?? old
    request.sortDescriptors = settings.descriptors ?? oldOrder
    results = (try? context.fetch(request)) ?? []
    (request.predicate, request.sortDescriptors) = (old, oldOrder)
  }

  /// Installs the request at the start of a property.
  @MainActor fileprivate static func install(
    at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot, _ wrapper: String
  ) -> Bool {
    if !slot.around.managedObjectContext.isAbsent { return _install(at: pointer, in: slot) }
    let modifier = "environment(\\.managedObjectContext, _:)"
    slot.reportMissing("an NSManagedObjectContext", wrapper: wrapper, modifier: modifier)
    return false
  }
}

/// Keeps a view's objects up to date with the context around it.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private var fetch: _Fetch<Result>
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { fetch = _Fetch(fetchRequest) }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { fetch = _Fetch(sortDescriptors, predicate, entity) }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject { fetch = _Fetch(sortDescriptors.map(NSSortDescriptor.init(_:)), predicate) }
  @_disfavoredOverload public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject { fetch = _Fetch(sortDescriptors, predicate) }
  public var wrappedValue: FetchedResults<Result> { FetchedResults(fetch: fetch.observed, elements: fetch.results) }
  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    _Fetch<Result>.install(at: pointer, in: slot, "@FetchRequest")
  }
}

/// A `FetchRequest` whose results are in sections. Objects of one section follow each other in the order of the request.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private var fetch: _Fetch<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { (fetch, section) = (_Fetch(fetchRequest), sectionIdentifier) }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    (fetch, section) = (_Fetch(sortDescriptors.map(NSSortDescriptor.init(_:)), predicate), sectionIdentifier)
  }
  @_disfavoredOverload public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject { (fetch, section) = (_Fetch(sortDescriptors, predicate), sectionIdentifier) }
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let sections: [_FetchedSection<SectionIdentifier, Result>] = fetch.results.reduce(into: []) { sections, result in
      let id = result[keyPath: section]
      if sections.last?.id != id { sections.append(.init(id: id, results: [])) }
      sections[sections.count - 1].results.append(result)
    }
    return .init(fetch: fetch.observed, elements: sections)
  }
  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    _Fetch<Result>.install(at: pointer, in: slot, "@SectionedFetchRequest")
  }
}

/// The objects that a `FetchRequest` found.
public typealias FetchedResults<Result> = _FetchedResults<Result, Result>
public typealias SectionedFetchResults<SectionIdentifier: Hashable, Result> =
  _FetchedResults<_FetchedSection<SectionIdentifier, Result>, Result>

/// Objects or sections, whose predicate and order an app sets.
public struct _FetchedResults<Element, Result>: RandomAccessCollection {
  fileprivate let fetch: _Fetch<Result>
  fileprivate let elements: [Element]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  public var nsPredicate: NSPredicate? {
    get { fetch.settings.predicate ?? fetch.request.predicate }
    nonmutating set { fetch.settings.predicate = .some(newValue) }
  }
  /// Set to sort in another way; it is not read back.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { fetch.settings.descriptors = newValue.map(NSSortDescriptor.init(_:)) }
  }
}

public struct _FetchedSection<ID: Hashable, Result>: RandomAccessCollection, Identifiable {
  public let id: ID
  fileprivate var results: [Result]
  public var startIndex: Int { 0 }
  public var endIndex: Int { results.count }
  public subscript(position: Int) -> Result { results[position] }
}

extension NSSortDescriptor {
  /// The same order for objects.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Any.self, ascending: true) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      return descriptor.compare(one, other)
    }
  }
}
