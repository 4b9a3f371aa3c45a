/// The expansion of `#Preview`: a record in a section of the program, as Swift Testing has for tests, so that a harness finds all previews.
struct PreviewExpansion {
  private let source: String
  private let discriminator: String

  init(_ source: String, discriminator: String) {
    self.source = source
    self.discriminator = discriminator
  }

  var text: String {
    let parts = source.split(separator: "#Preview", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let call = parts.last else { return "" }
    return """
      #if compiler(>=6.3) && os(Linux)
      @MainActor fileprivate enum \(unique("preview")) {
      @section("everystate_previews") @used
      nonisolated static let record: @convention(c) (UnsafeMutableRawPointer) -> Void = { place in
      _RegisteredPreview.write(to: place) { _RegisteredPreview\(lifted(call)) }
      }
      }
      #endif
      """
  }

  /// A name that no other expansion has, mangled as swift-syntax's `makeUniqueName` does.
  private func unique(_ name: String) -> String { "\(discriminator)\(name.count)\(name)fMu_" }

  /// The call with the `@Previewable` variables of its closure as members of a view, where state is kept.
  private func lifted(_ call: Substring) -> String {
    guard call.contains("@Previewable"), let open = Self.bodyStart(call), let close = call.lastIndex(of: "}") else {
      return String(call)
    }
    var members: [Substring] = []
    var rest: [Substring] = []
    var depth = 0
    var goesOn = false
    let lines = call[call.index(after: open)..<close].split(separator: "\n", omittingEmptySubsequences: false)
    // Statements may share a line: `@Previewable @State var isOn = true; Switch(isOn: $isOn)`.
    for line in lines.flatMap({ $0.contains("@Previewable") ? $0.split(separator: ";") : [$0] }) {
      let isMember = goesOn || line.contains("@Previewable")
      depth = isMember ? depth + Self.balance(line) : 0
      if isMember { members.append(line) } else { rest.append(line) }
      // An attribute may have a line of its own.
      let hasVariable = line.split { !$0.isLetter }.contains("var")
      goesOn = isMember && (depth > 0 || !goesOn && !hasVariable)
    }
    return """
      \(call[...open])
      struct PreviewBody: View {
      \(members.joined(separator: "\n").replacing("@Previewable", with: ""))
      var body: some View {
      \(rest.joined(separator: "\n"))
      }
      }
      return PreviewBody()
      }
      """
  }

  /// The brace that opens the closure: the first one outside of parentheses.
  private static func bodyStart(_ call: Substring) -> String.Index? {
    var depth = 0
    return call.indices.first { index in
      switch call[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "{": return depth == 0
      default: break
      }
      return false
    }
  }

  /// The number of brackets that a line leaves open.
  private static func balance(_ line: Substring) -> Int {
    line.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
  }
}
