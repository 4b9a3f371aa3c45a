/// An element that the user or an assistive technology finds at a place on the screen.
package struct Semantics {
  package enum Role: String, Sendable {
    case text, button, image, progress, field, toggle, link, picker, list, header, tab, slider, stepper, menu, row,
      group
  }
  package var role: Role
  package var label: String {
    didSet {
      texts = []
      isNamedByFile = false
      isNamedBySymbol = false
    }
  }
  /// The texts that the label combines, where there are several.
  package var texts: [String] = []
  /// Whether it shows progress in the place of a name: a spinner, a placeholder.
  package var isBusy = false
  package var isNamedByFile = false
  package var isNamedBySymbol = false
  /// The view in the tree that it was made at; nil: not known yet.
  var origin: _Node?
  var frame: CellRect?
  /// Its place on the screen in points: left, top, width, height; nil of an element without one.
  package var rectangle: [Double]? {
    frame.map { frame in
      [
        Double(frame.x), Double(frame.y) * Cells.linePoints, Double(frame.width),
        Double(frame.height) * Cells.linePoints,
      ]
    }
  }
  var factBox: FactBox?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var inputLabels: [String] = []
  package var isEnabled: Bool
  package var isSelected = false
  package var press: (@MainActor () -> Void)?
  package var editing: TextEditing?
  package var choices: [Choice] = []
  /// Whether each of the choices is an element of its own.
  package var showsChoices = false
  package var dates: Dates?
  /// Further actions: swipe actions, an adjustable's steps, accessibility actions.
  package var actions: [Action] = []
  /// Elements of a higher priority come first.
  package var sortPriority = 0.0

  /// The text in a field, and how the user changes it. A class, as few elements have one and elements are copied often.
  package final class TextEditing: Sendable {
    package let text: String
    /// What users type for a value of the field's type; nil for another value.
    package let written: @MainActor (Any) -> String?
    /// Whether a text is one of a value of the field's type.
    package let reads: @MainActor (String) -> Bool
    package let replace: @MainActor (String) -> Void
    package let submit: @MainActor () -> Void
    /// Whether the app handles the return key.
    package let isSubmitted: Bool
    package let isFocused: Bool
    /// Takes the focus, or gives it away.
    package let setFocus: @MainActor (Bool) -> Void
    /// Whether typing narrows a search.
    package let isSearch: Bool
    /// Whether users type digits: its keyboard has no letters, or its value is a number or a date.
    package let takesDigits: Bool

    init(
      text: String, written: @escaping @MainActor (Any) -> String?, reads: @escaping @MainActor (String) -> Bool,
      replace: @escaping @MainActor (String) -> Void, submit: @escaping @MainActor () -> Void,
      isSubmitted: Bool, isFocused: Bool, setFocus: @escaping @MainActor (Bool) -> Void, isSearch: Bool = false,
      takesDigits: Bool = false
    ) {
      self.text = text
      self.written = written
      self.reads = reads
      self.replace = replace
      self.submit = submit
      self.isSubmitted = isSubmitted
      self.isFocused = isFocused
      self.setFocus = setFocus
      self.isSearch = isSearch
      self.takesDigits = takesDigits
    }
  }

  package struct Choice {
    package var label: String
    package var isSelected: Bool
    package var isEnabled = true
    package var choose: @MainActor () -> Void
  }

  package final class Dates: Sendable {
    package let range: ClosedRange<Date>
    /// Takes the shown part of a date, the day or the time, and leaves the rest as it is.
    package let choose: @MainActor (Date) -> Void

    init(range: ClosedRange<Date>, choose: @escaping @MainActor (Date) -> Void) {
      self.range = range
      self.choose = choose
    }
  }

  package struct Action {
    package var name: String
    var kind = Kind.drawn
    /// How it looks beyond its name: its picture, its role.
    var looks: [String] = []
    var allowsFullSwipe = true
    /// Whether a list removes the row at the tap.
    var removesRow = false
    /// The choices that it leads to.
    var offers: (@MainActor () -> [String])?
    package var perform: @MainActor () -> Void
  }

  init(role: Role, label: String, value: String? = nil, isEnabled: Bool, press: (@MainActor () -> Void)? = nil) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    // A disabled element cannot be pressed.
    self.press = isEnabled ? press : nil
  }

  package var rowTap: (@MainActor () -> Void)? { factBox?.facts.rowTap }
  package var obstacle: String? { factBox?.facts.obstacle }
  /// A field's options: `secure`, `fills: password`.
  package var fieldTraits: [String] { factBox?.facts.field ?? [] }

  package func answers(to name: String) -> Bool { label == name || identifier == name || inputLabels.contains(name) }

  /// The spoken text of the element: its label's texts, one by one.
  package var parts: [String] { texts.isEmpty ? (label.isEmpty ? [] : [label]) : texts }

  /// The label as VoiceOver reads it: a symbol by its description, not by its name.
  package var spokenLabel: String { isNamedBySymbol ? parts.map(SymbolWords.spoken).joined(separator: ", ") : label }

  /// The first symbol that names it without a known description: VoiceOver reads the parts of its name.
  package var undescribedSymbol: String? { isNamedBySymbol ? parts.first { !SymbolWords.describes($0) } : nil }

  /// Takes over the texts inside as its label.
  mutating func read(_ inner: some Collection<Semantics>) {
    let parts = inner.partsReadAloud
    label = parts.joined(separator: ", ")
    texts = parts
    if inner.contains(where: { $0.factBox?.facts.drawn != nil }) { facts.drawn = inner.drawnAloud }
    isNamedByFile = inner.areNamed(\.isNamedByFile)
    isNamedBySymbol = inner.areNamed(\.isNamedBySymbol)
    isBusy = inner.contains { $0.isBusy || $0.role == .progress }
  }

  /// Whether a press, a text, a choice or any other action does something.
  package var isUsable: Bool { isControl || !actions.isEmpty }
  private var isControl: Bool { press != nil || editing != nil || !choices.isEmpty || dates != nil }

  package var isStatic: Bool { isReading && actions.isEmpty }

  /// Whether the element is read and is not itself a control; it may have a menu.
  var isReading: Bool {
    !isControl && (role == .text || role == .image || role == .header || role == .group)
  }
}
