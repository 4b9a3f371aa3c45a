import Testing

/// One small thing that SwiftUI does, told by what views say on a stage.
struct Fact: Sendable {
  let name: String
  let source: Source
  /// What is said, in order.
  let expected: [String]
  let observe: @MainActor @Sendable (Stage) async throws -> Void

  init(
    _ name: String, _ source: Source, _ expected: [String],
    observe: @escaping @MainActor @Sendable (Stage) async throws -> Void
  ) {
    self.name = name
    self.source = source
    self.expected = expected
    self.observe = observe
  }
}

extension Fact: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// Where a fact is written down, or who has measured it on a device.
enum Source: Sendable {
  /// A page of Apple's documentation, below developer.apple.com/documentation/swiftui.
  case documentation(String)
  /// A session of WWDC, as year and number.
  case session(String)
  /// An article or a book.
  case article(String)
  /// A test of the OpenSwiftUI project that passes with Apple's SwiftUI.
  case compatibilityTest(String)
}

extension Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .documentation(let page): "developer.apple.com/documentation/swiftui/\(page)"
    case .session(let session): "WWDC \(session)"
    case .article(let article): article
    case .compatibilityTest(let test): "OpenSwiftUICompatibilityTests/\(test)"
    }
  }
}
