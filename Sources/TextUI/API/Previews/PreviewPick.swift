/// One of a provider's previews, by its name; the others are not evaluated.
nonisolated package struct PreviewPick<Previews: View>: View {
  nonisolated(unsafe) private let previews: Previews
  private let name: String
  private let declared: [String]

  /// Shows the preview of a `name`; the default name is its place, `preview 1`. Previews that are not `declared` are issues.
  package init(_ previews: Previews, named name: String, of declared: [String]) {
    self.previews = previews
    self.name = name
    self.declared = declared
  }

  package typealias Body = Never

  @MainActor package static func _evaluate(_ view: PreviewPick, at site: _Site) -> _Node {
    let found = PreviewList(view.previews)
    if found.names.sorted() != view.declared.sorted() {
      site.context.graph.report(.otherPreviews(declared: view.declared, found: found.names))
    }
    return AnyView._evaluate(found[view.name] ?? AnyView(EmptyView()), at: site)
  }
}

/// The previews inside a view: the views of its groups, branches and collections, without an evaluation of any body.
@MainActor package struct PreviewList {
  fileprivate typealias Preview = (name: String?, view: AnyView)
  private let previews: [Preview]

  package init<Previews: View>(_ view: Previews) { previews = Self.previews(of: view) }

  /// The names by `previewDisplayName`, or by place without one, and for a second preview of the same name.
  package var names: [String] {
    var taken: Set<String> = []
    return previews.enumerated().map { index, preview in
      let name = preview.name.flatMap { taken.contains($0) ? nil : $0 } ?? "preview \(index + 1)"
      taken.insert(name)
      return name
    }
  }

  fileprivate subscript(name: String) -> AnyView? { names.firstIndex(of: name).map { previews[$0].view } }

  fileprivate static func previews<Content: View>(of view: Content) -> [Preview] {
    (view as? any SeveralPreviews)?.previews ?? [(nil, AnyView(view))]
  }
}

/// A view that consists of other views, each a preview of its own.
@MainActor private protocol SeveralPreviews { var previews: [PreviewList.Preview] { get } }

extension EmptyView: SeveralPreviews { fileprivate var previews: [PreviewList.Preview] { [] } }

extension Group: SeveralPreviews where Content: View {
  fileprivate var previews: [PreviewList.Preview] { PreviewList.previews(of: content) }
}

extension ForEach: SeveralPreviews where Content: View {
  fileprivate var previews: [PreviewList.Preview] { data.flatMap { PreviewList.previews(of: content($0)) } }
}

extension Optional: SeveralPreviews where Wrapped: View {
  fileprivate var previews: [PreviewList.Preview] { map { PreviewList.previews(of: $0) } ?? [] }
}

extension _ConditionalContent: SeveralPreviews where First: View, Second: View {
  fileprivate var previews: [PreviewList.Preview] {
    switch branch {
    case .first(let first): PreviewList.previews(of: first)
    case .second(let second): PreviewList.previews(of: second)
    }
  }
}

extension TupleView: SeveralPreviews {
  @MainActor fileprivate var previews: [PreviewList.Preview] {
    var previews: [PreviewList.Preview] = []
    func add<Part: View>(_ part: Part) { previews += PreviewList.previews(of: part) }
    let content = parts.content
    repeat add(each content)
    return previews
  }
}

extension ModifiedContent: SeveralPreviews where Content: View, Modifier: ViewModifier {
  /// A modifier on a group goes to each of its views.
  fileprivate var previews: [PreviewList.Preview] {
    let name = (modifier as? PreviewName)?.name
    return PreviewList.previews(of: content).map { (name ?? $0.name, AnyView($0.view.modifier(modifier))) }
  }
}
