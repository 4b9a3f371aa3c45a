import TestSupport
import Testing

@testable import TextUI

/// A style that an app writes takes its control's parts, and places them as it likes.
@MainActor
@Suite struct OwnStyleTests {
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("box of")
        configuration.content
        Text("named")
        configuration.label
      }
    }
  }

  private struct Grouped: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        Text("group")
      }
    }
  }

  private struct Disclosed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Titled: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("menu:")
        Menu(configuration)
      }
    }
  }

  @Test @MainActor func `a group box, a control group and a menu look as the app's styles say`() {
    expect(
      draw(columns: 24) { GroupBox("A") { Text("b") }.groupBoxStyle(Boxed()) }, is: "     box of  b  named  A",
      "group box")
    let group = draw(columns: 24) {
      ControlGroup {
        Button("1") {}
        Button("2") {}
      }.controlGroupStyle(Grouped())
    }
    expect(group.hasSuffix("group") && group.contains("[1]") && group.contains("[2]"), "\(group)")
    expect(draw(columns: 24) { Menu("M") { Button("1") {} }.menuStyle(Titled()) }, contains: "menu: [M v]")
  }

  @Test @MainActor func `a disclosure group of the app's opens and closes by its configuration`() {
    let screen = TextScreen { DisclosureGroup("A") { Text("inside") }.disclosureGroupStyle(Disclosed()) }
    defer { screen.unmount() }
    expect(screen.text.contains("[more]") && !screen.text.contains("inside"), "\(screen.text)")
    screen.press("more")
    expect(screen.text, contains: "[less]", "inside")
  }
}
