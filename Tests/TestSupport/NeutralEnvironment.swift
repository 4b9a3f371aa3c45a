import Foundation

/// The environment of processes that tests start: programs are found, and nothing else is inherited from a shell, a CI or an agent.
///
/// Only the samples' catalogs obey the settings of the caller, as a client's do.
public enum NeutralEnvironment {
  /// With the switch of `scripts/mutate`, so that a condition is off in these processes too.
  private static let inherited = ["HOME", "LD_LIBRARY_PATH", "OWN_MUTANT", "OWN_MUTANT_REACHED", "PATH"]

  /// The variables of a run of its own: processes descend from the same `swift test` as all others that tests start.
  public static var variables: [String: String] {
    ProcessInfo.processInfo.environment.filter { inherited.contains($0.key) }.merging([
      "EVERYSTATE_RUN": UUID().uuidString, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      // A process that is killed or starved would leave a torn profile, and coverage refuses all of them.
      "LLVM_PROFILE_FILE": "/dev/null", "TMPDIR": TestFolder.ofProcess,
    ]) { $1 }
  }

  /// Gives this process the neutral environment and further variables. Call it first in the body of an exit test.
  public static func enter(_ own: [String: String] = [:]) {
    let output = ["EVERYSTATE_OUTPUT": TestFolder.ofProcess + "/output"]
    let variables = variables.merging(output) { $1 }.merging(own) { $1 }
    for name in ProcessInfo.processInfo.environment.keys where !name.hasPrefix("SWT_") { unsetenv(name) }
    for (name, value) in variables { setenv(name, value, 1) }
  }
}
