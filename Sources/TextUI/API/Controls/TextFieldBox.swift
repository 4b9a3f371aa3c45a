/// A box for typed text: `|ada@           |`, and `|(Email)        |` while it is empty.
nonisolated struct TextFieldBox: View {
  let text: Binding<String>
  let prompt: Text
  var isSecure = false
  var isMultiline = false
  var isSearch = false
  /// Writes a value of the field's type in the field's format; nil for a field of text.
  var written: ((Any) -> String?)?
  /// Whether the format of the field's value can read a text; nil for a field of text.
  var reads: ((String) -> Bool)?
  var editing: ((Bool) -> Void)?
  var commit: () -> Void = {}
  /// Whether the user types, also where no `FocusState` says so.
  @State var isEdited = false

  fileprivate func edit(_ begins: Bool) {
    guard begins != isEdited else { return }
    isEdited = begins
    editing?(begins)
  }

  // The body reads the text, so that the box is evaluated again when the text changes.
  @MainActor var body: some View {
    TextFieldContent(box: self, shown: text.wrappedValue, isEdited: isEdited).modifier(FieldLife(box: self))
  }
}

/// Ends typing in a field that loses the focus or is removed. Another field at its place has not the focus
/// (github.com/vultisig/vultisig-ios/pull/3521, Skyscanner/backpack-ios/pull/1842).
private nonisolated struct FieldLife: NodeModifier {
  typealias Node = FieldLifeNode
  let box: TextFieldBox
}

private final class FieldLifeNode: ModifierNode<FieldLife>, LifetimeNode {
  func didPlace(_ placed: Placed) {
    // The app has moved the focus, or a disabled field resigns.
    if environment.fieldFocus?.isFocused == false || !environment.builtIn.isEnabled { modifier.box.edit(false) }
  }

  // A search, and a field that is only covered, go on.
  func disappear() {
    guard !isMounted, !modifier.box.isSearch else { return }
    environment.fieldFocus?.set(false)
  }
}

private struct TextFieldContent {
  let box: TextFieldBox
  let shown: String
  let isEdited: Bool
}

extension TextFieldContent: LeafView {
  private static let idealWidth = 160
  private static let leastWidth = 40
  private static let margin = 8

  private func sides(_ environment: EnvironmentValues) -> (opening: String, closing: String) {
    guard environment.builtIn.isEnabled else { return ("|~", "~|") }
    return hasFocus(environment) ? ("|>", "|") : ("|", "|")
  }

  private func hasFocus(_ environment: EnvironmentValues) -> Bool {
    environment.fieldFocus?.isFocused ?? isEdited
  }

  private func text(_ environment: EnvironmentValues) -> String {
    guard !shown.isEmpty else {
      let prompt = box.prompt.resolved(environment).string
      return prompt.isEmpty ? "" : "(\(prompt))"
    }
    if box.isSecure { return String(repeating: "*", count: shown.count) }
    let text = environment.shown(shown)
    // Such a text looks like a prompt, the focus, or a disabled field.
    return ["(", ">", "~"].contains { text.hasPrefix($0) } ? "\\" + text : text
  }

  private func lines(_ width: Int, _ environment: EnvironmentValues) -> [WrappedText.Line] {
    let shown = text(environment)
    let lettering = environment.lettering()
    let style = style(environment)
    let text = StyledText(spans: [.init(text: shown, style: style, lettering: lettering, shown: shown)])
    let points = max(1, width - 2 * Self.margin)
    if box.isMultiline { return WrappedText(Letters(text), points: points, limit: nil).lines }
    // A prompt's parentheses are the drawing's, and widths are estimates.
    let marks = self.shown.isEmpty ? lettering.width(of: "()") : 0
    return WrappedText(Letters(text), points: points * 103 / 100 + marks, limit: 1).lines
  }

