/// The part of a picker that shows what is chosen, and what could be.
struct PickerChoices<Content> {
  let selected: AnyHashable
  let style: PickerForm
  let content: Content
  let choose: @MainActor (AnyHashable) -> Void
}

extension PickerChoices: View where Content: View {
  typealias Body = Never

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: PickerNode.self) ?? PickerNode(site.context)
      let inner = site.context.list(in: node)
      node.content = Content._evaluate(view.content, at: _Site(inner, existing: node.content))
      node.update(view.selected, view.style, site.context.environment, view.choose)
      return node
    }
  }
}

@MainActor
final class PickerNode: _Node {
  var content: _Node!
  private var known: (pass: Int, options: [Option])?
  private var selected: AnyHashable = 0
  private var style = PickerForm.menu
  private var isEnabled = true
  private var choose: @MainActor (AnyHashable) -> Void = { _ in }

  private struct Option {
    let label: String
    /// nil: the option was given no value, and cannot be chosen.
    let tag: AnyHashable?
    let isSelected: Bool
  }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
  }

  func update(
    _ selected: AnyHashable, _ style: PickerForm, _ environment: EnvironmentValues,
    _ choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.style = style
    isEnabled = environment.isEnabled
    self.selected = selected
    known = nil
    let prelude = environment.pressPrelude
    self.choose = { tag in
      prelude?()
      choose(tag)
    }
  }

  /// Read anew at each layout: an option may be evaluated again without the picker.
  private var options: [Option] {
    if let known, known.pass == graph.pass { return known.options }
    var options: [Option] = []
    _ = content.visitElements { element in
      let tag = element.tag
      let label = element.place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal).elements.readAloud
      let isSelected = tag.map { Self.matches($0, selected) } ?? false
      options.append(Option(label: label, tag: tag, isSelected: isSelected))
      return true
    }
    known = (graph.pass, options)
    return options
  }

  /// A tag also stands for the optional value that holds it.
  private static func matches(_ tag: AnyHashable, _ selected: AnyHashable) -> Bool {
    tag == selected || unwrapped(tag) == unwrapped(selected)
  }

  private static func unwrapped(_ value: AnyHashable) -> AnyHashable {
    func open<T>(_ value: T) -> AnyHashable? {
      (value as? any OptionalValue)?.hashableWrapped
    }
    return open(value.base) ?? value
  }

  private var chosen: String? { options.first(where: \.isSelected)?.label }

  /// The lines of pieces: structure with nil, app text with its width.
  private func lines(_ width: Int?) -> [[(text: String, isText: Bool)]] {
    switch style {
    case .menu:
      let sides = isEnabled ? ("[", " v]") : ("[~", " v~]")
      return [[(sides.0, false), (chosen ?? "", true), (sides.1, false)]]
    case .link: return [[(chosen ?? "", true), (isEnabled ? " >" : " ~>", false)]]
    case .inline: return options.map(pieces)
    case .segmented:
      let rows = options.map(pieces)
      let length = rows.reduce(-2) { $0 + Self.width($1) + 2 }
      guard length <= width ?? ProposedCells.unbounded else { return rows }
      return [Array(rows.joined(separator: [("  ", false)]))]
    }
  }

  private func pieces(_ option: Option) -> [(text: String, isText: Bool)] {
    let mark = option.isSelected ? "*" : " "
    return [(isEnabled ? "(\(mark)) " : "(~\(mark)~) ", false), (option.label, true)]
  }

  private static func width(_ pieces: [(text: String, isText: Bool)]) -> Int {
    pieces.reduce(0) { $0 + CellWidth.of($1.text) }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let lines = lines(proposal.width)
    return CellSize(width: lines.map(Self.width).max() ?? 0, height: max(1, lines.count))
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    for (offset, line) in lines(placed.frame.width).enumerated() {
      var point = CellPoint(x: placed.frame.x, y: placed.frame.y + offset)
      for piece in line {
        let width = CellWidth.of(piece.text)
        if piece.isText {
          canvas.text(piece.text, width: width, at: point, .plain)
        } else {
          canvas.structure(piece.text, at: point)
        }
        point.x += width
      }
    }
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    var semantics = Semantics(role: .picker, label: "", value: chosen, isEnabled: isEnabled)
    semantics.showsChoices = style == .inline || style == .segmented
    guard isEnabled else { return semantics }
    let choose = choose
    semantics.choices = options.map { option in
      Semantics.Choice(label: option.label, isSelected: option.isSelected, isEnabled: option.tag != nil) {
        if let tag = option.tag { choose(tag) }
      }
    }
    return semantics
  }
}

private protocol OptionalValue {
  var hashableWrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var hashableWrapped: AnyHashable? { map { AnyHashable($0) } }
}
