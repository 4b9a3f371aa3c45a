@testable import TextUI

@MainActor struct EditingChangedTests {
  @MainActor private struct Controls {
    let journal = Journal()
    var value: Binding<Double> {
      Binding(
        get: { 0.5 }, set: { value in MainActor.assumeIsolated { journal.add("\((value * 10).rounded() / 10)") } })
    }
    var count: Binding<Int> {
      Binding(get: { 2 }, set: { value in MainActor.assumeIsolated { journal.add("\(value)") } })
    }
    func editing(_ isEditing: Bool) { journal.add(isEditing ? "begins" : "ends") }

    func check(_ forms: [AnyView], _ role: Semantics.Role, up: String, down: String) throws {
      for (number, view) in forms.enumerated() {
        let element = try #require(ScreenInUse { view }.screen.elements.first { $0.role == role }, "form \(number + 1)")
        for (action, value) in [("Increment", up), ("Decrement", down)] {
          element.actions.first { $0.name == action }?.perform()
          expect(journal.take(), is: ["begins", value, "ends"], "form \(number + 1)")
        }
      }
    }
  }

  @Test func `a slider reports its use, in every form`() throws {
    let it = Controls()
    @ViewTable var forms: [AnyView] {
      Slider(value: it.value, onEditingChanged: it.editing)
      Slider(value: it.value, in: 0...1, step: 0.1, onEditingChanged: it.editing)
      Slider(value: it.value, label: { Text("A") }, onEditingChanged: it.editing)
      Slider(value: it.value, in: 0...1, step: 0.1, label: { Text("A") }, onEditingChanged: it.editing)
      Slider(
        value: it.value, label: { Text("A") }, minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("1") },
        onEditingChanged: it.editing)
      Slider(
        value: it.value, in: 0...1, step: 0.1, label: { Text("A") }, minimumValueLabel: { Text("0") },
        maximumValueLabel: { Text("1") }, onEditingChanged: it.editing)
      Slider(value: it.value, onEditingChanged: it.editing, label: { Text("A") })
      Slider(value: it.value, in: 0...1, step: 0.1, onEditingChanged: it.editing, label: { Text("A") })
      Slider(
        value: it.value, onEditingChanged: it.editing, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"),
        label: { Text("A") })
      Slider(
        value: it.value, in: 0...1, step: 0.1, onEditingChanged: it.editing, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1"), label: { Text("A") })
    }
    try it.check(forms, .slider, up: "0.6", down: "0.4")
  }

  @Test func `a stepper reports its presses, in every form`() throws {
    let (it, title) = (Controls(), "A")
    func up() { it.journal.add("3") }
    func down() { it.journal.add("1") }
    @ViewTable var steppers: [AnyView] {
      Stepper(value: it.count, label: { Text("A") }, onEditingChanged: it.editing)
      Stepper(value: it.count, in: 0...9, label: { Text("A") }, onEditingChanged: it.editing)
      Stepper(label: { Text("A") }, onIncrement: up, onDecrement: down, onEditingChanged: it.editing)
      Stepper(value: it.count, onEditingChanged: it.editing) { Text("A") }
      Stepper(value: it.count, in: 0...9, onEditingChanged: it.editing) { Text("A") }
      Stepper(onIncrement: up, onDecrement: down, onEditingChanged: it.editing) { Text("A") }
      Stepper("A", value: it.count, onEditingChanged: it.editing)
      Stepper(title, value: it.count, onEditingChanged: it.editing)
      Stepper("A", value: it.count, in: 0...9, onEditingChanged: it.editing)
      Stepper(title, value: it.count, in: 0...9, onEditingChanged: it.editing)
      Stepper("A", onIncrement: up, onDecrement: down, onEditingChanged: it.editing)
      Stepper(title, onIncrement: up, onDecrement: down, onEditingChanged: it.editing)
    }
    try it.check(steppers, .stepper, up: "3", down: "1")
  }

  @Test func `a label alone is never ambiguous`() {
    // Without the closure an app means today's form.
    let it = Controls()
    let views = [
      AnyView(Stepper(value: it.count) { Text("A") }), AnyView(Stepper(value: it.count, in: 0...9) { Text("A") }),
      AnyView(Stepper("A", value: it.count)),
    ]
    for view in views { expect(draw(height: 1) { view }, is: "  A            [-] [+]") }
  }

  @Test func `at an end a stepper reports nothing`() throws {
    let it = Controls()
    let screen = ScreenInUse { Stepper("A", value: it.count, in: 0...2, onEditingChanged: it.editing) }
    try expect(screen.element("A").actions.map(\.name), is: ["Decrement"])
    expect(it.journal.take().isEmpty)
  }
}
