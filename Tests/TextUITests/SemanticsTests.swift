import TestSupport
import Testing

@testable import TextUI

/// What an assistive technology meets, and a person's actions go by.
@MainActor
@Suite struct SemanticsTests {
  private func elements<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
    ScreenInUse(view).screen.elements.map { element in
      "\(element.role.rawValue) \(element.label)" + (element.value.map { " = \($0)" } ?? "")
        + (element.identifier.map { " #\($0)" } ?? "") + (element.hint.map { " (\($0))" } ?? "")
        + (element.isSelected ? " selected" : "") + (element.isEnabled ? "" : " disabled")
        + (element.actions.isEmpty ? "" : " \(element.actions.map(\.name))")
    }
  }

  @Test @MainActor func `modifiers change what is told, and the drawing names it`() {
    let cases: [(String, [String], [String])] = [
      ("text", elements { Text("A") }, ["text A"]),
      ("label", elements { Image(systemName: "gear").accessibilityLabel("Settings") }, ["image Settings"]),
      (
        "a button is called by its label",
        elements {
          Button {
          } label: {
            Image(systemName: "gear")
          }.accessibilityLabel("Settings")
        }, ["button Settings"]
      ),
      (
        "a label inside names the button",
        elements {
          Button {
          } label: {
            Image(systemName: "gear").accessibilityLabel("Settings")
          }
        }, ["button Settings"]
      ),
      (
        "a picture's name at last",
        elements {
          Button {
          } label: {
            Image(systemName: "gear")
          }
        }, ["button gear"]
      ),
      (
        "hidden inside",
        elements {
          Button {
          } label: {
            Text("A"); Text("B").accessibilityHidden(true)
          }
        }, ["button A"]
      ),
      ("decorative", elements { Image(decorative: "sky") }, []),
      ("value", elements { Text("A").accessibilityValue("1").accessibilityHint("Counts") }, ["text A = 1 (Counts)"]),
      (
        "identifiers go to all, the innermost stays",
        elements {
          VStack {
            Text("A").accessibilityIdentifier("a"); Text("B")
          }.accessibilityIdentifier("all")
        },
        ["text A #a", "text B #all"]
      ),
      (
        "header", elements { Text("A").accessibilityAddTraits([.isHeader, .isSelected]) }, ["header A selected"]
      ),
      ("no button", elements { Button("A") {}.accessibilityRemoveTraits(.isButton) }, ["group A"]),
      (
        "ignored",
        elements {
          VStack {
            Text("A"); Text("B")
          }.accessibilityElement().accessibilityLabel("Both")
        },
        ["group Both"]
      ),
      (
        "combined",
        elements {
          VStack {
            Text("A"); Text("B")
          }.accessibilityElement(children: .combine)
        }, ["group A, B"]
      ),
      (
        "combined with a control",
        elements {
          HStack {
            Text("A"); Button("Do") {}
          }.accessibilityElement(children: .combine)
        },
        ["button A, Do [\"Do\"]"]
      ),
      (
        "several labelled as one",
        elements {
          VStack {
            Text("A"); Text("B")
          }.accessibilityLabel("Both")
        }, ["group Both"]
      ),
      ("representation", elements { Text("A").accessibilityRepresentation { Button("B") {} } }, ["button B"]),
      ("actions", elements { Text("A").accessibilityAction(named: "Share") {} }, ["text A [\"Share\"]"]),
      ("context menu", elements { Text("A").contextMenu { Button("B") {} } }, ["text A [\"Show Menu\"]"]),
      (
        "context menu as a value", elements { Text("A").contextMenu(ContextMenu { Button("B") {} }) },
        ["text A [\"Show Menu\"]"]
      ),
      ("no context menu", elements { Text("A").contextMenu(ContextMenu<Text>?.none) }, ["text A"]),
      (
        "a menu inside a control is the control's",
        elements {
          Button {
          } label: {
            HStack {
              Text("A"); Text("B")
            }.contextMenu { Button("C") {} }
          }
        }, ["button A, B [\"Show Menu\"]"]
      ),
      ("long press", elements { Text("A").onLongPressGesture {} }, ["text A [\"Long Press\"]"]),
      ("disabled", elements { Button("A") {}.disabled(true) }, ["button A disabled"]),
      ("old", elements { Text("A").accessibility(label: Text("B")).accessibility(identifier: "b") }, ["text B #b"]),
    ]
    for (name, told, expected) in cases { expect(told, is: expected, "\(name)") }
    expect(
      ScreenInUse(height: 1) { Text("A").accessibilityLabel("B").accessibilityInputLabels(["C"]) }.text,
      is: "                A                 {\"B\"}\n~ also called C")
  }

  @Test @MainActor func `taps press what they are on`() throws {
    struct Taps: View {
      @State var log: [String] = []
      var body: some View {
        VStack {
          VStack {
            Text("Card")
            Text("Inside")
            Button("Own") { log.append("own") }
          }
          .onTapGesture { log.append("card") }
          Text("Twice").gesture(TapGesture(count: 2).onEnded { log.append("twice") })
          Text("Both").simultaneousGesture(TapGesture().onEnded { _ in log.append("both") })
          Text("Drag").gesture(DragGesture().onChanged { _ in log.append("drag") }.onEnded { _ in log.append("end") })
          Text("Off").onTapGesture { log.append("off") }.disabled(true)
          Button("Through") { log.append("through") }.allowsHitTesting(false)
          Text(log.joined(separator: " "))
        }
      }
    }
    let screen = ScreenInUse { Taps() }
    expect(
      screen.controls,
      is: [
        "button Card, Inside", "button Own", "button Twice", "button Both", "button Off", "button Through",
      ])
    for name in ["Card, Inside", "Own", "Twice", "Both"] { try screen.press(name) }
    expect(screen.text, ends: "card own twice both")
    for name in ["Off", "Through"] { #expect(try screen.element(name).press == nil) }
  }
}
