import EveryStateLoaders

/// The views that show a loader. A load that one of them started continues while any of them is on screen, and is canceled
/// when the last one disappears. The user did not cancel it, so no view says "Cancelled".
@MainActor
final class LoaderAudience {
  private struct Entry {
    weak var loader: AnyObject?
    let audience: LoaderAudience
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]

  private var views = 0
  private var load: Task<Void, Never>?
  /// The number of abandoned loads whose work has not ended.
  private var windingDown = 0
  private var wasLeft = false

  nonisolated init() {}

  /// The audience that all views of an object share; nil for a loader that is a value, which cannot be shared.
  static func shared(of loader: some Loadable) -> LoaderAudience? {
    guard type(of: loader) as Any.Type is AnyObject.Type else { return nil }
    let object = loader as AnyObject
    if let entry = entries[ObjectIdentifier(object)], entry.loader === object { return entry.audience }
    entries = entries.filter { $0.value.loader != nil }
    let audience = LoaderAudience()
    entries[ObjectIdentifier(object)] = Entry(loader: object, audience: audience)
    return audience
  }

  /// Adds a view, which must ``leave()``.
  func join<Loader: Loadable>(_ loader: Loader, loads: Bool) {
    views += 1
    guard loads, load == nil else { return }
    let state = loader.currentState
    // An abandoned load that still runs will not deliver a value.
    guard state.isWorthLoading || state.isLoading && windingDown > 0 else { return }
    wasLeft = false
    load = Task { [weak self] in
      await loader.load()
      self?.ended()
    }
  }

  func leave() {
    views -= 1
    // In turn: another view may be about to join.
    Task { if views == 0 { abandon() } }
  }

  private func abandon() {
    guard let load else { return }
    self.load = nil
    wasLeft = true
    windingDown += 1
    load.cancel()
  }

  private func ended() {
    if Task.isCancelled { windingDown -= 1 } else { load = nil }
  }

  /// The state that a view shows: an abandoned load does not show as canceled.
  func shown<Value>(_ state: LoadingState<Value>, loads: Bool) -> LoadingState<Value> {
    guard state.isCanceled, wasLeft else { return state }
    return loads ? .loading(nil) : .idle
  }

  func receive<Value>(_ state: LoadingState<Value>) {
    if !state.isCanceled, windingDown == 0 { wasLeft = false }
  }
}

extension LoadingState {
  /// Whether a screen that appears should load: a loaded value is kept, and a failure waits for the user.
  fileprivate var isWorthLoading: Bool { value == nil && error == nil && !isLoading }
}

/// The identity of a loader: objects are compared by identity, equatable values by equality, other values by their type
/// alone.
struct LoaderIdentity: Hashable {
  private let identity: AnyHashable
  /// Retained, so that no other loader gets its address.
  private let object: AnyObject?

  init(_ loader: some Loadable) {
    let kind = type(of: loader) as Any.Type
    object = kind is AnyObject.Type ? loader as AnyObject : nil
    if let object {
      identity = ObjectIdentifier(object)
    } else if let value = loader as? any Hashable {
      identity = AnyHashable(value)
    } else {
      identity = ObjectIdentifier(kind)
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
