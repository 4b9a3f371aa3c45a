/// The parts of an output that a terminal or a CI would obey.
public enum Obeyed {
  public static func parts(of output: String) -> [String] {
    // Isolates that end on their line turn nothing outside.
    let isolate = #/[\u{2066}\u{2067}]([^\u{2066}-\u{2069}\n]*)\u{2069}/#.matchingSemantics(.unicodeScalar)
    var output = output
    while output.contains(isolate) { output = output.replacing(isolate) { $0.1 } }
    return laws.flatMap { law in
      output.matches(of: law.matchingSemantics(.unicodeScalar)).map { "\($0.output.debugDescription)" }
    }
  }

  private static var laws: [Regex<Substring>] {
    [
      #/[\u{0}-\u{9}\u{B}-\u{1F}\u{7F}-\u{9F}\u{61C}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2066}-\u{2069}].*/#,
      #/(?m)^[^\S\n]*::.*/#, #/##(?:vso|teamcity)?\[.*/#, #/(?:travis|section)_(?:fold|time|start|end):.*/#,
      #/(?m)^(?:---|\+\+\+|~~~|\^\^\^) (?!a\/__Snapshots__|b\/__Snapshots__|\/dev\/null).*/#,
    ]
  }
}
