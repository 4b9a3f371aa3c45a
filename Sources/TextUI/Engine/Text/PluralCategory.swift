/// The forms of a word that a number asks for, by language (the integer rules of Unicode CLDR).
enum PluralCategory: String {
  case zero, one, two, few, many, other

  init(_ count: Int, language: String) {
    let number = abs(count)
    let tens = number % 100
    let ones = number % 10
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": self = .other
    case "fr", "pt", "hi", "fa", "bn": self = number <= 1 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs", "pl":
      let isOne = language == "pl" ? number == 1 : ones == 1 && tens != 11
      let isFew = (2...4).contains(ones) && !(12...14).contains(tens)
      self = isOne ? .one : isFew ? .few : ["sr", "hr", "bs"].contains(language) ? .other : .many
    case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "he": self = number == 1 ? .one : number == 2 ? .two : .other
    case "ar":
      switch number {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      default: self = (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    default: self = number == 1 ? .one : .other
    }
  }
}
