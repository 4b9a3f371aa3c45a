/// A text beside its golden, before anything is decided about it.
enum Comparison: Equatable {
  case matched
  case missing
  case changed
  case reformatted
  case invalid(GoldenProblem)

  /// Compares bytes: Swift's `==` on strings would take a composed and a decomposed "é" for the same text.
  /// - Parameter isRendererNewer: the golden was written by an older format than the one that drew `actual`.
  init(golden: GoldenContent, actual: [UInt8], isRendererNewer: Bool) {
    switch golden {
    case .absent: self = .missing
    case .problem(let problem, _): self = .invalid(problem)
    case .text(let bytes):
      if bytes.isSame(as: actual) {
        self = .matched
      } else if let line = GoldenBytes.conflictLine(in: bytes) {
        self = .invalid(.mergeConflict(line: line))
      } else {
        self = isRendererNewer ? .reformatted : .changed
      }
    }
  }
}
