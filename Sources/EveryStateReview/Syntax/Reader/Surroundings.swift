import SwiftSyntax

extension SyntaxProtocol {
  /// The name of the call with the closure: `Button`, `task`.
  func callee(of closure: ClosureExprSyntax) -> (name: String, label: String?) {
    var label: String?
    if let argument = closure.parent?.as(LabeledExprSyntax.self) { label = argument.label?.text }
    if let more = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) { label = more.label.text }
    guard let call = closure.ancestor(FunctionCallExprSyntax.self) else { return ("", label) }
    let called = call.calledExpression
    return (called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.text, label)
  }

  /// Whether the call has its action beside the closure, which then is its label: `Button(action: act) { label }`.
  func hasAction(_ closure: ClosureExprSyntax) -> Bool {
    closure.ancestor(FunctionCallExprSyntax.self)?.arguments.contains { $0.label?.text == "action" } == true
  }

  /// Whether statements here are children of a view.
  var isInBuilder: Bool {
    var node = parent
    while let here = node {
      if let closure = here.as(ClosureExprSyntax.self) {
        let (name, label) = callee(of: closure)
        if let label, Self.actions.contains(label) || isCallback(label) { return false }
        // In `Button { act() } label: { }` the first closure acts; so does the one in `Button("Title") { act() }`.
        if label == nil, ["Button", "Task", "Binding"].contains(name), !hasAction(closure) { return false }
        if ["task", "refreshable", "animation", "withAnimation", "sink"].contains(name) { return false }
        if isCallback(name) { return false }
      } else if let function = here.as(FunctionDeclSyntax.self) {
        return isOpaque(function.signature.returnClause?.type) || function.attributes.has("ViewBuilder")
      } else if let binding = here.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return isOpaque(binding.typeAnnotation?.type)
      } else if here.is(InitializerDeclSyntax.self) || here.is(DeinitializerDeclSyntax.self) {
        return false
      }
      node = here.parent
    }
    return false
  }

  private static var actions: Set<String> { ["action", "perform", "set", "get", "operation", "completion", "handler"] }

  /// `onAppear`, `onEditingChanged`.
  private func isCallback(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  private func isOpaque(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" else { return false }
    return ["View", "Content", "Scene", "Commands"].contains { type.constraint.text.hasSuffix($0) }
  }

  /// The event that leads to this code, the nearest first.
  var way: String {
    var node = parent
    var function = ""
    while let here = node {
      if let closure = here.as(ClosureExprSyntax.self) {
        let (name, label) = callee(of: closure)
        let call = closure.ancestor(FunctionCallExprSyntax.self)
        if name == "Button", label == nil || label == "action" {
          if let title = call?.arguments.first?.expression.as(StringLiteralExprSyntax.self),
            call?.arguments.first?.label == nil
          {
            return "press \(title.text)"
          }
          return "press the button"
        }
        if ["refreshable", "task", "searchable", "swipeActions"].contains(name) || isCallback(name) {
          return ".\(name)"
        }
      } else if here.is(CatchClauseSyntax.self), function.isEmpty {
        function = "catch"
      } else if let found = here.as(FunctionDeclSyntax.self) {
        return function.isEmpty ? "\(found.name.text)()" : "the catch of \(found.name.text)()"
      } else if let found = here.as(VariableDeclSyntax.self), here.parent?.is(MemberBlockItemSyntax.self) == true {
        return found.bindings.first?.pattern.text ?? ""
      } else if here.is(InitializerDeclSyntax.self) {
        return "init"
      }
      node = here.parent
    }
    return ""
  }
}
