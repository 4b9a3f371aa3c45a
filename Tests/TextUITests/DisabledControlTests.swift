@testable import TextUI

/// Disabled controls are drawn as disabled in every state: on or chosen, open or closed.
@MainActor struct DisabledControlTests {
  private struct Row: Identifiable {
    let id: String
    var rows: [Row]?
  }

  private static let day = Date(timeIntervalSince1970: 1_767_571_200)
  private static let text = Binding.constant("t")

  private static func picker<S: PickerStyle>(_ style: S) -> AnyView {
    AnyView(Picker("P", selection: .constant(1)) { views(Text("A").tag(0), Text("B").tag(1)) }.pickerStyle(style))
  }

  private static func section(isExpanded: Bool) -> AnyView {
    AnyView(Section("A", isExpanded: .constant(isExpanded)) { Text("x") }.listStyle(.sidebar))
  }

  /// Each control, with its drawing while it is enabled and while it is not.
  private static let controls: [(name: String, view: AnyView, enabled: String, disabled: String)] = [
    ("button", AnyView(Button("A") {}), "[A]", "[~A~]"),
    ("link", AnyView(Link("A", destination: URL(string: "https://a.b")!)), "[A ^]", "[~A ^~]"),
    ("share link", AnyView(ShareLink("A", item: "x")), "[<> A ^]", "[~<> A ^~]"),
    ("navigation link", AnyView(NavigationLink("A") { Text("x") }), "[A >]", "[~A >~]"),
    ("menu", AnyView(Menu("A") { Text("x") }), "[A v]", "[~A v~]"),
    ("switch on", AnyView(Toggle("A", isOn: .constant(true))), "A  [x]", "A  [~x~]"),
    ("switch off", AnyView(Toggle("A", isOn: .constant(false))), "A  [ ]", "A  [~ ~]"),
    (
      "switch mixed", AnyView(Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Text("A") }),
      "A  [=]", "A  [~=~]"
    ), ("button on", AnyView(Toggle("A", isOn: .constant(true)).toggleStyle(.button)), "[*A*]", "[~*A*~]"),
    ("button off", AnyView(Toggle("A", isOn: .constant(false)).toggleStyle(.button)), "[A]", "[~A~]"),
    ("segments", picker(.segmented), "[A] [*B*]", "[~A~] [~*B*~]"),
    ("choices", AnyView(List { picker(.inline) }), "P ( ) A (*) B", "P (~ ~) A (~*~) B"),
    ("picker's menu", picker(.menu), "[B v]", "[~B v~]"),
    ("picker's link", picker(.navigationLink), "P  B >", "P  B ~>"),
    ("closed group", AnyView(DisclosureGroup("A", isExpanded: .constant(false)) { Text("x") }), "[> A]", "[~> A~]"),
    ("open group", AnyView(DisclosureGroup("A", isExpanded: .constant(true)) { Text("x") }), "[v A] x", "[~v A~] x"),
    ("outline", AnyView(OutlineGroup([Row(id: "A", rows: [])], children: \.rows) { Text($0.id) }), "[> A]", "[~> A~]"),
    ("closed section", section(isExpanded: false), "[> A]", "[~> A~]"),
    ("open section", section(isExpanded: true), "[v A] x", "[~v A~] x"),
    ("slider", AnyView(Slider(value: .constant(0.0)).frame(width: 64)), "(o-----)", "(~o---~)"),
    ("stepper", AnyView(Stepper("A", value: .constant(1))), "A  [-] [+]", "A  [~-~] [~+~]"),
    ("field", AnyView(TextField("A", text: text).frame(width: 48)), "|t   |", "|~t ~|"),
    ("secure field", AnyView(SecureField("A", text: text).frame(width: 48)), "|*   |", "|~* ~|"),
    ("editor", AnyView(TextEditor(text: text).frame(width: 48, height: 20)), "|t   |", "|~t ~|"),
    (
      "date", AnyView(DatePicker("A", selection: .constant(day), displayedComponents: .date)), "A  [Jan 5, 2026]",
      "A  [~Jan 5, 2026~]"
    ),
    (
      "days", AnyView(MultiDatePicker("A", selection: .constant([DateComponents(year: 2026, month: 1, day: 5)]))),
      "A  [Jan 5, 2026]", "A  [~Jan 5, 2026~]"
    ), ("no days", AnyView(MultiDatePicker("A", selection: .constant([]))), "A  (no dates)", "A  (~no dates~)"),
    ("edit button", AnyView(EditButton()), "[Edit]", "[~Edit~]"),
  ]

  /// The drawing without gutters, notes, and blanks that only keep distances.
  private func drawn(_ view: AnyView, isDisabled: Bool) -> String {
    draw(columns: 30, height: 4) { NavigationStack { view.disabled(isDisabled) } }.split(separator: "\n")
      .filter { !$0.hasPrefix("~") }
      .map { $0.dropFirst(2).prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      .replacing(#/\ {2,}/#, with: "  ")
  }

  @Test func `a disabled control is drawn as disabled`() {
    // Segments share the width, so their distance does not matter.
    func words(_ drawing: String) -> String { drawing.replacing(#/\ +/#, with: " ") }
    for control in Self.controls {
      expect(words(drawn(control.view, isDisabled: false)), is: words(control.enabled), "\(control.name)")
      expect(words(drawn(control.view, isDisabled: true)), is: words(control.disabled), "\(control.name)")
    }
  }

  @Test func `a control drawn as disabled cannot be used`() {
    func usable(_ view: AnyView, _ isDisabled: Bool) -> Int {
      ScreenInUse { NavigationStack { view.disabled(isDisabled) } }.screen.elements.count {
        $0.press != nil || $0.editing != nil || ($0.dates != nil && $0.isEnabled) || !$0.choices.isEmpty
          || !$0.actions.isEmpty
      }
    }
    for control in Self.controls {
      expect(usable(control.view, false) > 0, "\(control.name)")
      expect(usable(control.view, true), is: 0, "\(control.name)")
    }
  }

  @Test func `the rows of a disabled list cannot be chosen, swiped or moved`() {
    func elements(isDisabled: Bool) -> [String] {
      let list = List(selection: .constant(Set<String>())) {
        ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      }
      return ScreenInUse { list.disabled(isDisabled).environment(\.editMode, .constant(.active)) }.screen.elements.map {
        "\($0.label) \($0.press != nil) \($0.actions.map(\.name))"
      }
    }
    expect(elements(isDisabled: false), is: [#"A true ["Delete", "Move Up", "Move Down"]"#])
    expect(elements(isDisabled: true), is: ["A false []"])
  }

  @Test func `labels of disabled controls are not marks`() {
    // A label that looks like a mark differs from one.
    let labels = ["*a*": #"[~\*a\*~]"#, "> a": #"[~\> a~]"#, "a~": #"[~a\~~]"#]
    for (label, drawing) in labels {
      expect(draw(height: 1) { Button(label) {}.disabled(true) }.trimmingCharacters(in: .whitespaces), is: drawing)
    }
  }
}
