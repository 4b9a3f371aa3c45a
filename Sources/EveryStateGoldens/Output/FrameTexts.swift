/// A frame's golden and the text that waits to take its place, read together.
package struct FrameTexts: Sendable {
  package let golden: GoldenContent
  /// Nil where none waits, or where it cannot be read: nobody can accept it then.
  package let pending: [UInt8]?

  package init(of name: GoldenName, in tree: GoldenTree, _ output: OutputArea) {
    golden = tree.content(at: name.path)
    pending = (try? output.pending.text(for: name.path)) ?? nil
  }

  package init(golden: GoldenContent, pending: [UInt8]?) {
    self.golden = golden
    self.pending = pending
  }
}
