/// The part of a picker that shows the selection and the choices.
nonisolated struct PickerChoices<Content: View>: View {
  typealias Body = Never
  let selected: AnyHashable
  let style: PickerForm
  let content: Content
  let current: AnyView?
  let choose: @MainActor (AnyHashable) -> Void
  let accepts: @MainActor (AnyHashable, _ isExact: Bool) -> Bool

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(PickerNode.init) { node, site in
      let inner = site.context.list(in: node)
      node.content = Content._evaluate(view.content, at: _Site(inner, existing: node.content))
      node.current = view.current.map { AnyView._evaluate($0, at: _Site(inner, existing: node.current)) }
      node.accepts = view.accepts
      node.update(view.selected, view.style, site.context.environment, view.choose)
    }
  }
}

final class PickerNode: _Node, IdentifyingNode {
  override var identifying: (any IdentifyingNode)? { self }
  var content: _Node!
  /// The view for the current value, if the picker has one.
  fileprivate var current: _Node?
  private var known: (pass: Int, options: [Option])?
  private var selected: AnyHashable = 0
  private var style = PickerForm.menu
  private var isEnabled = true
  private var lettering = Lettering.body
  private var segmentLettering = Lettering.body
  /// Segments have small labels.
  private static let segmentSize = FontSize.style(.footnote)
  private var choose: @MainActor (AnyHashable) -> Void = { _ in }
  fileprivate var accepts: @MainActor (AnyHashable, _ isExact: Bool) -> Bool = { _, _ in true }

