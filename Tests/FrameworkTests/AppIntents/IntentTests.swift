import AppIntents
import SwiftUI
import Testing

/// An intent as an app declares it, with what the system offers of it.
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

/// An intent whose answer says no more than what it holds.
struct Measure: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  init() {}
  func perform() async throws -> some ReturnsValue<Int?> & ProvidesDialog {
    .result(value: nil, dialog: "Empty")
  }
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

@MainActor
@Suite struct IntentTests {
  @Test func `an intent has what it was given, and its defaults`() async throws {
    let intent = Refill(bowl: Bowl(id: "A"))
    #expect(intent.note == nil)
    intent.note = "cold"
    let result = try await intent.perform()
    #expect(result.value == 2)
    #expect(Bowl.filled == ["A 2 cold"])
    #expect(try await Measure().perform().value == .some(nil))
    #expect(ChooseBowl().bowl == nil)
    #expect(try await Bowls().suggestedEntities().isEmpty)
  }

  @Test func `nobody can be asked`() async {
    await #expect(throws: AppIntentError.noAnswer) { try await Refill().$bowl.requestValue() }
  }

  @Test func `a button of an intent is drawn as one`() throws {
    #expect(try lines { Button("Fill up", intent: Refill(bowl: Bowl(id: "B"))) }.joined().contains("[Fill up]"))
  }
}
