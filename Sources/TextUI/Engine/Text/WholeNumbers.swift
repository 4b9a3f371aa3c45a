import Synchronization

/// Whole numbers in a locale's form, which is learnt from a few of them once: Foundation's formats make a formatter for each number.
struct WholeNumbers: Sendable {
  /// Between groups of three; nil where the locale writes numbers in a form of its own.
  private let separator: String?
  private let groupsFour: Bool
  private let isPlain: Bool

  /// The forms by locale, and the one that was asked for last: it is mostly the next one as well.
  private static let known = Mutex<(all: [String: WholeNumbers], last: (identifier: String, form: WholeNumbers)?)>(
    ([:], nil))
  private static let specifiers: Set<String> = ["%lld", "%ld", "%d", "%llu", "%lu", "%u", "%i"]

  static func format(_ number: Int64, _ specifier: String, _ locale: Locale) -> String {
    guard number >= 0, specifier == "%lld" || specifiers.contains(specifier) else {
      return String(format: specifier, locale: locale, number)
    }
    let identifier = locale.identifier
    let form = known.withLock { known in
      if let last = known.last, last.identifier == identifier { return last.form }
      let form = known.all[identifier] ?? WholeNumbers(locale)
      known.all[identifier] = form
      known.last = (identifier, form)
      return form
    }
    return form.text(Int(number)) ?? String(format: specifier, locale: locale, number)
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
    let digits = Array(String(number).utf8)
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator.utf8 }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
