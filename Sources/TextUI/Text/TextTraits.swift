/// What can be said of text beside its font and colour.
struct TextTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var isMonospaced: Bool?

  mutating func formUnion(_ other: TextTraits) {
    weight = other.weight ?? weight
    isItalic = other.isItalic ?? isItalic
    isUnderlined = other.isUnderlined ?? isUnderlined
    isStruckThrough = other.isStruckThrough ?? isStruckThrough
    isMonospaced = other.isMonospaced ?? isMonospaced
  }

  func append(to names: inout [String]) {
    if let weight, weight != .regular { names.append(weight.name) }
    if isItalic == true { names.append("italic") }
    if isUnderlined == true { names.append("underline") }
    if isStruckThrough == true { names.append("strikethrough") }
    if isMonospaced == true { names.append("monospaced") }
  }
}
