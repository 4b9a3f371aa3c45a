import Foundation
import TestSupport
import Testing

@testable import TextUI

/// Every form in which a modifier can be written does what the others do.
@MainActor
@Suite struct FormsTests {
  private struct Trouble: LocalizedError { var errorDescription: String? { "T" } }
  private struct Item: Identifiable, Hashable { let id: Int }
  private let yes = Binding.constant(true)
  private let item = Binding<Item?>.constant(Item(id: 7))
  private let string = "T"

  private func check(_ cases: [(name: String, view: AnyView)], _ expected: String, height: Int = 9) {
    for (name, view) in cases {
      let text = draw(columns: 16, height: height) { view }
      expect(text, contains: expected, comment: "\(name):\n\(text)")
    }
  }

  @Test @MainActor func `an alert has its title, its actions and its message in every form`() {
    @ViewBuilder func actions() -> some View { Button("Go") {} }
    func message() -> Text { Text("M") }
    let base = Text("base")
    check(
      [
        ("key", AnyView(base.alert("T", isPresented: yes, actions: actions))),
        ("string", AnyView(base.alert(string, isPresented: yes, actions: actions))),
        ("text", AnyView(base.alert(Text("T"), isPresented: yes, actions: actions))),
        ("key, data", AnyView(base.alert("T", isPresented: yes, presenting: 7) { _ in Button("Go") {} })),
        ("string, data", AnyView(base.alert(string, isPresented: yes, presenting: 7) { _ in Button("Go") {} })),
        ("text, data", AnyView(base.alert(Text("T"), isPresented: yes, presenting: 7) { _ in Button("Go") {} })),
        ("error", AnyView(base.alert(isPresented: yes, error: Trouble(), actions: actions))),
      ], "! alert\n| T\n| [Go]")
    check(
      [
        ("key", AnyView(base.alert("T", isPresented: yes, actions: actions, message: message))),
        ("string", AnyView(base.alert(string, isPresented: yes, actions: actions, message: message))),
        ("text", AnyView(base.alert(Text("T"), isPresented: yes, actions: actions, message: message))),
        (
          "key, data",
          AnyView(
            base.alert("T", isPresented: yes, presenting: "M", actions: { _ in actions() }, message: { Text($0) }))
        ),
        (
          "string, data",
          AnyView(
            base.alert(string, isPresented: yes, presenting: "M", actions: { _ in actions() }, message: { Text($0) }))
        ),
        (
          "text, data",
          AnyView(
            base.alert(Text("T"), isPresented: yes, presenting: "M", actions: { _ in actions() }, message: { Text($0) })
          )
        ),
        (
          "error",
          AnyView(
            base.alert(isPresented: yes, error: Trouble(), actions: { _ in actions() }, message: { _ in message() }))
        ),
        (
          "the older form",
          AnyView(
            base.alert(isPresented: yes) {
              Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Go")))
            })
        ),
        (
          "the older form of an item",
          AnyView(
            base.alert(item: item) { _ in
              Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Go")))
            })
        ),
      ], "! alert\n| T\n| M\n| [Go]")
  }

