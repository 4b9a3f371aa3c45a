import Foundation

@testable import TextUI

@MainActor struct SemanticsTests {

  private func row<V: View>(
    _ name: String, _ told: [String], @ViewBuilder _ view: () -> V
  ) -> (String, [String], [String]) { (name, elements(view), told) }
  private func elements<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
    ScreenInUse(view).screen.elements.map { element in
      "\(element.role.rawValue) \(element.label)" + (element.value.map { " = \($0)" } ?? "")
        + (element.identifier.map { " #\($0)" } ?? "") + (element.hint.map { " (\($0))" } ?? "")
        + (element.isSelected ? " selected" : "") + (element.isEnabled ? "" : " disabled")
        + (element.actions.isEmpty ? "" : " \(element.actions.map(\.name))")
    }
  }

  @Test @MainActor func `modifiers change the facts, and the drawing names them`() {
    let cases: [(String, [String], [String])] = [
      row("text", ["text A"]) { Text("A") },
      row("label", ["image Settings"]) { Image(systemName: "gear").accessibilityLabel("Settings") },
      row("a button is called by its label", ["button Settings"]) {
        Button(action: {}) { Image(systemName: "gear") }.accessibilityLabel("Settings")
      },
      row("a label inside names the button", ["button Settings"]) {
        Button(action: {}) { Image(systemName: "gear").accessibilityLabel("Settings") }
      }, row("a picture's name at last", ["button gear"]) { Button(action: {}) { Image(systemName: "gear") } },
      row("a picture with a label beside a text", ["button A, Late"]) {
        Button(action: {}) { across(Text("A"), Image(systemName: "clock").accessibilityLabel("Late")) }
      },
      row("a picture without one beside a text", ["button A"]) {
        Button(action: {}) { across(Text("A"), Image(systemName: "clock")) }
      },
      row("hidden inside", ["button A"]) {
        Button(action: {}) { views(Text("A"), Text("B").accessibilityHidden(true)) }
      }, row("decorative", []) { Image(decorative: "sky") },
      row("value", ["text A = 1 (Counts)"]) { Text("A").accessibilityValue("1").accessibilityHint("Counts") },
      row("identifiers go to all, the innermost stays", ["text A #a", "text B #all"]) {
        down(Text("A").accessibilityIdentifier("a"), Text("B")).accessibilityIdentifier("all")
      }, row("header", ["header A selected"]) { Text("A").accessibilityAddTraits([.isHeader, .isSelected]) },
      row("no button", ["group A"]) { Button("A") {}.accessibilityRemoveTraits(.isButton) },
      row("ignored", ["group Both"]) { down(Text("A"), Text("B")).accessibilityElement().accessibilityLabel("Both") },
      row("combined", ["group A, B"]) { down(Text("A"), Text("B")).accessibilityElement(children: .combine) },
      row("combined with a control", ["button A, Do [\"Do\"]"]) {
        across(Text("A"), Button("Do") {}).accessibilityElement(children: .combine)
      }, row("several labelled as one", ["group Both"]) { down(Text("A"), Text("B")).accessibilityLabel("Both") },
      row("representation", ["button B"]) { Text("A").accessibilityRepresentation { Button("B") {} } },
      row("actions", ["text A [\"Share\"]"]) { Text("A").accessibilityAction(named: "Share") {} },
      row("context menu", ["text A [\"Show Menu\"]"]) { Text("A").contextMenu { Button("B") {} } },
      row("context menu as a value", ["text A [\"Show Menu\"]"]) {
        Text("A").contextMenu(ContextMenu { Button("B") {} })
      }, row("no context menu", ["text A"]) { Text("A").contextMenu(ContextMenu<Text>?.none) },
      row("a menu inside a control is the control's", ["button A, B [\"Show Menu\"]"]) {
        Button(action: {}, label: { across(Text("A"), Text("B")).contextMenu { Button("C") {} } })
      }, row("long press", ["text A [\"Long Press\"]"]) { Text("A").onLongPressGesture {} },
      row("disabled", ["button A disabled"]) { Button("A") {}.disabled(true) },
      row("old", ["text B #b"]) { Text("A").accessibility(label: Text("B")).accessibility(identifier: "b") },
    ]
    for (name, told, expected) in cases { expect(told, is: expected, "\(name)") }
    expect(
      ScreenInUse(height: 1) { Text("A").accessibilityLabel("B").accessibilityInputLabels(["C"]) }.text,
      is: "                A                 {\"B\"}\n~ also called C")
  }
}

/// A node that changes elements sets a flag, as asking each node's type would be slow. Without it a node has no effect.
struct ElementsChangeTests {
  @Test(.enabled(if: isLongRun)) func `nodes that change elements, have facts or can be used set their flags`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TextUI")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var (changing, telling, offering) = (0, 0, 0)
    for case let url as URL in files where url.pathExtension == "swift" {
      let (file, text) = (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
      if text.contains("SemanticsChanging") {
        let lines = text.split(separator: "\n")
        let classes = lines.count { $0.contains("class ") && $0.contains("SemanticsChanging") }
        let overrides = lines.count { $0.contains("override var elementsChange: (any SemanticsChanging)? { self }") }
        expect(classes, is: overrides, "\(file)")
        changing += classes
      }
      for part in text.components(separatedBy: "func semantics(_ ").dropFirst() {
        let body = part.prefix(upTo: part.range(of: "\n  }\n")?.lowerBound ?? part.endIndex)
        // An element's facts are read only if its flag is set: a list of fact words would miss the next one.
        if ["facts", "hint", "kind: ", "sortPriority"].contains(where: body.contains) {
          telling += 1
          expect(text, contains: "mayHaveFacts", comment: "\(file)")
        }
        // A screen without usable nodes is not searched for controls: a node without the flag could never be pressed.
        let role = body.firstMatch(of: /role: \.(\w+)/)?.1
        if let role, !["text", "image", "progress", "header"].contains(role) {
          offering += 1
          expect(text, contains: "offersUse", comment: "\(file)")
        }
      }
    }
    expect(changing >= 10, "\(changing), \(telling), \(offering)")
    expect(telling >= 1, "\(changing), \(telling), \(offering)")
    expect(offering >= 5, "\(changing), \(telling), \(offering)")
  }
}
