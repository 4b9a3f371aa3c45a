/// A rule of soundness, as far as a report has to know it.
package struct BrokenRule: Hashable, Sendable, Codable {
  package let name: String
  /// The rule in a sentence.
  package let sentence: String
  /// How many rules are graver.
  package let rank: Int

  package init(name: String, sentence: String, rank: Int) {
    self.name = name
    self.sentence = sentence
    self.rank = rank
  }
}
