@testable import TextUI

@MainActor struct FormsTests {
  private struct Trouble: LocalizedError { var errorDescription: String? { "T" } }
  private struct Item: Identifiable, Hashable { let id: Int }
  private let yes = Binding.constant(true)
  private let item = Binding<Item?>.constant(Item(id: 7))
  private let string = "T"
  private let base = Text("base")
  @ViewBuilder private func actions() -> some View { Button("Go") {} }
  private func message() -> Text { Text("M") }
  private func inStack(_ view: some View) -> some View { NavigationStack { view } }

  private func check(_ expected: String, @ViewTable _ views: () -> [AnyView]) {
    for (number, view) in views().enumerated() {
      let text = draw(columns: 16, height: 9) { view }
      expect(text, contains: expected, comment: "form \(number + 1):\n\(text)")
    }
  }

  @Test func `an alert has its title, its actions and its message in every form`() {
    check("! alert\n| T\n| [Go]") {
      base.alert("T", isPresented: yes, actions: actions)
      base.alert(string, isPresented: yes, actions: actions)
      base.alert(Text("T"), isPresented: yes, actions: actions)
      base.alert("T", isPresented: yes, presenting: 7) { _ in Button("Go") {} }
      base.alert(string, isPresented: yes, presenting: 7) { _ in Button("Go") {} }
      base.alert(Text("T"), isPresented: yes, presenting: 7) { _ in Button("Go") {} }
      base.alert(isPresented: yes, error: Trouble(), actions: actions)
      base.alert("T", item: item) { _ in actions() }
      base.alert(string, item: item) { _ in actions() }
    }
    check("! alert\n| T\n| M\n| [Go]") {
      base.alert("T", isPresented: yes, actions: actions, message: message)
      base.alert(string, isPresented: yes, actions: actions, message: message)
      base.alert(Text("T"), isPresented: yes, actions: actions, message: message)
      base.alert("T", isPresented: yes, presenting: "M", actions: { _ in actions() }, message: { Text($0) })
      base.alert(string, isPresented: yes, presenting: "M", actions: { _ in actions() }, message: { Text($0) })
      base.alert(Text("T"), isPresented: yes, presenting: "M", actions: { _ in actions() }, message: { Text($0) })
      base.alert(isPresented: yes, error: Trouble(), actions: { _ in actions() }, message: { _ in message() })
      base.alert("T", item: item, actions: { _ in actions() }, message: { _ in message() })
      base.alert(Text("T"), item: item, actions: { _ in actions() }, message: { _ in message() })
      base.alert(isPresented: yes) { Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Go"))) }
      base.alert(item: item) { _ in Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Go"))) }
    }
  }

  @Test func `a confirmation dialog has its title, its actions and its message in every form`() {
    let shown = Visibility.visible
    check("! dialog\n| T\n| [Go]") {
      base.confirmationDialog("T", isPresented: yes, titleVisibility: shown, actions: actions)
      base.confirmationDialog(string, isPresented: yes, titleVisibility: shown, actions: actions)
      base.confirmationDialog(Text("T"), isPresented: yes, titleVisibility: shown, actions: actions)
      base.confirmationDialog("T", isPresented: yes, titleVisibility: shown, presenting: 7) { _ in actions() }
      base.confirmationDialog(string, isPresented: yes, titleVisibility: shown, presenting: 7) { _ in actions() }
      base.confirmationDialog(Text("T"), isPresented: yes, titleVisibility: shown, presenting: 7) { _ in actions() }
      base.confirmationDialog("T", item: item, titleVisibility: shown) { _ in actions() }
      base.confirmationDialog(string, item: item, titleVisibility: shown) { _ in actions() }
      base.confirmationDialog(Text("T"), item: item, titleVisibility: shown) { _ in actions() }
    }
    check("! dialog\n| T\n| M\n| [Go]") {
      base.confirmationDialog("T", isPresented: yes, titleVisibility: shown, actions: actions, message: message)
      base.confirmationDialog(string, isPresented: yes, titleVisibility: shown, actions: actions, message: message)
      base.confirmationDialog(Text("T"), isPresented: yes, titleVisibility: shown, actions: actions, message: message)
      base.confirmationDialog(
        "T", isPresented: yes, titleVisibility: shown, presenting: 7, actions: { _ in actions() },
        message: { _ in message() })
      base.confirmationDialog(
        string, isPresented: yes, titleVisibility: shown, presenting: 7, actions: { _ in actions() },
        message: { _ in message() })
      base.confirmationDialog(
        Text("T"), isPresented: yes, titleVisibility: shown, presenting: 7, actions: { _ in actions() },
        message: { _ in message() })
      base.actionSheet(isPresented: yes) {
        ActionSheet(title: Text("T"), message: Text("M"), buttons: [.default(Text("Go"))])
      }
      base.actionSheet(item: item) { _ in
        ActionSheet(title: Text("T"), message: Text("M"), buttons: [.default(Text("Go"))])
      }
    }
  }

  @Test func `covers and popovers are below, by a flag or an item`() {
    check("in 7") {
      Text("base").fullScreenCover(isPresented: yes) { Text("in 7") }
      Text("base").fullScreenCover(item: item) { Text("in \($0.id)") }
      Text("base").popover(isPresented: yes) { Text("in 7") }
      Text("base").popover(item: item) { Text("in \($0.id)") }
      Text("base").sheet(item: item) { Text("in \($0.id)") }
    }
  }

  @Test func `a search field has its prompt in every form`() {
    let text = Binding.constant("")
    check("|(P)           |") {
      inStack(Text("a").searchable(text: text, prompt: Text("P")))
      inStack(Text("a").searchable(text: text, prompt: "P"))
      inStack(Text("a").searchable(text: text, prompt: "P" as String))
      inStack(Text("a").searchable(text: text, isPresented: .constant(false), prompt: Text("P")))
      inStack(Text("a").searchable(text: text, isPresented: .constant(false), prompt: "P"))
      inStack(Text("a").searchable(text: text, isPresented: .constant(false), prompt: "P" as String))
    }
  }

  @Test func `a screen's title and its bar's items are shown in every form`() {
    check("= T") {
      inStack(Text("a").navigationTitle("T"))
      inStack(Text("a").navigationTitle(string))
      inStack(Text("a").navigationTitle(Text("T")))
      inStack(Text("a").navigationTitle(.constant("T")))
      inStack(Text("a").navigationBarTitle("T"))
      inStack(Text("a").navigationBarTitle(string))
      inStack(Text("a").navigationBarTitle(Text("T")))
      inStack(Text("a").navigationBarTitle("T", displayMode: .large))
      inStack(Text("a").navigationBarTitle(string, displayMode: .large))
      inStack(Text("a").navigationBarTitle(Text("T"), displayMode: .large))
    }
    check("=        T") {
      inStack(Text("a").navigationBarTitle("T", displayMode: .inline))
      inStack(Text("a").navigationBarTitle(string, displayMode: .inline))
      inStack(Text("a").navigationBarTitle(Text("T"), displayMode: .inline))
    }
    check("= T\n= S                 {secondary}") {
      inStack(Text("a").navigationTitle("T").navigationSubtitle("S"))
      inStack(Text("a").navigationTitle("T").navigationSubtitle("S" as String))
    }
    let titled = Text("a").navigationTitle("T")
    check("= L              R\n= T") {
      inStack(titled.navigationBarItems(leading: Text("L"), trailing: Text("R")))
      inStack(titled.navigationBarItems(leading: Text("L")).navigationBarItems(trailing: Text("R")))
    }
    expect(draw(columns: 16) { inStack(titled.navigationBarHidden(true)) }, lacks: "= T")
    expect(draw(columns: 16) { inStack(titled.toolbar(.hidden)) }, lacks: "= T")
    expect(draw(columns: 16) { inStack(titled.toolbarVisibility(.hidden, for: .navigationBar)) }, lacks: "= T")
    expect(
      draw(columns: 16) {
        inStack(Text("a").navigationDestination(isPresented: yes) { Text("pushed").navigationTitle("P") })
      }, contains: "= P")
  }

  @Test func `an element is named in every form`() {
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
