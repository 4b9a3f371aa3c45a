import Testing

@testable import TextUI

/// What SwiftUI lets an app set in the environment is read as it was set, and a modifier says the same.
@MainActor
@Suite struct EnvironmentSettingTests {
  @Test func `what SwiftUI lets an app set is read as it was set`() {
    func expect<T: Equatable>(_ path: WritableKeyPath<EnvironmentValues, T>, _ usual: T, _ set: T) {
      var values = EnvironmentValues()
      #expect(values[keyPath: path] == usual, "\(path)")
      values[keyPath: path] = set
      #expect(values[keyPath: path] == set, "\(path)")
    }
    expect(\.minimumScaleFactor, 1, 0.5)
    expect(\.disableAutocorrection, nil, true)
    expect(\.autocorrectionDisabled, false, true)
    expect(\.headerProminence, .standard, .increased)
    expect(\.accessibilityEnabled, false, true)
    expect(\.isSceneCaptured, false, true)
    expect(\.appearsActive, true, false)
    expect(\.isLuminanceReduced, false, true)
  }

  private struct Reading<Value>: View {
    let path: KeyPath<EnvironmentValues, Value>
    @Environment(\.self) private var environment
    init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    var body: some View { Text(verbatim: "\(environment[keyPath: path])") }
  }

  @Test func `a modifier and the environment say the same`() {
    #expect(draw { Reading(\.autocorrectionDisabled).autocorrectionDisabled() }.contains("true"))
    #expect(draw { Reading(\.disableAutocorrection).disableAutocorrection(false) }.contains("Optional(false)"))
    #expect(draw { Reading(\.minimumScaleFactor).minimumScaleFactor(0.5) }.contains("0.5"))
    let field = TextField("A", text: .constant(""))
    #expect(draw { field.environment(\.autocorrectionDisabled, true) }.contains("no correction"))
    #expect(draw { field.environment(\.disableAutocorrection, true) }.contains("no correction"))
    let list = List { Section("S") { Text("a") } }
    #expect(draw { list.environment(\.headerProminence, .increased) }.contains("prominent"))
    let text = Text("One for the road, and then").lineLimit(1)
    #expect(draw { text.environment(\.minimumScaleFactor, 0.2) } == draw { text.minimumScaleFactor(0.2) })
    #expect(draw { text.environment(\.minimumScaleFactor, 0.2) } != draw { text })
  }

  @Test func `an assistive technology runs where VoiceOver or Switch Control does`() {
    for (voice, control) in [(false, false), (true, false), (false, true), (true, true)] {
      var values = EnvironmentValues()
      values.accessibilitySettings.isVoiceOverRunning = voice
      values.accessibilitySettings.isSwitchControlRunning = control
      #expect(values.accessibilityEnabled == (voice || control))
      values.accessibilityEnabled = false
      #expect(!values.accessibilityEnabled)
    }
  }
}
