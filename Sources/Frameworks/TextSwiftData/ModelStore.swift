/// The models of a container, by kind, in the order in which they were inserted.
final class ModelStore {
  private var shelves: [ObjectIdentifier: Shelf] = [:]

  /// The models of one kind. Who has read them is told when there are others.
  @Observable final class Shelf {
    var records: [Record] = []
  }

  struct Record {
    let model: any PersistentModel
    /// Who has inserted it and not saved yet: nobody else sees it.
    var inserter: ObjectIdentifier?
    /// Who has deleted it and not saved yet: everybody else sees it still.
    var deleter: ObjectIdentifier?
  }

  func shelf(of type: any PersistentModel.Type) -> Shelf {
    if let shelf = shelves[ObjectIdentifier(type)] { return shelf }
    let shelf = Shelf()
    shelves[ObjectIdentifier(type)] = shelf
    return shelf
  }

  func models<T: PersistentModel>(_ type: T.Type, in context: ModelContext) -> [T] {
    let reader = ObjectIdentifier(context)
    return shelf(of: type).records.lazy
      .filter { ($0.inserter ?? reader) == reader && $0.deleter != reader }
      .compactMap { $0.model as? T }
  }

  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    shelves.values.lazy.flatMap(\.records).map(\.model).first { $0.persistentModelID == id }
  }

  func removeAll() {
    for shelf in shelves.values { shelf.records = [] }
  }

  /// What one context has inserted and deleted is so for all.
  func save(_ context: ModelContext) {
    let saver = ObjectIdentifier(context)
    for shelf in shelves.values where shelf.records.contains(where: { $0.inserter == saver || $0.deleter == saver }) {
      shelf.records = shelf.records.compactMap { record in
        if record.deleter == saver { return nil }
        var record = record
        if record.inserter == saver { record.inserter = nil }
        return record
      }
    }
  }
}
