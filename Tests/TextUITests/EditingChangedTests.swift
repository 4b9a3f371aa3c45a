import TestSupport
import Testing

@testable import TextUI

/// Who changes a control's value begins and ends to change it.
@MainActor
@Suite struct EditingChangedTests {
  private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private struct Controls {
    let journal = Log()
    var value: Binding<Double> {
      nonisolated(unsafe) let journal = journal
      return Binding(get: { 0.5 }, set: { journal.add("\(($0 * 10).rounded() / 10)") })
    }
    var count: Binding<Int> {
      nonisolated(unsafe) let journal = journal
      return Binding(get: { 2 }, set: { journal.add("\($0)") })
    }
    func editing(_ isEditing: Bool) { journal.add(isEditing ? "begins" : "ends") }
  }

  @Test @MainActor func `a slider tells when it is moved, in every form`() throws {
    let it = Controls()
    let forms: [(name: String, view: AnyView)] = [
      ("plain", AnyView(Slider(value: it.value, onEditingChanged: it.editing))),
      ("steps", AnyView(Slider(value: it.value, in: 0...1, step: 0.1, onEditingChanged: it.editing))),
      ("label", AnyView(Slider(value: it.value, label: { Text("A") }, onEditingChanged: it.editing))),
      (
        "label, steps",
        AnyView(Slider(value: it.value, in: 0...1, step: 0.1, label: { Text("A") }, onEditingChanged: it.editing))
      ),
      (
        "ends",
        AnyView(
          Slider(
            value: it.value, label: { Text("A") }, minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("1") },
            onEditingChanged: it.editing))
      ),
      (
        "ends, steps",
        AnyView(
          Slider(
            value: it.value, in: 0...1, step: 0.1, label: { Text("A") }, minimumValueLabel: { Text("0") },
            maximumValueLabel: { Text("1") }, onEditingChanged: it.editing))
      ),
      ("label last", AnyView(Slider(value: it.value, onEditingChanged: it.editing, label: { Text("A") }))),
      (
        "label last, steps",
        AnyView(Slider(value: it.value, in: 0...1, step: 0.1, onEditingChanged: it.editing, label: { Text("A") }))
      ),
      (
        "label last, ends",
        AnyView(
          Slider(
            value: it.value, onEditingChanged: it.editing, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"),
            label: { Text("A") }))
      ),
      (
        "label last, ends, steps",
        AnyView(
          Slider(
            value: it.value, in: 0...1, step: 0.1, onEditingChanged: it.editing, minimumValueLabel: Text("0"),
            maximumValueLabel: Text("1"), label: { Text("A") }))
      ),
    ]
    for (name, view) in forms {
      let slider = try #require(ScreenInUse { view }.screen.elements.first { $0.role == .slider }, "\(name)")
      slider.actions.first { $0.name == "Increment" }?.perform()
      expect(it.journal.take(), is: ["begins", "0.6", "ends"], "\(name)")
      slider.actions.first { $0.name == "Decrement" }?.perform()
      expect(it.journal.take(), is: ["begins", "0.4", "ends"], "\(name)")
    }
  }

  @Test @MainActor func `a stepper tells when it is pressed, in every form`() throws {
    let it = Controls()
    let title = "A"
    func up() { it.journal.add("3") }
    func down() { it.journal.add("1") }
    let forms: [(name: String, view: AnyView)] = [
      ("label", AnyView(Stepper(value: it.count, label: { Text("A") }, onEditingChanged: it.editing))),
      (
        "label, bounds",
        AnyView(Stepper(value: it.count, in: 0...9, label: { Text("A") }, onEditingChanged: it.editing))
      ),
      (
        "label, actions",
        AnyView(Stepper(label: { Text("A") }, onIncrement: up, onDecrement: down, onEditingChanged: it.editing))
      ),
      ("label last", AnyView(Stepper(value: it.count, onEditingChanged: it.editing) { Text("A") })),
      ("label last, bounds", AnyView(Stepper(value: it.count, in: 0...9, onEditingChanged: it.editing) { Text("A") })),
      (
        "label last, actions",
        AnyView(Stepper(onIncrement: up, onDecrement: down, onEditingChanged: it.editing) { Text("A") })
      ),
      ("key", AnyView(Stepper("A", value: it.count, onEditingChanged: it.editing))),
      ("string", AnyView(Stepper(title, value: it.count, onEditingChanged: it.editing))),
      ("key, bounds", AnyView(Stepper("A", value: it.count, in: 0...9, onEditingChanged: it.editing))),
      ("string, bounds", AnyView(Stepper(title, value: it.count, in: 0...9, onEditingChanged: it.editing))),
      ("key, actions", AnyView(Stepper("A", onIncrement: up, onDecrement: down, onEditingChanged: it.editing))),
      ("string, actions", AnyView(Stepper(title, onIncrement: up, onDecrement: down, onEditingChanged: it.editing))),
    ]
    for (name, view) in forms {
      let stepper = try #require(ScreenInUse { view }.screen.elements.first { $0.role == .stepper }, "\(name)")
      stepper.actions.first { $0.name == "Increment" }?.perform()
      expect(it.journal.take(), is: ["begins", "3", "ends"], "\(name)")
      stepper.actions.first { $0.name == "Decrement" }?.perform()
      expect(it.journal.take(), is: ["begins", "1", "ends"], "\(name)")
    }
  }

  /// Without the closure an app means the form of today.
  @Test @MainActor func `a label alone is never ambiguous`() {
    let it = Controls()
    let views = [
      AnyView(Stepper(value: it.count) { Text("A") }), AnyView(Stepper(value: it.count, in: 0...9) { Text("A") }),
      AnyView(Stepper("A", value: it.count)),
    ]
    for view in views { expect(draw(height: 1) { view }, is: "  A            [-] [+]") }
  }

  @Test @MainActor func `at an end a stepper tells nothing`() throws {
    let it = Controls()
    let screen = ScreenInUse { Stepper("A", value: it.count, in: 0...2, onEditingChanged: it.editing) }
    try expect(screen.element("A").actions.map(\.name), is: ["Decrement"])
    #expect(it.journal.take().isEmpty)
  }
}
