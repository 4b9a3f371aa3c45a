@testable import TextUI

/// Schemes, bars, wells and shares are drawn as a phone shows them.
@MainActor struct PhoneLookTests {
  private struct Reads: View {
    var prefers: ColorScheme?
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light").preferredColorScheme(prefers) }
  }

  @Test func `a preferred scheme is that of the nearest presentation`() {
    let sheet = Binding.constant(true)
    let rows: [(name: String, view: AnyView, read: [String])] = [
      row("the view itself", ["dark"]) { Reads(prefers: .dark) },
      row("a view beside", ["dark", "x"]) { down(Reads(), Text("x").preferredColorScheme(.dark)) },
      row("the outer one decides", ["light"]) { Reads(prefers: .dark).preferredColorScheme(.light) },
      row("of none the inner one", ["dark"]) { Reads(prefers: .dark).preferredColorScheme(nil) },
      row("a sheet of it", ["dark", "| dark"]) { Reads(prefers: .dark).sheet(isPresented: sheet) { Reads() } },
      row("a sheet's own", ["light", "| dark"]) { Reads().sheet(isPresented: sheet) { Reads(prefers: .dark) } },
      row("a sheet's other", ["dark", "| light"]) {
        Reads(prefers: .dark).sheet(isPresented: sheet) { Reads(prefers: .light) }
      },
    ]
    for row in rows {
      let lines = draw { row.view }.split(separator: "\n").filter { !$0.contains("~") && !$0.contains("!") }
      let read = lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !["", "|"].contains($0) }
      expect(read, is: row.read, row.name)
    }
  }

  private struct Changing: View {
    @State private var prefers: ColorScheme? = .dark
    @State private var changes = 0
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Button("\(scheme == .dark ? "dark" : "light") \(changes)") { prefers = nil }
        .preferredColorScheme(prefers).onChange(of: scheme) { changes += 1 }
    }
  }

  @Test func `without a preference the user's scheme returns`() throws {
    let screen = ScreenInUse { Changing() }
    expect(screen.text, contains: "[dark 0]")
    try screen.press("dark 0")
    expect(screen.text, contains: "[light 1]")
  }

  @Test func `a picture in a bar is as high as the bar and covers no other item`() {
    func bar(_ placement: ToolbarItemPlacement, _ picture: some View) -> String {
      draw(columns: 40, height: 4) {
        NavigationStack {
          Text("a").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: placement) { picture }
            ToolbarItem(placement: placement == .topBarTrailing ? .topBarLeading : .topBarTrailing) { Button("Add") {} }
          }
        }
      }
    }
    let file = Image("logo").resizable()
    for placement in [ToolbarItemPlacement.topBarLeading, .principal, .topBarTrailing] {
      expect(bar(placement, file.scaledToFit()), contains: "<------>", "[Add]")
      expect(bar(placement, file.aspectRatio(2, contentMode: .fit)), contains: "<---------->", "[Add]")
      expect(bar(placement, Image(systemName: "star").resizable().scaledToFit()), contains: "<---->", "[Add]")
      expect(bar(placement, file), contains: "[Add]")
    }
  }

  @Test func `a color well is a control`() {
    let well = ColorPicker("Accent", selection: .constant(.red))
    expect(draw(height: 1) { well }, contains: "Accent", "[<.>]")
    expect(draw(height: 1) { well.disabled(true) }, contains: "[~<.>~]")
  }

  @Test(arguments: [77, 83, 101, 125, 167]) func `a share of a width is that of its points`(_ width: Int) {
    func share(_ bar: @escaping (CGFloat) -> some View) -> String {
      let groove = Capsule().overlay(alignment: .leading) { GeometryReader { bar($0.size.width) } }
      return draw(columns: 40, height: 1) { groove.frame(width: CGFloat(width), height: 4) }
    }
    for (part, words) in [(0.5, " 50% wide"), (0.25, " 25% wide"), (0.125, " 12.5% wide")] {
      expect(share { Capsule().frame(width: $0 * part) }, contains: words)
      expect(share { Capsule().frame(maxWidth: $0 * part) }, contains: words)
    }
  }

  @Test(arguments: [true, false]) func `a group of a toolbar's items is its items`(_ isShown: Bool) {
    let drawn = draw(columns: 40, height: 4) {
      NavigationStack {
        Text("a").toolbar {
          Group {
            if isShown { ToolbarItem { Button("Shown") {} } } else { ToolbarItem { Button("Other") {} } }
            ToolbarItem(placement: .topBarLeading) { Button("First") {} }
          }
        }
      }
    }
    expect(drawn, contains: "[First]", isShown ? "[Shown]" : "[Other]")
    expect(drawn, lacks: isShown ? "[Other]" : "[Shown]")
  }
}
