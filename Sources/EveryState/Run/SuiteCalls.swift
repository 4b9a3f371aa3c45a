import Foundation

/// The handler of this process, chosen once: it plays, explores or checks.
private let handler: any SuiteHandler = {
  let environment = ProcessInfo.processInfo.environment
  if let player = Player(environment) { return player }
  return Explorer(environment) ?? Checker()
}()

extension SnapshotCatalog {
  /// One frame for each golden that `EVERYSTATE_ONLY` and `EVERYSTATE_SHARD` select. If nothing can be checked, one frame that fails.
  public var frames: [SnapshotFrame] { handler.frames(of: self) }

  /// Checks the catalog as a whole, by its declaration and the disk only: every declared frame has a golden, every golden is declared, no two
  /// states of a screen look the same, and the coverage matrix is up to date. Each problem becomes an issue of the current test.
  ///
  ///     @Test func isComplete() throws { try catalog.verifyCompleteness() }
  public func verifyCompleteness() throws {
    do { try handler.verifyCompleteness(of: self) } catch { try TestReport.record(error, of: name, at: location) }
  }

  /// Checks the screens for soundness, whatever their goldens contain: drives each state, and compares the events with
  /// the rules of ``SoundnessRule``. Each problem becomes an issue of the current test, at the state's line.
  ///
  ///     @Test func isSound() async throws { try await catalog.verifySoundness() }
  ///
  /// The ways through the screens are a golden beside the coverage matrix, `__Snapshots__/<catalog>/map.txt`: a new line of it in a pull
  /// request is a new way through the app. Findings do not depend on goldens, filters, order or sharding.
  nonisolated(nonsending) public func verifySoundness() async throws {
    do { try await handler.verifySoundness(of: self) } catch { try TestReport.record(error, of: name, at: location) }
  }

  /// Checks every declared state for what Apple's `performAccessibilityAudit` checks on one screen of a simulator, and for
  /// three checks of Android's. `verifySoundness()` includes these checks. Each problem becomes an issue of the current test;
  /// counts of what was and what could not be checked are printed.
  ///
  ///     @Test func isAccessible() async throws { try await catalog.verifyAccessibility() }
  ///
  /// | Type | What is checked | What cannot be, and why |
  /// |---|---|---|
  /// | `contrast` | Colors of text and background by WCAG: 4.5, or 3 for bold letters, letters from 18 points and the system's colors; in light, in dark and with increased contrast (`lowContrast`). | Assets, gradients, materials, pictures, mixtures and blends: their colors are on the device only. The label's levels on the system's backgrounds are Apple's. |
  /// | `hitRegion` | Symbols and views with a frame that take touches: 44 x 44 points (`smallTarget`). | Bars, rows and bordered buttons: the system sizes them. A text without a frame is as high as its line, a picture of the app as large as its file. |
  /// | `sufficientElementDescription` | A missing label (`unlabelledControl`), a role or a file's name in a label, a label like a neighbor's (`vagueLabel`). | Whether a label is true. Roles in labels are known in English. |
  /// | `dynamicType` | Text whose font does not grow at the largest size (`fixedText`). | Titles of bars, which the system draws. Text in pictures. |
  /// | `textClipped` | Text that is cut, as declared and at the largest size (`cutText`). | Text with a `lineLimit`: its cut is intended. Widths are estimates: a quarter more counts as whole. |
  /// | `trait` | A button's trait without an action, and a tap without a trait (`wrongTrait`). | Traits of UIKit views, which are placeholders. |
  /// | `action` | A named action without a name, and two of one name (`wrongTrait`). | Whether it does what it says: `verifySoundness()` uses controls. |
  /// | `elementDetection` | Visible text that VoiceOver does not read (`unheardContent`). | Words in pictures and canvases: they are not recognized. |
  /// | `parentChild` | Controls that the element of their container replaces (`unheardContent`), and hidden ones (`hiddenControl`). | Elements of UIKit containers. |
  /// | Android: duplicate text | Two adjacent controls with one label and different actions, an image with the label of the text beside it (`vagueLabel`). | Names of symbols: the device describes them. |
  /// | Android: role in the label | "Save button" (`vagueLabel`). | Languages other than English. |
  /// | Android: traversal order | A heading that a sort priority puts after its content (`readingOrder`). | The order without priorities: the device decides by geometry. |
  nonisolated(nonsending) public func verifyAccessibility() async throws {
    do { try await handler.verifyAccessibility(of: self) } catch {
      try TestReport.record(error, of: name, at: location)
    }
  }
}

extension SnapshotFrame {
  /// Drives the screen into the state, draws it and compares it with its golden. Each problem becomes an issue of the current test, at the
  /// line where the state is declared. The drive runs on the main actor, the rest in the caller's isolation.
  ///
  ///     @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  nonisolated(nonsending) public func verify() async throws {
    do { try await handler.verify(self) } catch { try TestReport.record(error, of: description, at: location) }
  }
}
