import SwiftOperators
import SwiftSyntax

/// Finds the places of views and view models where a single change can alter the app.
final class PlaceFinder: TypeVisitor {
  private let file: File
  private let types: Types
  /// The kinds of the types around the current node.
  private var open: [Kind] = []

  init(_ file: File, _ types: Types) {
    self.file = file
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  // Functions outside a type, or in an extension of a foreign one, draw if they return a view.
  private func isMeant(_ node: some SyntaxProtocol) -> Bool { (open.last ?? .other) != .other || node.isInBuilder }

  /// - Parameter host: the code that a switch can be written around; nil for the changed code, at `range`.
  private func place(
    _ kind: String, _ node: some SyntaxProtocol, _ new: String, _ subject: String? = nil, at range: Range<Int>? = nil,
    host: Range<Int>? = nil
  ) {
    guard isMeant(node) else { return }
    let range = range ?? node.range
    let host = host ?? range
    say(
      "M", kind, "\(range.lowerBound)", "\(range.count)", "\(file.line(node))", new, subject ?? node.text, node.way,
      node.sides(in: file).joined(separator: ","), "\(host.lowerBound)", "\(host.count)")
  }

  override func enter(_ name: String, _ group: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if isPreview(group) { return .skipChildren }
    let own = types.kind(name.split(separator: ".").last.map(String.init) ?? "")
    // Declarations in a view or a view model belong to it.
    open.append(own == .other ? open.last ?? .other : own)
    return .visitChildren
  }
  override func leave(_ group: any DeclGroupSyntax) { if !isPreview(group) { open.removeLast() } }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let expression): negate(expression)
    case .optionalBinding(let binding): place("binding", binding, binding.text + ", false", binding.text)
    case .matchingPattern(let pattern): place("binding", pattern, pattern.text + ", false", pattern.text)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  private func negate(_ expression: ExprSyntax) {
    if let prefixed = expression.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      place("condition", expression, prefixed.expression.text)
    } else if isComparison(expression) || expression.is(BooleanLiteralExprSyntax.self) {
      // Another place makes the same change.
    } else if expression.is(SequenceExprSyntax.self) {
      place("condition", expression, "!(\(expression.text))")
    } else {
      place("condition", expression, "!\(expression.text)")
    }
  }

  private func isComparison(_ expression: ExprSyntax) -> Bool {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return false }
    return ["==", "!="].contains(elements[elements.index(after: elements.startIndex)].text)
  }

  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard let elements = node.parent?.as(ExprListSyntax.self),
      let index = elements.firstIndex(where: { $0.id == node.id })
    else { return .visitChildren }
    let before = elements[..<index]
    let from = before.lastIndex { $0.is(AssignmentExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self) }
    let condition = before[(from.map { before.index(after: $0) } ?? before.startIndex)...]
    guard let first = condition.first, let last = condition.last else { return .visitChildren }
    let text = trimmed(condition.map { "\($0)" }.joined())
    let isOneComparison = condition.count == 3 && ["==", "!="].contains(condition.dropFirst().first?.text ?? "")
    if !isOneComparison { place("condition", first, "!(\(text))", text, at: first.start..<last.end) }
    return .visitChildren
  }

  private static let opposites = [
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+",
    "+=": "-=", "-=": "+=", "..<": "...", "...": "..<",
  ]

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let opposite = Self.opposites[node.operator.text] {
      // Texts are joined by + and cannot be subtracted.
      let around = node.parent?.as(ExprListSyntax.self)?.contains { $0.is(StringLiteralExprSyntax.self) } == true
      if !(around && ["+", "+="].contains(node.operator.text)) {
        place("operator", node, opposite, node.parent?.parent?.text ?? node.text, host: operation(node))
      }
    }
    return .visitChildren
  }

  /// An operator with its operands: the parser leaves `a < b + c && d` as a list.
  private func operation(_ node: BinaryOperatorExprSyntax) -> Range<Int>? {
    guard let list = node.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let (start, tree) = (list.position.utf8Offset, try? OperatorTable.standardOperators.foldSingle(list))
    let token = tree?.token(at: AbsolutePosition(utf8Offset: node.start - start))
    return token?.parent?.parent.map { ($0.start + start)..<($0.end + start) } ?? list.range
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    place("boolean", node, node.literal.text == "true" ? "false" : "true", node.parent?.text ?? node.text)
    return .visitChildren
  }

  // Layout in points, which has no effect in text.
  private static let points: Set<String> = [
    "spacing", "cornerRadius", "radius", "lineWidth", "minWidth", "maxWidth", "width", "height", "minHeight",
    "maxHeight",
    "minLength", "x", "y", "opacity", "minimumScaleFactor", "horizontalSpacing", "verticalSpacing",
    "accessibilityIdentifier",
  ]
  private static let pointModifiers: Set<String> = [
    "padding", "accessibilityIdentifier", "opacity", "offset", "zIndex", "id", "frame",
  ]

  private func named(_ node: LabeledExprSyntax) -> String {
    (node.label.map { "\($0.text): " } ?? "") + node.expression.text
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self), !Self.points.contains(node.label?.text ?? "")
    else { return .visitChildren }
    let called = call.calledExpression.as(MemberAccessExprSyntax.self)
    if isLog(call) { return .visitChildren }
    if called?.base != nil, Self.pointModifiers.contains(called?.declName.baseName.text ?? "") { return .visitChildren }
    if let text = node.expression.as(StringLiteralExprSyntax.self), text.openingPounds == nil {
      let segments = text.segments
      let last = segments.last?.as(StringSegmentSyntax.self)
      if segments.count == 1, let last, !last.content.text.isEmpty {
        place("argument", last, last.content.text + "~", named(node), host: text.range)
      } else if segments.count > 1, let first = segments.first {
        place("argument", first, "~", named(node), at: first.start..<first.start, host: text.range)
      }
    } else if node.label?.text == "action", node.expression.is(DeclReferenceExprSyntax.self) {
      place("action", node.expression, "{}", node.expression.text)
    } else if let number = node.expression.as(IntegerLiteralExprSyntax.self), let value = Int(number.literal.text) {
      place("argument", number, "\(value * 2 + 1)", named(node))
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.isInBuilder {
      if let expression = node.item.as(ExprSyntax.self) { modifiers(expression) }
      if let returned = node.item.as(ReturnStmtSyntax.self)?.expression { modifiers(returned) }
    } else {
      statement(node)
    }
    return .visitChildren
  }

  /// Each link of `content.title("a").toolbar { }`.
  private func modifiers(_ expression: ExprSyntax) {
    var link = expression.as(FunctionCallExprSyntax.self)
    while let call = link, let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let subject = "." + member.declName.baseName.text
      place("modifier", member.period, "", subject, at: base.end..<call.end)
      link = base.as(FunctionCallExprSyntax.self)
    }
  }

  private func statement(_ node: CodeBlockItemSyntax) {
    guard let expression = node.item.as(ExprSyntax.self) else {
      if let returned = node.item.as(ReturnStmtSyntax.self), returned.expression == nil,
        node.ancestor(CodeBlockSyntax.self)?.parent?.is(GuardStmtSyntax.self) != true
      {
        place("return", returned, "")
      }
      return
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let second = sequence.elements.dropFirst().first
      let isAssignment = second?.is(AssignmentExprSyntax.self) == true
      let isCompound = ["+=", "-=", "*=", "/="].contains(second?.text ?? "")
      guard isAssignment || isCompound, node.ancestor(InitializerDeclSyntax.self) == nil else { return }
      place("assignment", node, "", sequence.elements.first?.text ?? "")
      return
    }
    var call = expression
    var tried: TryExprSyntax?
    while true {
      if let inner = call.as(AwaitExprSyntax.self) {
        call = inner.expression
      } else if let inner = call.as(TryExprSyntax.self) {
        if inner.questionOrExclamationMark == nil { tried = inner }
        call = inner.expression
      } else {
        break
      }
    }
    guard let made = call.as(FunctionCallExprSyntax.self), !isValue(node), !isLog(made), !isWholeTask(node) else {
      return
    }
    // An unused value is the result of a closure.
    let name = made.calledExpression.text
    guard name.first?.isUppercase != true || name == "Task" || name.hasPrefix("Task."),
      !["super.init", "self.init"].contains(name)
    else { return }
    place("call", node, "", node.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    if let tried { place("try", tried.tryKeyword, "try?", call.text, host: node.item.range) }
  }

  /// A log message is not on any screen.
  private func isLog(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.text
    return ["print", "debugPrint", "NSLog", "os_log", "Logger", "assert", "precondition", "fatalError"].contains(name)
      || ["logger.", "log.", "self.logger."].contains { name.lowercased().hasPrefix($0) }
  }

  /// A task's only statement cannot be removed.
  private func isWholeTask(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let closure = list.parent?.as(ClosureExprSyntax.self)
    else { return false }
    return closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.text == "Task"
  }

  /// The only expression of a function with a result is its result.
  private func isValue(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    return list.parent?.is(AccessorBlockSyntax.self) == true
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    if !node.body.statements.isEmpty {
      place("catch", node.body, "{}", node.ancestor(DoStmtSyntax.self)?.body.text ?? "")
    }
    return .visitChildren
  }
}
