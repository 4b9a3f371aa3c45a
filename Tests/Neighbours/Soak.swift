import Foundation

/// The settings of `scripts/soak`.
public enum Soak {
  /// `EVERYSTATE_SOAK`: how often each frame is driven in one process; 0 in any other run.
  public static let rounds = Int(ProcessInfo.processInfo.environment["EVERYSTATE_SOAK"] ?? "") ?? 0
  /// `EVERYSTATE_SHUFFLE`: the order of the drives.
  public static let seed = UInt64(ProcessInfo.processInfo.environment["EVERYSTATE_SHUFFLE"] ?? "") ?? 0

  /// Adds a line, the number of drives, to the file that `EVERYSTATE_SOAK_COUNTS` names.
  public static func report(_ drives: Int, _ neighbours: Neighbours) {
    print("soak: \(drives) drives, \(neighbours.count) pieces of work beside them")
    guard let path = ProcessInfo.processInfo.environment["EVERYSTATE_SOAK_COUNTS"] else { return }
    guard let file = fopen(path, "a") else { fatalError("Cannot write \(path)") }
    fputs("\(drives)\n", file)
    fclose(file)
  }
}
