import EveryStateLoaders

/// Which loader a view shows: an object is itself; of values, those that are equal are the same one, and those that cannot be
/// compared are told apart by their type alone.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct LoaderIdentity: Hashable {
  private let identity: AnyHashable
  /// Held, so that no other loader comes to stand at its address.
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
