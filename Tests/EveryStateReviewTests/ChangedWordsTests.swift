import TestSupport
import Testing

@testable import EveryStateReview

@Suite struct ChangedWordsTests {
  /// Lines with what is marked between `«` and `»`.
  @Test(arguments: [
    ("a word for another", "Banana «split»", "Banana «bread»"),
    ("a letter of a word", "«Banana» split", "«Banane» split"),
    (
      "a number and a style", "* AAPL      «$189.84»  {headline | «red»}", "* AAPL       «$99.10»  {headline | «green»}"
    ),
    ("a style alone", "  Total  {headline | «red»}", "  Total  {headline | «green»}"),
    ("a style that comes", "  Total", "  Total  «{red}»"),
    ("a button's words", "   [«Try Again»]", "   [«Retry»]"),
    ("a button that is disabled", "  [Save]", "  [«~»Save«~»]"),
    ("words in a row", "see «the first one» here", "see «another» here"),
    ("words with a gap between them", "«left»      «right»", "«links»      «rechts»"),
    ("words that come and go", "all «old» markets", "all markets «now»"),
    ("everything", "«Apples and pears»", "«Plums»"),
    ("nothing is left", "«Apples»", ""),
    ("only blanks", "  Markets", "  «  »Markets"),
    ("blanks between words", "a  b", "a  «  »b"),
    ("blanks beside a changed word", "  «Markets»", "      «News»"),
    ("characters of a script without blanks", "* 日本の«株»", "* 日本の«本»"),
    ("an accent in another form", "«caf\u{E9}»", "«cafe\u{301}»"),
    ("a blank that is none", "«3 items» left", "«3\u{A0}items» left"),
    ("nothing", "the same", "the same"),
  ])
  func `whole words are marked, and no others`(_ what: String, _ old: String, _ new: String) {
    func plain(_ line: String) -> String { line.filter { $0 != "«" && $0 != "»" } }
    func shown(_ parts: [ChangedWords.Part]) -> String {
      parts.map { $0.isChanged ? "«\($0.text)»" : $0.text }.joined()
    }
    let words = ChangedWords(plain(old), plain(new))
    expect(shown(words.old), is: old, "\(what)")
    expect(shown(words.new), is: new, "\(what)")
  }

  @Test func `the parts of a line are the line`() {
    for (old, new) in [("", ""), ("[a|b] {x}", "a b"), ("  a  ", "a"), ("e\u{301}\u{200D}x", "\u{301}"), ("日 a", "a日")]
    {
      let words = ChangedWords(old, new)
      expect(words.old.map(\.text).joined() == old && words.new.map(\.text).joined() == new)
    }
  }
}
