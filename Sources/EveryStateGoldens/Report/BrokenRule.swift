/// A rule of soundness, as far as a report has to know it.
public struct BrokenRule: Hashable, Sendable, Codable {
  public let name: String
  /// The rule in a sentence.
  public let sentence: String
  /// How many rules are graver.
  public let rank: Int

  package init(name: String, sentence: String, rank: Int) {
    self.name = name
    self.sentence = sentence
    self.rank = rank
  }
}