  @Test @MainActor func `a confirmation dialog has its title, its actions and its message in every form`() {
    @ViewBuilder func actions() -> some View { Button("Go") {} }
    func message() -> Text { Text("M") }
    let base = Text("base")
    let shown = Visibility.visible
    check(
      [
        ("key", AnyView(base.confirmationDialog("T", isPresented: yes, titleVisibility: shown, actions: actions))),
        (
          "string", AnyView(base.confirmationDialog(string, isPresented: yes, titleVisibility: shown, actions: actions))
        ),
        (
          "text",
          AnyView(base.confirmationDialog(Text("T"), isPresented: yes, titleVisibility: shown, actions: actions))
        ),
        (
          "key, data",
          AnyView(
            base.confirmationDialog("T", isPresented: yes, titleVisibility: shown, presenting: 7) { _ in actions() })
        ),
        (
          "string, data",
          AnyView(
            base.confirmationDialog(string, isPresented: yes, titleVisibility: shown, presenting: 7) { _ in actions() })
        ),
        (
          "text, data",
          AnyView(
            base.confirmationDialog(Text("T"), isPresented: yes, titleVisibility: shown, presenting: 7) { _ in actions()
            }
          )
        ),
      ], "! dialog\n| T\n| [Go]")
    check(
      [
        (
          "key",
          AnyView(
            base.confirmationDialog(
              "T", isPresented: yes, titleVisibility: shown, actions: actions, message: message))
        ),
        (
          "string",
          AnyView(
            base.confirmationDialog(
              string, isPresented: yes, titleVisibility: shown, actions: actions, message: message))
        ),
        (
          "text",
          AnyView(
            base.confirmationDialog(
              Text("T"), isPresented: yes, titleVisibility: shown, actions: actions, message: message))
        ),
        (
          "key, data",
          AnyView(
            base.confirmationDialog(
              "T", isPresented: yes, titleVisibility: shown, presenting: 7, actions: { _ in actions() },
              message: { _ in message() }))
        ),
        (
          "string, data",
          AnyView(
            base.confirmationDialog(
              string, isPresented: yes, titleVisibility: shown, presenting: 7, actions: { _ in actions() },
              message: { _ in message() }))
        ),
        (
          "text, data",
          AnyView(
            base.confirmationDialog(
              Text("T"), isPresented: yes, titleVisibility: shown, presenting: 7, actions: { _ in actions() },
              message: { _ in message() }))
        ),
        (
          "the older form",
          AnyView(
            base.actionSheet(isPresented: yes) {
              ActionSheet(title: Text("T"), message: Text("M"), buttons: [.default(Text("Go"))])
            })
        ),
        (
          "the older form of an item",
          AnyView(
            base.actionSheet(item: item) { _ in
              ActionSheet(title: Text("T"), message: Text("M"), buttons: [.default(Text("Go"))])
            })
        ),
      ], "! dialog\n| T\n| M\n| [Go]")
  }

  @Test @MainActor func `covers and popovers stand below, by a flag or an item`() {
    check(
      [
        ("cover", AnyView(Text("base").fullScreenCover(isPresented: yes) { Text("in 7") })),
        ("cover of an item", AnyView(Text("base").fullScreenCover(item: item) { Text("in \($0.id)") })),
        ("popover", AnyView(Text("base").popover(isPresented: yes) { Text("in 7") })),
        ("popover of an item", AnyView(Text("base").popover(item: item) { Text("in \($0.id)") })),
        ("sheet of an item", AnyView(Text("base").sheet(item: item) { Text("in \($0.id)") })),
      ], "in 7")
  }

  @Test @MainActor func `a search field has its prompt in every form`() {
    let text = Binding.constant("")
    check(
      [
        ("text", AnyView(Text("a").searchable(text: text, prompt: Text("P")))),
        ("key", AnyView(Text("a").searchable(text: text, prompt: "P"))),
        ("string", AnyView(Text("a").searchable(text: text, prompt: "P" as String))),
        (
          "text, presented", AnyView(Text("a").searchable(text: text, isPresented: .constant(false), prompt: Text("P")))
        ),
        ("key, presented", AnyView(Text("a").searchable(text: text, isPresented: .constant(false), prompt: "P"))),
        (
          "string, presented",
          AnyView(Text("a").searchable(text: text, isPresented: .constant(false), prompt: "P" as String))
        ),
      ], "|(P)           |")
  }

