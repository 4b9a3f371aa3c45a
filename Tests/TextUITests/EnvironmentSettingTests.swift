@testable import TextUI

/// Environment values that SwiftUI lets an app set are read as set, also through a modifier.
@MainActor struct EnvironmentSettingTests {
  @Test func `values that SwiftUI lets an app set are read as set`() {
    func check<T: Equatable>(_ path: WritableKeyPath<EnvironmentValues, T>, _ usual: T, _ set: T) {
      var values = EnvironmentValues()
      expect(values[keyPath: path], is: usual, "\(path)")
      values[keyPath: path] = set
      expect(values[keyPath: path], is: set, "\(path)")
    }
    check(\.minimumScaleFactor, 1, 0.5)
    check(\.disableAutocorrection, nil, true)
    check(\.autocorrectionDisabled, false, true)
    check(\.headerProminence, .standard, .increased)
    check(\.accessibilityEnabled, false, true)
    check(\.isSceneCaptured, false, true)
    check(\.appearsActive, true, false)
    check(\.isLuminanceReduced, false, true)
  }

  @Test func `a modifier sets the same value as the environment`() {
    expect(draw { Reading(\.autocorrectionDisabled).autocorrectionDisabled() }, contains: "true")
    expect(draw { Reading(\.disableAutocorrection).disableAutocorrection(false) }, contains: "Optional(false)")
    expect(draw { Reading(\.minimumScaleFactor).minimumScaleFactor(0.5) }, contains: "0.5")
    let field = TextField("A", text: .constant(""))
    expect(draw { field.environment(\.autocorrectionDisabled, true) }, contains: "no correction")
    expect(draw { field.environment(\.disableAutocorrection, true) }, contains: "no correction")
    let list = List { Section("S") { Text("a") } }
    expect(draw { list.environment(\.headerProminence, .increased) }, contains: "prominent")
    let text = Text("One for the road, and then").lineLimit(1)
    expect(draw { text.environment(\.minimumScaleFactor, 0.2) }, is: draw { text.minimumScaleFactor(0.2) })
    expect(draw { text.environment(\.minimumScaleFactor, 0.2) } != draw { text })
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `VoiceOver and Switch Control count as assistive technologies`(_ voice: Bool, _ control: Bool) {
    var values = EnvironmentValues()
    values.accessibilitySettings.isVoiceOverRunning = voice
    values.accessibilitySettings.isSwitchControlRunning = control
    expect(values.accessibilityEnabled, is: (voice || control))
    values.accessibilityEnabled = false
    expect(!values.accessibilityEnabled)
  }

  private struct Reading<Value>: View {
    let path: KeyPath<EnvironmentValues, Value>
    @Environment(\.self) private var environment
    init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    var body: some View { Text(verbatim: "\(environment[keyPath: path])") }
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor struct PreferenceTests {
  @Test func `a background made from a preference is behind the view that sets it`() {
    let text = draw(columns: 9, height: 3) {
      Text("front").preference(key: Names.self, value: ["1", "2"]).frame(height: 60, alignment: .top)
        .backgroundPreferenceValue(Names.self, alignment: .top) { Text("be\($0.count)") }
    }
    expect(text, is: "    front    {; over \"be2\"}", "content in front covers it")
    let below = draw(columns: 9, height: 3) {
      Text("front").preference(key: Names.self, value: ["1", "2"]).frame(height: 60, alignment: .top)
        .backgroundPreferenceValue(Names.self, alignment: .bottom) { Text("n\($0.count)") }
    }
    expect(below, begins: "    front\n", comment: "\(below)")
    expect(below, ends: "n2", comment: "\(below)")
  }

  @Test func `a preference that feeds itself is an issue with the last two values`() {
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
