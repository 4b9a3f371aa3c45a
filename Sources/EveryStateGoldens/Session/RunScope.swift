/// What a test process was asked to run.
package struct RunScope {
  /// Whether some tests were left out, or only listed.
  package let isPartial: Bool

  /// - Parameter arguments: the process's own.
  package init(_ arguments: [String]) {
    let partial = ["--filter", "--skip", "--list-tests"]
    isPartial = arguments.dropFirst().contains { argument in
      partial.contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }
}
