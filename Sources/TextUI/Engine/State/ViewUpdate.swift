/// Whether the tree is being updated: bodies are evaluated, or views are placed or drawn. Actions and tasks run outside of updates.
enum ViewUpdate {
  nonisolated(unsafe) private(set) static var isRunning = false
  /// The presentation whose content is being made: `a sheet`.
  nonisolated(unsafe) private(set) static var presentation: String?

  /// The evaluation whose code of the app's is running: a body, the rows of a `ForEach`.
  nonisolated(unsafe) private(set) static var reader: ChangeToken?

  static func reading<R>(_ token: ChangeToken, _ code: () -> R) -> R {
    let before = reader
    defer { reader = before }
    reader = token
    return code()
  }

  /// Called when a value that views show changes, on any thread; only the main thread updates views.
  static func noteWrite(_ name: @autoclosure () -> String?) {
    guard isRunning, let reader, Thread.isMainThread else { return }
    reader.noteWrite(name())
  }

  static func run<R>(_ body: () -> R) -> R { running(true, nil, body) }
  /// Runs an action of the app in the middle of an update, such as that of a value that a publisher sends at once.
  static func pause<R>(_ action: () -> R) -> R { running(false, nil, action) }
  static func making<R>(_ presentation: String?, _ body: () -> R) -> R { running(isRunning, presentation, body) }

  private static func running<R>(_ isRunning: Bool, _ presentation: String?, _ body: () -> R) -> R {
    let before = (self.isRunning, self.presentation, reader)
    defer { (self.isRunning, self.presentation, reader) = before }
    (self.isRunning, self.presentation, reader) = (isRunning, presentation, nil)
    return body()
  }
}

/// The value of a property such as `@State` as its view's last evaluation captured it. Closures that were made in that evaluation read it
/// in every update until the next one, as in SwiftUI (OpenSwiftUI: `State.getValue(forReading:)`); outside of updates they read the newest.
struct CapturedValue<Value> {
  private let value: Value
  private let version: Int
  private let reading: PropertyReading

  fileprivate init(_ value: Value, _ reading: PropertyReading) {
    self.value = value
    version = reading.place.version
    self.reading = reading
  }

  @MainActor init(_ value: Value, of place: ObservedPlace, in slot: _PropertySlot) {
    self.init(value, slot.reading(of: place, slot.knownReading))
  }

  var read: Value {
    reading.note(version)
    return value
  }
}

extension CapturedValue: Sendable where Value: Sendable {}

/// The storage of a view's property, and the value that its view captured last.
struct CapturedState<Value> {
  let box: StateBox<Value>
  private let captured: CapturedValue<Value>

  /// - Parameter box: where the value is, given where it was at the last evaluation.
  @MainActor init(in slot: _PropertySlot, _ box: (StateBox<Value>?) -> StateBox<Value>) {
    let known = slot.knownReading
    self.box = box(known?.place as? StateBox<Value>)
    captured = CapturedValue(self.box.newest, slot.reading(of: self.box, known))
  }

  var value: Value { ViewUpdate.isRunning ? captured.read : box.newest }
  func binding(set: ((Value) -> Void)? = nil) -> Binding<Value> { Binding(box, captured, set: set) }
}

extension CapturedState: Sendable where Value: Sendable {}

/// Whether a property of a view was read in an update, by its body or by a closure made there: from then on the view is evaluated again
/// whenever the value changes.
final class PropertyReading: @unchecked Sendable {
  let place: ObservedPlace
  private let view: ChangeToken
  private let name: String
  private var isRead = false

  init(_ place: ObservedPlace, _ view: ChangeToken, _ name: String) {
    self.place = place
    self.view = view
    self.name = name
  }

  fileprivate func note(_ version: Int) {
    guard !isRead else { return }
    isRead = true
    place.addReader(view)
    // The change was before the first reading: no evaluation follows that would show it.
    guard version != place.version else { return }
    view.noteStale(name, in: ViewUpdate.presentation ?? "content that is made later")
  }
}

extension _PropertySlot {
  fileprivate var knownReading: PropertyReading? { storage.pointee.objects[key] as? PropertyReading }

  fileprivate func reading(of place: ObservedPlace, _ known: PropertyReading?) -> PropertyReading {
    if let known, known.place === place { return known }
    let reading = PropertyReading(place, changes, name)
    if place.name == nil { place.name = name }
    storage.pointee.objects[key] = reading
    return reading
  }
}
