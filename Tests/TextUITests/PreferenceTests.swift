import Foundation
import Testing

@testable import TextUI

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@MainActor
struct PreferenceTests {
  @Test func `Values go up in the order of the views; an outer one stands for those inside`() {
    let journal = Journal()
    let screen = TextScreen {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        HStack {
          Text("b").preference(key: Names.self, value: ["b"])
          Text("c").preference(key: Names.self, value: ["c"]).transformPreference(Names.self) { $0.append("c'") }
        }
        Text("d").preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["d"])
      }
      .onPreferenceChange(Names.self) { journal.add($0.joined(separator: " ")) }
    }
    #expect(journal.take() == ["a b c c' d"])
    screen.update()
    #expect(journal.take() == [])
  }

  @Test func `A measured width comes back through state in one update`() {
    struct Screen: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("wide text").background(
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
          Text("\(Int(width)) points")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    #expect(draw(columns: 9) { Screen() } == "  wide text\n  70 points")
  }

  @Test func `A layer may be made of the values inside`() {
    let text = draw(columns: 12) {
      VStack {
        Text("above")
        Text("x").preference(key: Names.self, value: ["1"]).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        Text("      ")
      }
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { Text("n\($0.count)") }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Text("*").offset(x: proxy[anchor].maxX, y: proxy[anchor].minY) }
        }
      }
    }
    #expect(text == "     above\n        x*\n         n1", "\(text)")
  }

  @Test func `a background made of a preference stands behind what gives it`() {
    let text = draw(columns: 9, height: 3) {
      Text("front").preference(key: Names.self, value: ["1", "2"]).frame(height: 60, alignment: .top)
        .backgroundPreferenceValue(Names.self, alignment: .top) { Text("be\($0.count)") }
    }
    #expect(text == "    front    {; over \"be2\"}", "what stands in front covers it")
    let below = draw(columns: 9, height: 3) {
      Text("front").preference(key: Names.self, value: ["1", "2"]).frame(height: 60, alignment: .top)
        .backgroundPreferenceValue(Names.self, alignment: .bottom) { Text("n\($0.count)") }
    }
    #expect(below.hasPrefix("    front\n") && below.hasSuffix("n2"), "\(below)")
  }

  @Test func `A preference that feeds itself is an issue with the last two values`() {
    struct Screen: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Text("x").preference(key: Widest.self, value: width + 1).onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let screen = TextScreen { Screen() }
    let issue = screen.issues.map(\.description).joined()
    #expect(issue.contains("onPreferenceChange(Widest) in Screen from 9.0 to 10.0"), "\(issue)")
  }
}
