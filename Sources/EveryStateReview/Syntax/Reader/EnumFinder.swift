import SwiftSyntax

/// The enums of an app, each with its cases: which of them are errors is known when one is thrown.
final class EnumFinder: SyntaxVisitor {
  private let file: File
  /// The types whose braces are open.
  private var open: [String] = []
  /// The cases of the enums among them.
  private var cases: [[String]] = []

  init(_ file: File) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    open.append(name)
    cases.append([])
    return .visitChildren
  }
  private func leave() {
    if let found = cases.last, !found.isEmpty {
      say("E", open.joined(separator: "."), found.joined(separator: " "))
    }
    open.removeLast()
    cases.removeLast()
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    // What is marked as unavailable cannot be thrown.
    let isUnavailable = node.attributes.contains { $0.text.hasPrefix("@available") && $0.text.contains("unavailable") }
    guard !isUnavailable, !cases.isEmpty else { return .skipChildren }
    cases[cases.count - 1] += node.elements.map { element in
      let name = element.name.text
      return "\(name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name):\(file.line(element))"
    }
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.text) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    node.builtClause.map { walk($0) }
    return .skipChildren
  }
}
