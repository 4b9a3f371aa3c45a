/// The commands that messages tell people to run about one golden, or about several.
package struct GoldenCommands {
  /// What selects the goldens and no others.
  private let selector: String

  /// - Parameter isAmbiguous: whether another catalog has a golden of the same screen and state.
  package init(_ name: GoldenName, isAmbiguous: Bool = false) {
    selector = ShellQuoting.quoted(isAmbiguous ? "\(Selection.written(name.catalog)):\(name.selector)" : name.selector)
  }

  /// - Parameter selectors: what a selection has between its commas.
  package init(selectors: [String]) { selector = ShellQuoting.quoted(selectors.joined(separator: ",")) }

  /// Accepts what the newest run left pending.
  package func accept(reformatted: Bool = false) -> String {
    "swift run everystate accept \(reformatted ? "--reformatted " : "")\(selector)"
  }

  /// Throws away what the newest run left pending.
  package var reject: String { "swift run everystate reject \(selector)" }

  /// Shows the whole difference.
  var diff: String { "swift run everystate diff \(selector)" }

  /// Checks the frame and no other.
  var run: String { "\(Selection.variable)=\(selector) swift test" }

  /// Runs the tests again and records the golden.
  func record(_ mode: RecordMode = .failed) -> String {
    "\(RecordMode.variable)=\(mode.rawValue) \(Selection.variable)=\(selector) swift test"
  }
}
