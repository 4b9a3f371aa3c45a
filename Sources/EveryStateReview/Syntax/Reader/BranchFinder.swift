import SwiftSyntax

/// The sides of `if` and `switch` in builders, and the bodies of `ForEach`: what a golden can draw or not.
final class BranchFinder: SyntaxVisitor {
  private let file: File

  init(_ file: File) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameters:
  ///   - node: what the builder is told the line of.
  ///   - place: where a person looks for the branch.
  private func branch(_ kind: String, at node: some SyntaxProtocol, for place: some SyntaxProtocol, _ subject: String) {
    say(
      "B", kind, "\(file.line(place))", "\(file.line(node))",
      subject.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isInBuilder else { return .visitChildren }
    let conditions = node.conditions.text
    branch("if", at: node.body.leftBrace, for: node, conditions)
    if case .codeBlock(let block) = node.elseBody { branch("else", at: block.leftBrace, for: block, conditions) }
    // Without `else` nothing is drawn, and the builder is told the last brace.
    if node.elseBody == nil { branch("skip", at: node.body.rightBrace, for: node, conditions) }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard node.isInBuilder else { return .visitChildren }
    if let first = node.statements.first { branch("case", at: first, for: node.label, node.label.text) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    isPreview(node) ? .skipChildren : .visitChildren
  }
}

func isPreview(_ group: some DeclGroupSyntax) -> Bool {
  group.inheritanceClause?.inheritedTypes.contains { $0.type.text == "PreviewProvider" } == true
}
