/// The forms of a word that a number asks for, by language.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  init(_ count: Int, language: String) {
    self = ICU.plural(abs(count), language).flatMap(Self.init) ?? (abs(count) == 1 ? .one : .other)
  }
}
