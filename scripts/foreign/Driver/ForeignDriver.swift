@testable import EveryState
@testable import EveryStateGoldens
import Foundation
import SwiftUI

/// Draws the one screen that the command line names, from its first moment on, and says how it went.
@MainActor
enum ForeignDriver {
  typealias Entry = (name: String, view: @MainActor @Sendable () -> AnyView)

  static func run(_ screens: [Entry]) {
    guard CommandLine.arguments.count == 2, let screen = screens.first(where: { $0.name == CommandLine.arguments[1] })
    else { fail("name one of: \(screens.map(\.name).joined(separator: ", "))") }
    if ProcessInfo.processInfo.environment["EVERYSTATE_FOREIGN_MAP"] != nil { map(screen) }
    let declaration = StateDeclaration<NoWorld>(
      name: "first moments", kind: .storyboard(from: .beginning), proof: .settled,
      actions: { try await $0.wait(.seconds(5)) }, location: #_sourceLocation)
    do {
      // With the random numbers that a frame of that name gets in every run.
      let driven = try DeclaredScreen.Frame.held(Chance(of: screen.name, declaration.name)) {
        try Drive(
          ScreenToDraw(name: screen.name, make: screen.view), declaration, redactions: [],
          worlds: DeclaredWorlds { _ in [] }
        ).run()
      }
      switch driven.result {
      case .drawn(let moments):
        print(
          GoldenText.text(screen: screen.name, state: declaration.name, columns: driven.columns, moments: moments),
          terminator: "")
        // A screen that shows nothing at all has not been drawn.
        if moments.allSatisfy({ $0.lines.allSatisfy(\.isEmpty) }) { fail("nothing was drawn") }
        if ProcessInfo.processInfo.environment["EVERYSTATE_FOREIGN_DRAWING"] == nil { tell(try findings(screen)) }
      case .refused(let verdict, let reason): fail("\(verdict): \(reason)")
      }
    } catch { fail("\(error)") }
    exit(0)
  }

  /// The screen's map: what each of its controls leads to.
  private static func map(_ screen: Entry) -> Never {
    do {
      let catalog = SnapshotCatalog(suite: "Foreign") { ScreenToDraw(name: screen.name, make: screen.view) }
      let judged = try catalog.screens.map { try JudgedScreen($0, isExploring: true, shared: catalog.drivenOnce) }
      print(ScreenMap.text(of: judged.compactMap(\.map), catalog: "Foreign"), terminator: "")
    } catch { fail("\(error)") }
    exit(0)
  }

  /// What the rules of soundness say of the screen's first moments, of each of its controls and of where they lead.
  private static func findings(_ screen: Entry) throws -> [SoundnessFinding] {
    let catalog = SnapshotCatalog(suite: "Foreign") { ScreenToDraw(name: screen.name, make: screen.view) }
    if !catalog.refusals.isEmpty { fail(catalog.refusals.joined(separator: "\n")) }
    return try catalog.soundness()
  }

  /// One line a finding, for the script.
  private static func tell(_ findings: [SoundnessFinding]) {
    for finding in findings {
      let line = (["\(finding.rule.rawValue): \(finding.sentence)"] + finding.evidence).joined(separator: " | ")
      FileHandle.standardError.write(Data("FINDING \(line)\n".utf8))
    }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(1)
  }
}

private struct NoWorld: SnapshotWorld {}

private struct ScreenToDraw: ScreenSnapshots {
  let name: String
  let make: @MainActor () -> AnyView

  var screenName: String { name }
  /// A phone's width and text as it comes, or others that the environment asks for.
  var environment: SnapshotEnvironment {
    let asked = ProcessInfo.processInfo.environment
    var environment = SnapshotEnvironment()
    if let columns = asked["EVERYSTATE_FOREIGN_COLUMNS"].flatMap({ Int($0) }) { environment.columns = columns }
    if asked["EVERYSTATE_FOREIGN_LARGE"] != nil { environment.dynamicTypeSize = .accessibility3 }
    return environment
  }
  func view(_ world: NoWorld) -> some View { make() }
  var states: [SnapshotState<NoWorld>] {
    [
      .loadsNothing(because: "what it loads comes from the app's own stand-ins"),
      .storyboard("first moments", from: .beginning) { _ in } by: { try await $0.wait(.seconds(5)) },
      .state("at rest"),
    ]
  }
}
