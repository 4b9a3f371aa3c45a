import EveryStateGoldens
import EveryStateSimulation
import Foundation
import Testing
import TextUI

/// Compares what a view shows with the text beside it: a golden for a component, in the test's own source.
///
///     @Test func badge() {
///       expectFrame(Badge(3)) {
///         """
///         (3)                                                 {white, on red}
///         """
///       }
///     }
///
/// A run writes a missing text into the source, and fails so that you review it; `SNAPSHOT_TESTING_RECORD=failed` replaces a text that differs. A view with more than 40 lines is a screen: declare it with `ScreenSnapshots`. For many arguments see ``Combinations``.
/// The view is drawn at rest, in virtual time, as in a golden.
///
/// - Parameters:
///   - view: the component.
///   - environment: the size, the locale and the settings that it is drawn in.
///   - sourceLocation: the call, whose source a run that records changes.
///   - golden: the expected text.
@MainActor public func expectFrame<Content: View>(
  _ view: @autoclosure @escaping @MainActor () -> Content, environment: SnapshotEnvironment = SnapshotEnvironment(),
  sourceLocation: SourceLocation = #_sourceLocation, golden: (() -> String)? = nil
) {
  do {
    let frame = InlineFrame(view: view, environment: environment)
    if let message = try InlineGolden(golden?(), at: sourceLocation).failure(frame) {
      TestReport.record(message, at: sourceLocation)
    }
  } catch { TestReport.record("\(error)", at: sourceLocation) }
}

/// Compares as ``expectFrame(_:environment:sourceLocation:golden:)`` does.
@freestanding(expression) public macro expectFrame<Content: View>(
  _ view: @autoclosure @escaping @MainActor () -> Content, environment: SnapshotEnvironment = SnapshotEnvironment(),
  golden: (() -> String)? = nil
) = #externalMacro(module: "TextUIMacros", type: "ExpectFrameMacro")

/// A component as a screen without states.
private struct InlineFrame<Content: View>: ScreenSnapshots {
  struct World: SnapshotWorld {}
  let view: @MainActor () -> Content
  let environment: SnapshotEnvironment

  func view(_ world: World) -> some View {
    view().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it is a component"), .state("shown")] }
}

/// A golden in a source file.
@MainActor private struct InlineGolden {
  private static let lineLimit = 40
  private let golden: String?
  private let place: SourceLine
  private let column: Int
  private let session: GoldenSession

  init(_ golden: String?, at location: SourceLocation) throws {
    (self.golden, place, column) = (golden, SourceLine(location), location.column)
    session = try ProcessSessions.session(of: place.file)
  }

  /// - Returns: why the test fails; nil if the text is the golden's.
  func failure<Content>(_ screen: InlineFrame<Content>) throws -> String? {
    let line = place.relative(to: session.packageRoot)
    let frame = DeclaredScreen(screen).frames[0]
    let seed = Seed(of: "inline", "shown")
    let driven = try Watchdog.guarding("\(line)", say: TestReport.warn) { try frame.drive(Scenario(seed: seed)) }
    guard case .drawn(let moments) = driven.result else {
      if case .refused(_, let message) = driven.result { return "\(line): not drawn: \(message)" }
      return nil
    }
    let text = Self.text(moments)
    guard text.count(where: { $0 == "\n" }) < Self.lineLimit else {
      return
        "\(line): too long: a golden in source code has at most \(Self.lineLimit) lines. Declare a screen: "
        + "ScreenSnapshots."
    }
    let comparison = InlineComparison(session, place: line, golden: golden, actual: text)
    guard comparison.isDifferent else { return nil }
    let unsteadiness = StabilityCheck(first: text, seed: seed).unsteadiness { seed in
      do {
        return switch try frame.drive(Scenario(seed: seed)).result {
        case .refused(let verdict, let message): .refused(verdict, message)
        case .drawn(let moments): .drawn(Self.text(moments))
        }
      } catch { return .refused(.notDriven, "\(error)") }
    }
    if let unsteadiness { return "\(line): \(unsteadiness.message)" }
    if comparison.writes {
      do { try InlineSource.record(text, at: place, column: column) } catch { return "\(line): \(error)" }
    }
    return comparison.failure
  }

  private static func text(_ moments: [DrivenFrame.Moment]) -> String {
    var lines = moments.flatMap(\.lines)
    // The place of marks such as a list's bullets, where there are none.
    if lines.allSatisfy({ $0.isEmpty || $0.hasPrefix("  ") }) { lines = lines.map { String($0.dropFirst(2)) } }
    return lines.isEmpty ? "<nothing>" : lines.joined(separator: "\n")
  }
}
