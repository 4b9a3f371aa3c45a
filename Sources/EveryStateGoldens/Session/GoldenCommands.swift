/// The commands that messages tell people to run.
enum GoldenCommands {
  /// Accepts what the newest run left pending for `name`.
  static func accept(_ name: GoldenName, reformatted: Bool = false) -> String {
    "swift run everystate accept \(reformatted ? "--reformatted " : "")\(ShellQuoting.quoted(name.selector))"
  }

  /// Shows the whole difference.
  static func diff(_ name: GoldenName) -> String {
    "swift run everystate diff \(ShellQuoting.quoted(name.selector))"
  }

  /// Runs the tests again and records `name`.
  static func record(_ name: GoldenName, mode: RecordMode = .failed) -> String {
    let only = name.kind == .matrix ? "" : "\(Selection.variable)=\(ShellQuoting.quoted(name.selector)) "
    return "\(RecordMode.variable)=\(mode.rawValue) \(only)swift test"
  }
}
