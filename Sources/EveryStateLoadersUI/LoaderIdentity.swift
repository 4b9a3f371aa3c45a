import EveryStateLoaders

/// Which loader a view shows: an object is itself; of values, those that are equal are the same one, and those that cannot be
/// compared are told apart by their type alone.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct LoaderIdentity: Hashable {
  private let identity: AnyHashable

  init(_ loader: some Loadable) {
    let kind = type(of: loader) as Any.Type
    if kind is AnyObject.Type {
      identity = ObjectIdentifier(loader as AnyObject)
    } else if let value = loader as? any Hashable {
      identity = AnyHashable(value)
    } else {
      identity = ObjectIdentifier(kind)
    }
  }
}
