/// Which models are wanted, and in which order: without one, as they were inserted.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  func fetch(_ models: [T]) throws -> [T] {
    var models = models
    if let predicate { models = try models.filter(predicate.evaluate) }
    if !sortBy.isEmpty { models = models.sorted(using: sortBy) }
    if let fetchOffset { models = Array(models.dropFirst(fetchOffset)) }
    if let fetchLimit { models = Array(models.prefix(fetchLimit)) }
    return models
  }
}

extension SortDescriptor {
  /// Orders texts as a person would. Foundation on Linux has `lexical` alone, so it is done by a key.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _PersonsOrder, order: SortOrder = .forward
  ) {
    let path = keyPath.appending(path: \String._inPersonsOrder)
    // A path of two that may be sent may be sent.
    self.init(unsafeBitCast(path, to: (KeyPath<Compared, _PersonsKey> & Sendable).self), order: order)
  }
}

/// The comparators that Foundation on Linux does not have.
public enum _PersonsOrder: Sendable { case localizedStandard, localized }

extension String {
  public var _inPersonsOrder: _PersonsKey { _PersonsKey(text: self) }
}

/// A text by its letters, whatever their case, and by the numbers in it; the same on each machine.
public struct _PersonsKey: Comparable, Sendable {
  let text: String

  public static func < (a: Self, b: Self) -> Bool {
    let order = a.text.compare(
      b.text, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric],
      range: nil, locale: Locale(identifier: "en_US"))
    return order == .orderedSame ? a.text < b.text : order == .orderedAscending
  }
}
