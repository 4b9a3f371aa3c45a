import Synchronization

/// Whole numbers in a locale's form. Foundation's formats make a formatter for each number, which is most of the time that
/// a row with a number takes; so a locale's form is learnt from a few of them, once.
struct WholeNumbers: Sendable {
  /// Between groups of three; nil where the locale writes numbers in a form of its own.
  private let separator: String?
  /// Whether a number of four digits is grouped.
  private let groupsFour: Bool
  private let isPlain: Bool

  private static let known = Mutex<[String: WholeNumbers]>([:])
  private static let specifiers: Set<String> = ["%lld", "%ld", "%d", "%llu", "%lu", "%u", "%i"]

  /// The number as `specifier` formats it.
  static func format(_ value: any CVarArg, _ specifier: String, _ locale: Locale) -> String {
    guard let number = value as? Int64, number >= 0, specifiers.contains(specifier) else {
      return String(format: specifier, locale: locale, value)
    }
    let form = known.withLock { known in
      if let form = known[locale.identifier] { return form }
      let form = WholeNumbers(locale)
      known[locale.identifier] = form
      return form
    }
    return form.text(Int(number)) ?? String(format: specifier, locale: locale, value)
  }

  private init(_ locale: Locale) {
    func sample(_ number: Int64) -> String { String(format: "%lld", locale: locale, number) }
    let long = sample(1_234_567)
    let parts = long.split { !$0.isNumber }
    isPlain = sample(7) == "7"
    let mark = String(long.drop { $0.isNumber }.prefix { !$0.isNumber })
    separator = parts == ["1", "234", "567"] && long == parts.joined(separator: mark) ? mark : nil
    groupsFour = sample(1234) != "1234"
  }

  private func text(_ number: Int) -> String? {
    guard isPlain else { return nil }
    if number < 1000 || (number < 10_000 && !groupsFour) { return String(number) }
    guard let separator else { return nil }
    var digits = String(number)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: separator)
  }
}
