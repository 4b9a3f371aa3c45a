import SwiftSyntax

/// The role of a type: a view, a model for views, or another type.
enum Kind: String { case view, model, other }

/// The kinds of all types by name, over all files: an extension has the kind of its type.
struct Types {
  private var kinds: [String: Kind] = [:]
  private var parents: [String: [String]] = [:]

  mutating func add(_ name: String, _ group: some DeclGroupSyntax) {
    let inherited =
      group.inheritanceClause?.inheritedTypes.map {
        $0.type.text.split(separator: "<")[0].split(separator: ".").last.map(String.init) ?? ""
      } ?? []
    parents[name, default: []] += inherited
    if inherited.contains(where: Self.isDrawn) || group.memberBlock.members.contains(where: Self.isBody) {
      kinds[name] = .view
    } else if kinds[name] == nil, Self.isModel(name, inherited, group.attributes) {
      kinds[name] = .model
    }
  }

  func kind(_ name: String) -> Kind { kind(name, depth: 0) }

  private func kind(_ name: String, depth: Int) -> Kind {
    if let known = kinds[name] { return known }
    guard depth < 8 else { return .other }
    for parent in parents[name] ?? [] where kind(parent, depth: depth + 1) != .other {
      return kind(parent, depth: depth + 1)
    }
    return .other
  }

  static func isDrawn(_ name: String) -> Bool {
    ["View", "ViewModifier", "ToolbarContent", "ButtonStyle", "LabelStyle", "App", "Scene"].contains(name)
  }

  private static func isBody(_ member: MemberBlockItemSyntax) -> Bool {
    guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains {
      $0.pattern.text == "body" && $0.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
    }
  }

  private static func isModel(_ name: String, _ inherited: [String], _ attributes: AttributeListSyntax) -> Bool {
    guard !["Mock", "Fake", "Stub", "Preview"].contains(where: name.hasPrefix) else { return false }
    return inherited.contains("ObservableObject") || ["ViewModel", "Presenter"].contains(where: name.hasSuffix)
      || attributes.has("Observable")
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { contains { $0.as(AttributeSyntax.self)?.attributeName.text == name } }
}

final class TypeFinder: TypeVisitor {
  private(set) var types = Types()
  /// In the order of the files.
  private(set) var found: [(name: String, node: Syntax, file: Int)] = []
  private var file = 0

  func read(_ files: [File]) {
    for (index, one) in files.enumerated() {
      file = index
      walk(one.tree)
    }
  }

  override func enter(_ name: String, _ group: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let name = name.split(separator: ".").last.map(String.init) ?? ""
    types.add(name, group)
    found.append((name, Syntax(group), file))
    return .visitChildren
  }
}

func names(in node: Syntax) -> [String] {
  Set(
    node.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard case .identifier(let name) = token.tokenKind, name.first?.isLetter == true else { return nil }
      return name
    }
  ).sorted()
}
