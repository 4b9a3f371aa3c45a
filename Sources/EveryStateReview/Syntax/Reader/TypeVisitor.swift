import SwiftSyntax

/// A visitor that tracks the types around the current node.
class TypeVisitor: SyntaxVisitor {
  /// - Parameter name: the declared name; for an extension the text before its braces.
  func enter(_ name: String, _ group: any DeclGroupSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
  func leave(_ group: any DeclGroupSyntax) {}

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.text, node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
}