  @Test @MainActor func `a screen's title and its bar's items are shown in every form`() {
    func inStack(_ view: some View) -> AnyView { AnyView(NavigationStack { view }) }
    check(
      [
        ("key", inStack(Text("a").navigationTitle("T"))), ("string", inStack(Text("a").navigationTitle(string))),
        ("text", inStack(Text("a").navigationTitle(Text("T")))),
        ("binding", inStack(Text("a").navigationTitle(.constant("T")))),
        ("bar, key", inStack(Text("a").navigationBarTitle("T"))),
        ("bar, string", inStack(Text("a").navigationBarTitle(string))),
        ("bar, text", inStack(Text("a").navigationBarTitle(Text("T")))),
        ("mode, key", inStack(Text("a").navigationBarTitle("T", displayMode: .large))),
        ("mode, string", inStack(Text("a").navigationBarTitle(string, displayMode: .large))),
        ("mode, text", inStack(Text("a").navigationBarTitle(Text("T"), displayMode: .large))),
      ], "= T")
    check(
      [
        ("mode, key", inStack(Text("a").navigationBarTitle("T", displayMode: .inline))),
        ("mode, string", inStack(Text("a").navigationBarTitle(string, displayMode: .inline))),
        ("mode, text", inStack(Text("a").navigationBarTitle(Text("T"), displayMode: .inline))),
      ], "=        T")
    check(
      [
        ("subtitle", inStack(Text("a").navigationTitle("T").navigationSubtitle("S"))),
        ("subtitle, string", inStack(Text("a").navigationTitle("T").navigationSubtitle("S" as String))),
      ], "= T\n= S                 {secondary}")
    let titled = Text("a").navigationTitle("T")
    check(
      [
        ("both", inStack(titled.navigationBarItems(leading: Text("L"), trailing: Text("R")))),
        (
          "each",
          inStack(titled.navigationBarItems(leading: Text("L")).navigationBarItems(trailing: Text("R")))
        ),
      ], "= L              R\n= T")
    for (name, view) in [
      ("hidden", inStack(titled.navigationBarHidden(true))), ("toolbar", inStack(titled.toolbar(.hidden))),
      ("visibility", inStack(titled.toolbarVisibility(.hidden, for: .navigationBar))),
    ] { expect(draw(columns: 16) { view }, lacks: "= T", comment: "\(name)") }
    expect(
      draw(columns: 16) {
        inStack(Text("a").navigationDestination(isPresented: yes) { Text("pushed").navigationTitle("P") })
      }, contains: "= P")
  }

  @Test @MainActor func `an element is named in every form`() {
    func names(_ view: some View) -> String {
      let screen = TextScreen(columns: 20, height: 4) { view }
      let element = screen.elements.first
      return [element?.label, element?.value, element?.hint, element?.inputLabels.first].map { $0 ?? "-" }
        .joined(separator: " ")
    }
    let a = Image(systemName: "star")
    let cases: [(String, String, String)] = [
      ("label", names(a.accessibilityLabel("L")), "L - - -"),
      ("label, string", names(a.accessibilityLabel("L" as String)), "L - - -"),
      ("label, where enabled", names(a.accessibilityLabel("L", isEnabled: true)), "L - - -"),
      ("older label", names(a.accessibility(label: Text("L"))), "L - - -"),
      ("older value", names(a.accessibilityLabel("L").accessibility(value: Text("V"))), "L V - -"),
      ("older hint", names(a.accessibilityLabel("L").accessibility(hint: Text("H"))), "L - H -"),
      ("older names", names(a.accessibilityLabel("L").accessibility(inputLabels: [Text("N")])), "L - - N"),
      ("names", names(a.accessibilityLabel("L").accessibilityInputLabels(["N"])), "L - - N"),
      ("names, strings", names(a.accessibilityLabel("L").accessibilityInputLabels(["N" as String])), "L - - N"),
      ("help", names(a.accessibilityLabel("L").help("H")), "L - H -"),
      ("help, text", names(a.accessibilityLabel("L").help(Text("H"))), "L - H -"),
      ("help, string", names(a.accessibilityLabel("L").help("H" as String)), "L - H -"),
    ]
    for (name, found, expected) in cases { expect(found, is: expected, "\(name)") }
  }
}
