/// The order in which a person expects names: `Step 2` before `Step 10`, `basket` beside `Basket`.
enum NaturalOrder {
  static func precedes(_ first: String, _ second: String) -> Bool {
    var (a, b) = (Array(first.utf8)[...], Array(second.utf8)[...])
    while let x = a.first, let y = b.first {
      if isDigit(x), isDigit(y) {
        let (m, n) = (number(&a), number(&b))
        if m.count != n.count { return m.count < n.count }
        if m != n { return m.lexicographicallyPrecedes(n) }
      } else {
        if folded(x) != folded(y) { return folded(x) < folded(y) }
        (a, b) = (a.dropFirst(), b.dropFirst())
      }
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  /// Takes the digits at the beginning, without zeros in front.
  private static func number(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
