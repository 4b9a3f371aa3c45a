/// A text in another form, without its values: `€45.00` and `€45`, `3/14/2026` and `14.03.2026`. Texts whose form changed in the same way
/// have equal ones.
struct FormatEdit: Hashable, Sendable {
  /// The old and the new form: decimals of numbers, or what is between digits and words.
  private let old: [String]
  private let new: [String]

  /// - Returns: nil if the values differ.
  init?(_ old: String, _ new: String) {
    let words = Rewording(old: old.words, new: new.words).withoutFrame
    let (was, now) = (words.old.joined(separator: " "), words.new.joined(separator: " "))
    guard let forms = Self.numbers(was, now) ?? Self.orders(was, now) else { return nil }
    (self.old, self.new) = forms
  }

  /// Numbers with other separators or decimals between the same words.
  private static func numbers(_ old: String, _ new: String) -> (old: [String], new: [String])? {
    let (was, now) = (parts(old), parts(new))
    guard was.count == now.count else { return nil }
    let pairs = zip(was, now).filter { $0 != $1 }
    guard pairs.allSatisfy({ [$0, $1].allSatisfy { $0.first?.isWholeNumber ?? false } }) else { return nil }
    let numbers = pairs.map { (old: number($0), new: number($1)) }
    guard let first = numbers.first else { return nil }
    let (decimals, newDecimals) = (first.old.decimals, first.new.decimals)
    // A rounded number differs by less than its last digit.
    let unit = (0..<min(decimals, newDecimals)).reduce(decimals == newDecimals ? 0 : 1.0) { unit, _ in unit / 10 }
    for (old, new) in numbers {
      let difference = abs(old.value - new.value)
      let isAlike =
        decimals == newDecimals ? old.decimals == new.decimals : (old.decimals, new.decimals) == (decimals, newDecimals)
      guard isAlike, difference == 0 || difference < unit else { return nil }
    }
    return decimals == newDecimals ? ([], []) : (["\(decimals)"], ["\(newDecimals)"])
  }

  /// The same digits and words in another order, or with other signs between them; a name may be shorter, and a month a number.
  private static func orders(_ old: String, _ new: String) -> (old: [String], new: [String])? {
    let (was, now) = (atoms(old), atoms(new))
    var left = was.indices.filter { isValue(was[$0]) }
    guard was.contains(where: { $0.first?.isWholeNumber == true }) else { return nil }
    var form: [String] = []
    for atom in now {
      guard isValue(atom) else { form.append(String(atom)); continue }
      guard let place = left.first(where: { isSame(was[$0], atom) }) ?? left.first(where: { isMonth(was[$0], atom) })
      else { return nil }
      left.removeAll { $0 == place }
      form.append("\(place)")
    }
    return left.isEmpty ? (was.enumerated().map { isValue($1) ? "\($0)" : String($1) }, form) : nil
  }

  /// Digits, words, and each sign.
  private static func atoms(_ text: String) -> [Substring] { text.matches(of: /\d+|\p{L}+|./).map(\.output) }

  private static func isValue(_ atom: Substring) -> Bool { atom.first.map { $0.isWholeNumber || $0.isLetter } ?? false }

  private static func isSame(_ old: Substring, _ new: Substring) -> Bool {
    if old == new { return true }
    if old.first?.isWholeNumber == true { return old.drop { $0 == "0" } == new.drop { $0 == "0" } }
    return min(old.count, new.count) >= 3 && (old.hasPrefix(new) || new.hasPrefix(old))
  }

  /// Whether a number may stand for the name of a month.
  private static func isMonth(_ old: Substring, _ new: Substring) -> Bool {
    old.count > 2 && old.allSatisfy(\.isLetter) && Int(new).map { 1...12 ~= $0 } == true
  }

  /// Numbers, with separators between their digits, and the text around them.
  private static func parts(_ text: String) -> [Substring] {
    text.matches(of: /\d+(?:[.,'’٫٬]\d+)*|\D+/).map(\.output)
  }

  /// The last separator is a decimal one if there is another kind, or if it does not part three digits.
  private static func number(_ text: Substring) -> (value: Double, decimals: Int) {
    let signs = text.filter { !$0.isWholeNumber }
    let end = text.reversed().prefix { $0.isWholeNumber }.count
    let isDecimal = Set(signs).count > 1 || signs.count == 1 && (end != 3 || text.hasPrefix("0"))
    let digits = text.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + Double($1) }
    return isDecimal ? ((0..<end).reduce(digits) { value, _ in value / 10 }, end) : (digits, 0)
  }
}
