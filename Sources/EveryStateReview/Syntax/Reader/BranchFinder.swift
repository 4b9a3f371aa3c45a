import SwiftSyntax

/// Finds the sides of `if` and `switch` in builders, and the bodies of `ForEach`, which a golden draws or not.
final class BranchFinder: SyntaxVisitor {
  private let file: File

  init(_ file: File) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// Prints a branch with the place that its builder receives, and its line in the source.
  private func branch(_ kind: String, at node: some SyntaxProtocol, for place: some SyntaxProtocol, _ subject: String) {
    say(
      "B", kind, "\(file.line(place))", file.place(node), Syntax(node).enclosingBranch.map(file.place) ?? "",
      subject.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if let isNew = node.asksForNewest {
      // Only one side is ever built here.
      if isNew { walk(node.body) } else if let rest = node.elseBody { walk(rest) }
      return .skipChildren
    }
    guard node.isBranching else { return .visitChildren }
    let conditions = node.conditions.text
    branch("if", at: node.body.leftBrace, for: node, conditions)
    if case .codeBlock(let block) = node.elseBody { branch("else", at: block.leftBrace, for: block, conditions) }
    // Without `else` the builder receives the last brace, and nothing is drawn.
    if node.elseBody == nil { branch("skip", at: node.body.rightBrace, for: node, conditions) }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard node.ancestor(SwitchExprSyntax.self)?.isBranching == true else { return .visitChildren }
    if let first = node.statements.first { branch("case", at: first, for: node.label, node.label.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let data = node.rowData, let paren = node.leftParen, node.isDrawn { branch("rows", at: paren, for: node, data) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    node.builtClause(in: file).map { walk($0) }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    isPreview(node) ? .skipChildren : .visitChildren
  }
}

extension SyntaxProtocol {
  /// The branches that this code decides, or else the one around it, by the places that their builders receive.
  func sides(in file: File) -> [String] {
    var node = Syntax(self)
    while let outer = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let branching = outer.as(IfExprSyntax.self), branching.isBranching, node.id == branching.conditions.id {
        let taken = file.place(branching.body.leftBrace)
        switch branching.elseBody {
        case .codeBlock(let block): return [taken, file.place(block.leftBrace)]
        case .ifExpr: return [taken]
        case nil: return [taken, file.place(branching.body.rightBrace)]
        }
      }
      if let one = outer.as(SwitchCaseSyntax.self), node.id == one.label.id,
        one.ancestor(SwitchExprSyntax.self)?.isBranching == true, let first = one.statements.first
      {
        return [file.place(first)]
      }
      node = outer
    }
    return Syntax(self).enclosingBranch.map { [file.place($0)] } ?? []
  }
}

extension IfExprSyntax {
  /// Whether its only condition is a new or an old system; Linux counts as the newest. nil for any other condition.
  fileprivate var asksForNewest: Bool? {
    guard conditions.count == 1, case .availability(let condition) = conditions.first?.condition else { return nil }
    return condition.availabilityKeyword.text == "#available"
  }

  fileprivate var isBranching: Bool {
    guard asksForNewest == nil, isDrawn else { return false }
    var blocks = [body.statements]
    switch elseBody {
    case .codeBlock(let block): blocks.append(block.statements)
    // The rest of the chain must be the same.
    case .ifExpr(let rest) where rest.asksForNewest == nil && !rest.isBranching: return false
    default: break
    }
    return blocks.allSatisfy(\.areViews)
  }
}

extension SwitchExprSyntax {
  fileprivate var isBranching: Bool {
    isDrawn
      && cases.allSatisfy { one in
        guard case .switchCase(let one) = one else { return true }
        return one.statements.areViews
      }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether all statements can be in a builder: a closure with other statements draws nothing.
  fileprivate var areViews: Bool {
    allSatisfy { statement in
      switch statement.item {
      case .decl: true
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.isBranching ?? false
      case .expr(let expression): !expression.acts
      }
    }
  }
}

extension ExprSyntax {
  fileprivate var isBranching: Bool {
    self.as(IfExprSyntax.self).map { $0.asksForNewest != nil || $0.isBranching } ?? self.as(SwitchExprSyntax.self)?
      .isBranching ?? false
  }

  fileprivate var acts: Bool {
    if self.is(AwaitExprSyntax.self) || self.is(TryExprSyntax.self) { return true }
    guard let parts = self.as(SequenceExprSyntax.self)?.elements.dropFirst().first else { return false }
    return parts.is(AssignmentExprSyntax.self) || ["+=", "-=", "*=", "/="].contains(parts.text)
  }
}

extension SyntaxProtocol {
  /// Whether it is a part of a view that a golden can show.
  fileprivate var isDrawn: Bool {
    guard isInBuilder else { return false }
    var node = parent
    while let here = node {
      if let closure = here.as(ClosureExprSyntax.self) {
        let (name, label) = callee(of: closure)
        if Self.undrawn.contains(name) || label == "rows" || name.lowercased().hasPrefix("chart") { return false }
        // An app's own button acts like SwiftUI's.
        if name.hasSuffix("Button"), label == nil, !hasAction(closure) { return false }
      } else if let binding = here.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
        // A screen never contains a whole app.
        if ["Scene", "Commands"].contains(where: type.text.hasSuffix) { return false }
      }
      node = here.parent
    }
    return true
  }

  /// Functions whose closures are not views, or whose views are never drawn.
  private static var undrawn: Set<String> {
    [
      "map", "compactMap", "flatMap", "filter", "sorted", "sort", "first", "firstIndex", "last", "contains", "reduce",
      "allSatisfy", "min", "max", "forEach", "prefix", "drop", "async", "asyncAfter", "run", "Canvas", "alignmentGuide",
      "transaction", "visualEffect", "accessibilityAction", "accessibilityAdjustableAction",
      "accessibilityScrollAction",
      "swipeActions", "accessibilityActions", "accessibilityRotor", "accessibilityRepresentation", "dropDestination",
      "fileImporter", "fileExporter", "fileMover", "refundRequestSheet", "offerCodeRedemption", "itemProvider",
      "transformEnvironment", "transformPreference", "anchorPreference", "keyframeAnimator",
    ]
  }
}

extension FunctionCallExprSyntax {
  /// The data of a `ForEach` or a `List` with rows; nil for any other call.
  fileprivate var rowData: String? {
    var called = calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    let name = called.text.hasPrefix("SwiftUI.") ? String(called.text.dropFirst("SwiftUI.".count)) : called.text
    guard ["ForEach", "List"].contains(name), let data = arguments.first, data.label == nil else { return nil }
    // An app's own overloads receive no place.
    let labels = arguments.dropFirst().compactMap(\.label?.text)
    guard labels.allSatisfy(["id", "selection", "content", "rowContent"].contains),
      trailingClosure != nil || labels.last == "content" || labels.last == "rowContent"
    else { return nil }
    return "\(name)(\(data.expression.text))"
  }
}

extension Syntax {
  /// The branch around it, as its builder receives it.
  fileprivate var enclosingBranch: Syntax? {
    var node = parent
    while let here = node {
      if let block = here.as(CodeBlockSyntax.self), let branching = block.parent?.as(IfExprSyntax.self),
        branching.isBranching, here.id != self.parent?.id || !self.is(TokenSyntax.self)
      {
        return Syntax(block.leftBrace)
      }
      if let one = here.as(SwitchCaseSyntax.self), one.ancestor(SwitchExprSyntax.self)?.isBranching == true,
        let first = one.statements.first, first.id != id
      {
        return Syntax(first)
      }
      if here.is(ClosureExprSyntax.self), let call = here.ancestor(FunctionCallExprSyntax.self), call.rowData != nil,
        let paren = call.leftParen, call.isDrawn
      {
        return Syntax(paren)
      }
      if here.is(MemberBlockSyntax.self) { return nil }
      node = here.parent
    }
    return nil
  }
}

func isPreview(_ group: some DeclGroupSyntax) -> Bool {
  group.inheritanceClause?.inheritedTypes.contains { $0.type.text == "PreviewProvider" } == true
}
