import EveryStateConditions
import EveryStateGoldens

/// A declaration of one of an app's screens, ready to paste: mocks for the protocols that it or its model takes, and its states.
struct ScreenDeclaration {
  private let types: AppTypes
  private let screen: String
  private let module: String
  private var mocks: [(name: String, text: String)] = []
  private var world: [String] = []
  /// What is loaded, with the rest of its line, and the lines of writes.
  private var loads: [(member: String, rest: String)] = []
  private var writes: [String] = []
  private var taken: Set<String> = []
  /// The call that makes the screen.
  private var value = ""
  /// The number of mocks in it.
  private var uses = 0

  /// - Throws: ``CannotExamine`` for a screen that the app does not have, and one that no mock reaches.
  init(of screen: String, _ types: AppTypes, module: String) throws {
    (self.types, self.screen, self.module) = (types, screen, module)
    guard types.views.contains(screen) else {
      throw CannotExamine(
        "\(module) has no view '\(TerminalText.harmless(screen))'.\(Suggestion.sentence(screen, types.views))")
    }
    value = call(screen, 0)
    guard !mocks.isEmpty else {
      let own = types.ownObjects(of: screen).first
      throw CannotExamine(
        own.map { "\(screen) makes its own \($0), so that no mock reaches it. Let it take one: init(model: \($0))." }
          ?? "\(screen) takes no protocol, and nothing that takes one. Let its model take what loads as a protocol, or declare its looks as previews."
      )
    }
  }

  /// - Throws: as the other initializer.
  init(of screen: String, in app: AdoptedApp) throws {
    let outlines = app.modules.map { $0.files.map { SwiftOutline(SourceForiOS(SwiftFiles.bytes(of: $0) ?? []).bytes) } }
    let owner = zip(app.modules, outlines).first { AppTypes($1).views.contains(screen) }?.0 ?? app.app
    try self.init(of: screen, AppTypes(outlines.flatMap(\.self)), module: owner.name)
  }

  /// The call that makes a value, with a mock for each protocol among its parameters.
  private mutating func call(_ type: String, _ depth: Int) -> String {
    let parts = types.initializer(of: type).compactMap { part -> String? in
      let label = part.label == "_" ? "" : part.label + ": "
      if types.isProtocol(part.type) { return label + mock(part.type) }
      if part.hasDefault { return nil }
      let before = uses
      let made = depth < 3 && types.declares(part.type) ? call(part.type, depth + 1) : ""
      return label + (uses == before ? types.sample(of: part.type, part.label) : made)
    }
    let name = type.split(separator: " ").last.map(String.init) ?? type
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  /// Declares a mock for a protocol, and returns the call that makes it.
  private mutating func mock(_ type: String) -> String {
    let name = type.split { " ()".contains($0) }.last.map(String.init) ?? type
    let isKnown = mocks.contains { $0.name == name }
    uses += 1
    var (properties, functions, arguments): ([String], [String], [String]) = ([], [], [])
    var own: Set<String> = []
    for function in types.requirements(of: type) {
      let sample = types.sample(of: function.result, function.name)
      guard function.isAsync else {
        functions.append("  \(function.text) {\(function.result == "Void" ? "" : " \(sample) ")}")
        continue
      }
      // The labels distinguish functions of one name.
      let labels = function.parameters.filter { $0.label != "_" }.map(\.label.capitalized).joined()
      let more = (2...99).map { "\(function.name)\($0)" }
      let member = ([function.name, function.name + labels] + more).first { own.insert($0).inserted } ?? function.name
      // Another name than the function's, which would call itself.
      let property = "\(member)Response"
      let label = function.parameters.first.map { "\"\($0.label) \\(\(Self.name($0.label, in: function)))\"" } ?? ""
      let answer =
        function.isThrowing ? "try await \(property)(\(label))" : "(try? await \(property)(\(label))) ?? \(sample)"
      functions.append("  \(function.text) { \(answer) }")
      properties.append("  let \(property): MockResponse<\(function.result)>")
      arguments.append("\(property): world.\(member)")
      if isKnown || !taken.insert(member).inserted { continue }
      if function.result == "Void" {
        world.append("    var \(member) = MockResponse<Void>()")
        let action = "by: { try await $0.press(\"...\") }"
        writes.append("      // .performs(\\.\(member), \(Self.failure(function)), \(action)),")
      } else {
        world.append("    var \(member) = MockResponse(\(sample))")
        let hasEmpty = function.result.hasPrefix("[") || function.result.hasSuffix("?")
        let empty = hasEmpty ? "" : "neverEmpty: \"it is one value\", "
        loads.append((member, "\(empty)\(Self.failure(function))),"))
      }
    }
    if !isKnown {
      let values = types.properties(of: type).map { value in
        "  var \(value.label): \(value.type) = \(types.sample(of: value.type, value.label))"
      }
      let isClass = types.isOfClasses(type)
      let head = isClass ? "final class Mock\(name): \(name), @unchecked Sendable {" : "struct Mock\(name): \(name) {"
      let lines = [head] + values + properties + (isClass ? Self.initializer(properties) : []) + functions + ["}"]
      mocks.append((name, lines.joined(separator: "\n")))
    }
    return "Mock\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// What a declaration says of a failure.
  private static func failure(_ function: AppTypes.Function) -> String {
    function.isThrowing ? "failure: URLError(.notConnectedToInternet)" : "neverFails: \"it does not throw\""
  }

  /// The initializer of a class with these properties: `let allResponse: MockResponse<[Movie]>`.
  private static func initializer(_ properties: [String]) -> [String] {
    let parts = properties.map { $0.trimmingPrefix("  let ") }
    let names = parts.map { $0.prefix { $0 != ":" } }
    return ["  init(\(parts.joined(separator: ", "))) {"] + names.map { "    self.\($0) = \($0)" } + ["  }"]
  }

  /// The name of a parameter within its function: `of id` is `id`.
  private static func name(_ label: String, in function: AppTypes.Function) -> String {
    let words = function.text.split { " (:,".contains($0) }.map(String.init)
    guard let place = words.firstIndex(of: label), place + 1 < words.count,
      function.text.contains("\(label) \(words[place + 1]):")
    else { return label }
    return words[place + 1]
  }

  /// The line of what is loaded: of several, each has a name of its own before its states.
  private func line(_ load: (member: String, rest: String)) -> String {
    "      .loads(\\.\(load.member), \(loads.count > 1 ? "as: \"\(load.member)\", " : "")\(load.rest)"
  }

  var text: String {
    """
    import EveryState
    import Foundation
    import SwiftUI
    import Testing

    @testable import \(module)

    \(mocks.map(\.text).joined(separator: "\n\n"))

    struct \(screen)Snapshots: ScreenSnapshots {
      struct World: SnapshotWorld {
    \(world.joined(separator: "\n"))
      }
      func view(_ world: World) -> some View { \(value) }
      var states: [SnapshotState<World>] {
        [
    \((loads.map(line) + writes).joined(separator: "\n"))
        ]
      }
    }

    @Suite struct \(screen)States {
      static let catalog = SnapshotCatalog { \(screen)Snapshots() }
      @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
      @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
      @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
    }

    """
  }
}