  /// The looks of the letters; a prompt has the color of prompts, and a search field the looks of its bar.
  private func style(_ environment: EnvironmentValues) -> Style {
    let missing = shown.isEmpty ? box.prompt.resolved(environment).languageNote : .plain
    let hasLooks = !environment.hasDefaultLooks && !box.isSearch
    guard hasLooks || environment.builtIn.fieldWord != nil || !missing.isPlain else { return .plain }
    return Style { fields in
      if hasLooks { environment.writeLooks(nil, in: &fields) }
      if shown.isEmpty { fields.colour = nil }
      fields.control = environment.builtIn.fieldWord.and(missing.words.orNil)
    }
  }

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    let width = max(Self.leastWidth, proposal.width ?? Self.idealWidth)
    return CellSize(width: width, height: box.isMultiline ? lines(width, environment).count : 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    let sides = sides(environment)
    for (offset, line) in lines(frame.width, environment).enumerated() where offset < frame.height {
      let y = frame.y + offset
      let start = canvas.position
      let width = WrappedText.width(line)
      let slack = max(0, frame.width - 2 * Self.margin - width)
      let x = frame.x + Self.margin + environment.builtIn.multilineTextAlignment.indent(slack)
      let alignment = environment.builtIn.multilineTextAlignment
      canvas.anchored(alignment == .trailing ? .trailing : .leading) {
        canvas.text(line, width: width, at: CellPoint(x: x, y: y))
      }
      let place = CellRect(x: frame.x, y: y, width: frame.width, height: 1)
      canvas.brackets(sides.opening, sides.closing, around: place, since: start, closesAtEdge: true)
    }
  }

  static var hasBarRole: Bool { true }
  func barRole(_ environment: EnvironmentValues) -> BarRole {
    hasFocus(environment) && !box.isSearch ? .focus : .none
  }

  var mayHaveFacts: Bool { true }
  var offersUse: Bool { true }

  func semantics(_ environment: EnvironmentValues) -> Semantics? {
    var semantics = Semantics(
      role: .field, label: box.prompt.resolved(environment).plain,
      value: shown.isEmpty || box.isSecure ? text(environment) : environment.read(shown),
      isEnabled: environment.builtIn.isEnabled)
    // Typed text hides the field's name.
    if !shown.isEmpty, !box.isSearch { semantics.facts.drawn = "" }
    let ownFacts = [box.isSecure ? "secure" : nil, box.isMultiline ? "several lines" : nil].compactMap { $0 }
    let facts = ownFacts + environment.fieldTraits.facts
    if !facts.isEmpty { semantics.facts.field = facts }
    guard environment.builtIn.isEnabled else { return semantics }
    let box = box
    let focus = environment.fieldFocus
    // The phone's return key writes a new line in a field of several lines (github.com/feedback-assistant/reports/issues/661).
    let submits =
      box.isMultiline
      ? [] : environment.submitActions.filter { $0.triggers.contains(box.isSearch ? .search : .text) }
    semantics.editing = Semantics.TextEditing(
      text: shown, written: { box.written?($0) }, reads: { box.reads?($0) ?? true },
      replace: { box.text.wrappedValue = $0 },
      submit: {
        if box.isMultiline { return box.text.wrappedValue.append("\n") }
        // The field resigns (github.com/oscbyspro/DiffableTextViews/issues/85); an action may move the focus.
        if !box.isSearch { focus?.set(false) }
        box.edit(false)
        box.commit()
        for action in submits { action.perform() }
      },
      isSubmitted: !submits.isEmpty, isFocused: hasFocus(environment),
      setFocus: { takes in
        if takes, !box.isEdited {
          // Only one field has the focus.
          PresentScreen.resign()
          PresentScreen.latest?.resign = {
            focus?.set(false)
            box.edit(false)
          }
        }
        focus?.set(takes)
        box.edit(takes)
      }, isSearch: box.isSearch, takesDigits: box.written != nil || environment.fieldTraits.takesDigits)
    return semantics
  }
}

extension View {
  /// Adds an action for when the user submits the text of a field inside. Outer actions run as well, after inner
  /// ones.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    let submit = SubmitAction(triggers: triggers, perform: action)
    return transformingEnvironment { $0.submitActions.insert(submit, at: 0) }
  }
  /// Hides submits inside from outer actions.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformingEnvironment { if isBlocking { $0.submitActions = [] } }
  }
}

/// The kinds of fields that are submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Submitted in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submitted in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: () -> Void
}

extension EnvironmentValues { @Entry var submitActions: [SubmitAction] = [] }
