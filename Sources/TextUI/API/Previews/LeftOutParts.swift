import Synchronization

import struct TextCombine.Empty

/// The parts of an app that `everystate adopt` leaves out of the build, as they are used: the frame that uses one fails with its name.
enum LeftOutParts {
  private static let names = Mutex<[String]>([])

  static func use(_ name: String) { names.withLock { $0.append(name) } }
  static var count: Int { names.withLock { $0.count } }
  static func issues(since count: Int) -> [RenderingIssue] {
    let new = names.withLock { Array($0.dropFirst(count)) }
    return new.indices.filter { new.firstIndex(of: new[$0]) == $0 }.map { .leftOut(name: new[$0]) }
  }
}

/// Replaces the body of a function that does not compile on Linux: an empty value if the type has one.
public func _leftOut<T>(_ name: String) -> T {
  LeftOutParts.use(name)
  if let empty: T = emptyValue() { return empty }
  fatalError("\(name) is left out of this build, and \(T.self) has no empty value: see EveryState/LeftOut.txt.")
}

/// Replaces a statement, and a view in a body: one that was made before the frame, as a provider's previews are, is used when it is drawn.
public func _leftOutPart(_ name: String) -> _LeftOutView {
  LeftOutParts.use(name)
  return _LeftOutView(name)
}

extension View {
  /// Replaces a modifier.
  public func _leftOutCall(_ name: String) -> Self {
    LeftOutParts.use(name)
    return self
  }
}

/// Nothing of a type: no text, an empty array, a stand-in.
func emptyValue<T>() -> T? {
  if let nothing = () as? T { return nothing }
  let value: Any? =
    switch T.self {
    case let type as any HasEmptyValue.Type: type.init()
    case let type as any _StandInMembers.Type: type.init()
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByStringLiteral.Type: emptyText(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: emptyDictionary(type)
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    default: nil
    }
  return value as? T
}

private func emptyText<T: ExpressibleByStringLiteral>(_ type: T.Type) -> T? {
  ("" as? T.StringLiteralType).map(T.init(stringLiteral:))
}
private func emptyDictionary<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> T { [:] }
private func no<T: ExpressibleByBooleanLiteral>(_ type: T.Type) -> T? {
  (false as? T.BooleanLiteralType).map(T.init(booleanLiteral:))
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
  public nonisolated init(_ name: String) { self.name = name }
  public var body: some View {
    let _: Void = _leftOut(name)
    EmptyView()
  }
}

private protocol HasEmptyValue { init() }
extension Optional: HasEmptyValue { fileprivate init() { self = nil } }
extension CGPoint: HasEmptyValue {}
extension CGRect: HasEmptyValue {}
extension CGSize: HasEmptyValue {}
extension Date: HasEmptyValue {}
extension AttributedString: HasEmptyValue {}
/// One that never answers.
extension AnyPublisher: HasEmptyValue {
  fileprivate init() { self = Empty(completeImmediately: false).eraseToAnyPublisher() }
}