  private struct Option {
    let label: String
    /// nil: the option has no value, or one of another type, and cannot be chosen.
    let tag: AnyHashable?
    let isSelected: Bool
  }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
    if let current { visit(current) }
  }

  func update(
    _ selected: AnyHashable, _ style: PickerForm, _ environment: EnvironmentValues,
    _ choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.style = style
    isEnabled = environment.builtIn.isEnabled
    lettering = environment.lettering()
    segmentLettering = Self.segmentSize.lettering(at: environment.builtIn.dynamicTypeSize)
    self.selected = selected
    known = nil
    self.choose = { tag in environment.pressing { choose(tag) }() }
  }

  /// Read anew at each layout: an option may be evaluated again without the picker.
  private var options: [Option] {
    if let known, known.pass == graph.pass { return known.options }
    let options = content.allElements.map { element in
      let isExact = element.trait(_Node.exactTag) == true
      let tag = element.tag.flatMap { accepts($0, isExact) ? $0 : nil }
      return Option(
        label: element.spoken, tag: tag, isSelected: tag.map { PickerTags.match($0, selected) } ?? false)
    }
    known = (graph.pass, options)
    return options
  }

  var twins: [ScreenTrap] {
    let tagged = options.filter { $0.tag != nil }
    return ScreenTrap.twins("tag", tagged.compactMap(\.tag)) { tagged[$0].label }
  }

  private var chosen: String? {
    current?.allElements.map(\.spoken).joined(separator: " ") ?? options.first(where: \.isSelected)?.label
  }

  /// The drawing of a choice, between the picker's own marks.
  private struct Drawn {
    let opening: String
    let text: String
    let closing: String
    let marks: Int
  }

  private func lines(_ width: Int?) -> [[Drawn]] {
    switch style {
    case .menu:
      let sides = Brackets(isEnabled: isEnabled, end: " v")
      return [[Drawn(opening: sides.opening, text: chosen ?? "", closing: sides.closing, marks: 20)]]
    case .link: return [[Drawn(opening: "", text: chosen ?? "", closing: isEnabled ? " >" : " ~>", marks: 20)]]
    case .inline: return options.map { [drawn($0)] }
    case .segmented:
      let all = options.map(segment)
      let length = all.reduce(0) { $0 + least($1) }
      return length <= width ?? ProposedCells.unbounded ? [all] : all.map { [$0] }
    }
  }

  private static let gap = 16

  private func drawn(_ option: Option) -> Drawn {
    let mark = option.isSelected ? "*" : " "
    return Drawn(opening: isEnabled ? "(\(mark)) " : "(~\(mark)~) ", text: option.label, closing: "", marks: 28)
  }

  private func segment(_ option: Option) -> Drawn {
    let sides = Brackets(isEnabled: isEnabled, isChosen: option.isSelected)
    return Drawn(opening: sides.opening, text: option.label, closing: sides.closing, marks: 24)
  }

  private func width(_ drawn: Drawn) -> Int { lettering.width(of: drawn.text) + drawn.marks }

  private func least(_ drawn: Drawn) -> Int { segmentLettering.width(of: drawn.text) + 8 }

  /// The length of a line: segments touch, other choices have a distance.
  private func length(_ line: [Drawn]) -> Int {
    style == .segmented && line.count > 1
      ? line.reduce(0) { $0 + least($1) } : max(0, line.reduce(-Self.gap) { $0 + self.width($1) + Self.gap })
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let lines = lines(proposal.width)
    let width = lines.map(length).max() ?? 0
    // Segments share the whole offered width.
    let offered = style == .segmented && lines.count == 1 ? proposal.width ?? width : width
    let isEndless = offered >= ProposedCells.unbounded
    return CellSize(width: isEndless ? ProposedCells.unbounded : max(width, offered), height: max(1, lines.count))
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    for (offset, line) in lines(placed.frame.width).enumerated() {
      var point = CellPoint(x: placed.frame.x, y: placed.frame.y + offset)
      if style == .segmented, line.count > 1 {
        draw(segments: line, in: placed.frame, on: canvas)
        continue
      }
      for drawn in line {
        let width = width(drawn)
        // Choices below each other share a column.
        canvas.anchored(style == .inline ? .leading : canvas.anchor) {
          canvas.text(drawn.text, width: width, at: point, .plain, opening: drawn.opening, closing: drawn.closing)
        }
        point.x += width + Self.gap
      }
    }
  }

  override func offersUse(_ placed: Placed) -> Bool { true }

  /// Each in the middle of its equal share; if one needs more, each takes its own width.
  private func draw(segments: [Drawn], in frame: CellRect, on canvas: CellCanvas) {
    let share = frame.width / segments.count
    let leasts = segments.map(least)
    let isEqual = leasts.allSatisfy { $0 <= share }
    let free = (frame.width - leasts.reduce(0, +)) / segments.count
    var x = frame.x
    for (drawn, least) in zip(segments, leasts) {
      let place = isEqual ? share : least + free
      let width = min(width(drawn), place)
      canvas.centred {
        canvas.text(
          drawn.text, width: width, at: CellPoint(x: x + (place - width) / 2, y: frame.y), .plain,
          opening: drawn.opening, closing: drawn.closing)
      }
      x += place
    }
  }

  /// The options that the user can press without effect.
  private var deadOptions: [Option] { isEnabled ? options.filter { $0.tag == nil && !$0.label.isEmpty } : [] }

  override func mayHaveFacts(_ placed: Placed) -> Bool { !deadOptions.isEmpty }

  override func semantics(_ placed: Placed) -> Semantics? {
    var semantics = Semantics(role: .picker, label: "", value: chosen, isEnabled: isEnabled)
    semantics.showsChoices = style == .inline || style == .segmented
    guard isEnabled else { return semantics }
    let dead = deadOptions.map { FactText.quoted($0.label) }
    if !dead.isEmpty { semantics.facts.more.append("cannot choose \(dead.joined(separator: ", "))") }
    let choose = choose
    semantics.choices = options.map { option in
      Semantics.Choice(label: option.label, isSelected: option.isSelected, isEnabled: option.tag != nil) {
        if let tag = option.tag { choose(tag) }
      }
    }
    return semantics
  }
}

/// How the tags of a picker's choices meet its selection.
enum PickerTags {
  /// Whether a picker of `Selection` takes the tag: a value of its type, or of the type that it wraps (`tag(_:includeOptional:)`). A tag
  /// that is an optional never becomes what it wraps (github.com/ruddarr/app/pull/759).
  static func fits<Selection>(_ tag: AnyHashable, isExact: Bool, a selection: Selection.Type) -> Bool {
    guard tag.base is Selection else { return false }
    return selection is any OptionalValue.Type ? !isExact || optional(tag) != nil : optional(tag) == nil
  }

  /// A tag also matches an optional that wraps its value.
  static func match(_ tag: AnyHashable, _ selected: AnyHashable) -> Bool {
    tag == selected || unwrapped(tag) == unwrapped(selected)
  }

  private static func unwrapped(_ value: AnyHashable) -> AnyHashable { optional(value)?.hashableWrapped ?? value }

  private static func optional(_ value: AnyHashable) -> (any OptionalValue)? {
    func open<T>(_ value: T) -> (any OptionalValue)? {
      T.self is any OptionalValue.Type ? value as? any OptionalValue : nil
    }
    return open(value.base)
  }
}

private protocol OptionalValue { var hashableWrapped: AnyHashable? { get } }

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var hashableWrapped: AnyHashable? { map { AnyHashable($0) } }
}
