/// Finds the one `objectWillChange` of each object that does not declare its own.
///
/// It stands in the boxes of the object's `@Published` properties, and so goes when the object goes. An object without
/// such properties has its publisher in a side table.
enum WillChange {
  private static let lock = Lock()
  nonisolated(unsafe) private static var table = WeakTable<ObservableObjectPublisher>()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let boxes = PublishedFields.boxes(of: object)
    let (publisher, garbage) = lock.withLock { () -> (ObservableObjectPublisher, [Any]) in
      if let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? table.value(for: object) {
        for box in boxes where box.objectWillChange == nil { box.connect(to: publisher) }
        return (publisher, [])
      }
      let publisher = ObservableObjectPublisher()
      for box in boxes { box.connect(to: publisher) }
      return (publisher, boxes.isEmpty ? table.insert(publisher, for: object) : [])
    }
    return withExtendedLifetime(garbage) { publisher }
  }

  /// The publisher to fire when the property of `box` changes: `nil` if nobody has asked the object for it.
  static func publisher(for box: AnyPublishedBox, of object: AnyObject?) -> ObservableObjectPublisher? {
    lock.withLock {
      if let publisher = box.objectWillChange { return publisher }
      // Only where reflection cannot see the property does its object stand in the table.
      guard let object, !table.isEmpty else { return nil }
      return table.value(for: object)
    }
  }

  /// How many objects stand in the side table, dead ones not yet swept included.
  static var tableCount: Int { lock.withLock { table.count } }
}
