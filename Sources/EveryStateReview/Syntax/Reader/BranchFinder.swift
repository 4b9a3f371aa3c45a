import SwiftSyntax

/// The sides of `if` and `switch` in builders, and the bodies of `ForEach`: what a golden can draw or not.
final class BranchFinder: SyntaxVisitor {
  private let file: File

  init(_ file: File) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func branch(_ kind: String, at node: some SyntaxProtocol, _ subject: String) {
    say("B", kind, "\(file.line(node))", subject.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isInBuilder else { return .visitChildren }
    let conditions = node.conditions.text
    branch("if", at: node.body.leftBrace, conditions)
    switch node.elseBody {
    case .codeBlock(let block): branch("else", at: block.leftBrace, conditions)
    // Another `if` says its own; without `else` nothing is drawn, and nothing tells the builder where.
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard node.isInBuilder else { return .visitChildren }
    branch("case", at: node.label, node.label.text)
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
