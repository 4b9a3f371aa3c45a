import Synchronization

/// The parts of an app that `everystate adopt` leaves out of the build, as they are used: the frame that uses one fails with its name.
enum LeftOutParts {
  private static let names = Mutex<[String]>([])

  static func use(_ name: String) { names.withLock { $0.append(name) } }
  static var count: Int { names.withLock { $0.count } }
  static func issues(since count: Int) -> [RenderingIssue] {
    names.withLock { names in names.dropFirst(count).map { .leftOut(name: $0) } }
  }
}

/// Replaces the body of a function that does not compile on Linux: an empty value if the type has one.
public func _leftOut<T>(_ name: String) -> T {
  LeftOutParts.use(name)
  if let nothing = () as? T { return nothing }
  if let empty = (T.self as? any HasEmptyValue.Type)?.init() as? T { return empty }
  fatalError("\(name) is left out of this build, and \(T.self) has no empty value: see EveryState/LeftOut.txt.")
}

/// Replaces the body of a function that throws.
public func _leftOutError(_ name: String) -> any Error {
  LeftOutParts.use(name)
  return LeftOutError(name: name)
}

private struct LeftOutError: LocalizedError {
  let name: String
  var errorDescription: String? { "\(name) is left out of this build." }
}

/// Replaces the body of a view.
public struct _LeftOutView: View {
  private let name: String
  public init(_ name: String) { self.name = name }
  public var body: some View {
    let _: Void = _leftOut(name)
    EmptyView()
  }
}

/// A name of a module that Linux does not have, which the app calls: `KFImage(url).resizable()`. It is drawn as `‹KFImage›`, and other
/// calls do nothing.
@dynamicCallable @dynamicMemberLookup
public struct _StandInValue: View, @unchecked Sendable {
  private let name: String
  public nonisolated init(_ name: String) { self.name = name }
  public var body: some View { Text(verbatim: "‹\(name)›") }

  @discardableResult
  public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Self { self }
  public nonisolated subscript(dynamicMember member: String) -> Self {
    get { self }
    nonmutating set {}
  }
}

extension View {
  /// A modifier of a module that Linux does not have: a note tells it.
  public func _standIn(_ name: String) -> some View { adding(.effects, "‹\(name)›") }
}

private protocol HasEmptyValue { init() }
extension Optional: HasEmptyValue { fileprivate init() { self = nil } }
extension Array: HasEmptyValue {}
extension Dictionary: HasEmptyValue {}
extension Set: HasEmptyValue {}
extension String: HasEmptyValue {}
extension Bool: HasEmptyValue {}
extension Int: HasEmptyValue {}
extension Double: HasEmptyValue {}
extension CGFloat: HasEmptyValue {}
extension CGPoint: HasEmptyValue {}
extension CGRect: HasEmptyValue {}
extension CGSize: HasEmptyValue {}
extension Data: HasEmptyValue {}
extension Date: HasEmptyValue {}
extension AttributedString: HasEmptyValue {}
