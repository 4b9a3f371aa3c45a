import SwiftSyntax

/// Finds the enums of an app with their cases. An enum is an error once a case is thrown.
final class EnumFinder: TypeVisitor {
  private let file: File
  /// The types around the current node.
  private var open: [String] = []
  /// The cases of the enums among them.
  private var cases: [[String]] = []

  init(_ file: File) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func enter(_ name: String, _ group: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    open.append(name)
    cases.append([])
    return .visitChildren
  }
  override func leave(_ group: any DeclGroupSyntax) {
    if let found = cases.last, !found.isEmpty { say("E", open.joined(separator: "."), found.joined(separator: " ")) }
    open.removeLast()
    cases.removeLast()
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    // A case marked as unavailable cannot be thrown.
    let isUnavailable = node.attributes.contains { $0.text.hasPrefix("@available") && $0.text.contains("unavailable") }
    guard !isUnavailable, !cases.isEmpty else { return .skipChildren }
    cases[cases.count - 1] += node.elements.map { element in
      let name = element.name.text
      return "\(name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name):\(file.line(element))"
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    node.builtClause(in: file).map { walk($0) }
    return .skipChildren
  }
}
