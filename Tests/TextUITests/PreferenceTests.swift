import Foundation
import TestSupport
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

@MainActor
struct PreferenceTests {
  @Test @MainActor func `a background made of a preference stands behind what gives it`() {
    let text = draw(columns: 9, height: 3) {
      Text("front").preference(key: Names.self, value: ["1", "2"]).frame(height: 60, alignment: .top)
        .backgroundPreferenceValue(Names.self, alignment: .top) { Text("be\($0.count)") }
    }
    expect(text, is: "    front    {; over \"be2\"}", "what stands in front covers it")
    let below = draw(columns: 9, height: 3) {
      Text("front").preference(key: Names.self, value: ["1", "2"]).frame(height: 60, alignment: .top)
        .backgroundPreferenceValue(Names.self, alignment: .bottom) { Text("n\($0.count)") }
    }
    expect(below.hasPrefix("    front\n") && below.hasSuffix("n2"), "\(below)")
  }

  @Test @MainActor func `A preference that feeds itself is an issue with the last two values`() {
    struct Screen: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Text("x").preference(key: Widest.self, value: width + 1).onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let screen = TextScreen { Screen() }
    let issue = screen.issues.map(\.description).joined()
    expect(issue, contains: "onPreferenceChange(Widest) in Screen from 9.0 to 10.0")
  }
}
