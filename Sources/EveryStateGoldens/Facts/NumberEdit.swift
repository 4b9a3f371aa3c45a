/// Numbers of a text in another form, without their values: `€45.00` and `€45`. Texts whose numbers changed in the same way have equal ones.
struct NumberEdit: Hashable, Sendable {
  private let decimals: Int
  private let newDecimals: Int

  /// - Returns: nil if a word differs, or a number has another value.
  init?(_ old: String, _ new: String) {
    let (was, now) = (Self.parts(old), Self.parts(new))
    guard was.count == now.count else { return nil }
    let pairs = zip(was, now).filter { $0 != $1 }
    guard pairs.allSatisfy({ [$0, $1].allSatisfy { $0.first?.isWholeNumber ?? false } }) else { return nil }
    let numbers = pairs.map { (old: Self.number($0), new: Self.number($1)) }
    guard let first = numbers.first else { return nil }
    (decimals, newDecimals) = (first.old.decimals, first.new.decimals)
    // A rounded number differs by less than its last digit.
    let unit = (0..<min(decimals, newDecimals)).reduce(decimals == newDecimals ? 0 : 1.0) { unit, _ in unit / 10 }
    for (old, new) in numbers {
      let difference = abs(old.value - new.value)
      guard (old.decimals, new.decimals) == (decimals, newDecimals), difference == 0 || difference < unit else {
        return nil
      }
    }
  }

  /// Numbers, with separators between their digits, and the text around them.
  private static func parts(_ text: String) -> [Substring] {
    var (parts, rest) = ([Substring](), text[...])
    while let first = rest.first {
      var end = rest.firstIndex { $0.isWholeNumber != first.isWholeNumber } ?? rest.endIndex
      while first.isWholeNumber, end < rest.endIndex, ".,'’٫٬".contains(rest[end]) {
        let digits = rest[rest.index(after: end)...].prefix { $0.isWholeNumber }
        if digits.isEmpty { break }
        end = digits.endIndex
      }
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return parts
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
