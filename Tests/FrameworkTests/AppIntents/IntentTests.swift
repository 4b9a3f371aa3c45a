import AppIntents
import SwiftUI

struct Refill: AppIntent {
  static let title: LocalizedStringResource = "Refill"
  static let description: IntentDescription? = "Fills a bowl"
  @Parameter(title: "Bowl") var bowl: Bowl
  @Parameter(title: "Litres", default: 2) var litres: Int
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$litres, .equalTo, 2) {
      Summary("Refill \(\.$bowl)") { \.$note }
    } otherwise: {
      Summary { \.$litres }
    }
  }

  init() {}
  init(bowl: Bowl) { self.bowl = bowl }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Bowl.filled.append("\(bowl.id) \(litres) \(note ?? "-")")
    return .result(value: litres)
  }
}

/// An intent whose answer is its value alone.
struct Measure: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  init() {}
  func perform() async throws -> some ReturnsValue<Int?> & ProvidesDialog { .result(value: nil, dialog: "Empty") }
}

struct Bowl: AppEntity {
  @MainActor static var filled: [String] = []
  static let defaultQuery = Bowls()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bowl"
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Bowl \(id)") }
}

struct Bowls: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Bowl] { identifiers.map { Bowl(id: $0) } }
}

enum Side: String, AppEnum {
  case left, right
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [.left: "Left", .right: "Right"]
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Refill(), phrases: ["Refill with \(.applicationName)"], shortTitle: "Refill", systemImageName: "drop")
  }
}

struct ChooseBowl: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Bowl"
  @Parameter(title: "Bowl") var bowl: Bowl?
}

@MainActor @Suite struct IntentTests {
  @Test func `an intent has its parameters and defaults, asks no user, and draws its button`() async throws {
    let intent = Refill(bowl: Bowl(id: "A"))
    expect(intent.note, is: nil)
    intent.note = "cold"
    let result = try await intent.perform()
    expect(result.value, is: 2)
    expect(Bowl.filled, is: ["A 2 cold"])
    try await expect(Measure().perform().value, is: .some(nil))
    expect(ChooseBowl().bowl == nil)
    try await expect(Bowls().suggestedEntities().isEmpty)
    // A requested value has no answer.
    await #expect(throws: AppIntentError.noAnswer) { try await Refill().$bowl.requestValue() }
    // A button of an intent is drawn as one.
    try expect(lines { Button("Fill up", intent: Refill(bowl: Bowl(id: "B"))) }.joined(), contains: "[Fill up]")
  }
}
