import EveryStateMocks
import Foundation
import TextUI

/// Another value for a part of a fixture.
enum ValueChange: Hashable, Sendable {
  case rows(Int), nothing
  case text(GeneratedText), number(GeneratedNumber), date(GeneratedDate)
  case flag(Bool)
  /// A case of an enumeration without payloads, by its number.
  case choice(Int)
  /// One of the values that a declaration or another fixture gives.
  case given(Int)

  @MainActor func apply(to place: ValuePlace, _ known: KnownValues) {
    switch self {
    case .rows(let count): place.container?.resize(at: place.pointer, to: count)
    case .nothing: place.container?.resize(at: place.pointer, to: 0)
    case .text(let text): place.put(text.text)
    case .number(let number): GeneratedNumber.all(of: place.type).first { $0.key == number }.map { place.put($0.value) }
    case .date(let date): place.put(Date(timeIntervalSince1970: date.seconds))
    case .flag(let flag): place.put(flag)
    case .choice(let number): place.pointer.storeBytes(of: UInt8(number), as: UInt8.self)
    case .given(let index): known[place.type].dropFirst(index).first.map(place.put)
    }
  }

  /// The order of trials: what breaks most screens comes first.
  var rank: Int {
    switch self {
    case .rows(0), .rows(1), .nothing: 0
    case .rows, .text(.empty), .text(.words), .number(.zero), .choice, .given: 1
    case .text(.format), .number, .date(.ancient), .flag: 2
    case .text(.marks), .text(.word): 3
    case .text, .date: 4
    }
  }

  /// Whether it is data like that of the fixtures, and neither nothing nor a value that may mean a failure.
  var isPlain: Bool {
    switch self {
    case .rows(let count): count > 0
    case .text(let text): text != .empty
    default: false
    }
  }

  /// The part in words: `a name of 200 characters`.
  func words(_ noun: String, isEvery: Bool) -> String {
    func one(_ words: String) -> String {
      (isEvery ? "every" : words.first.map { "aeiouAEIOU".contains($0) } == true ? "an" : "a") + " " + words
    }
    let the = "\(isEvery ? "every" : "the") \(noun)"
    return switch self {
    case .rows(0), .nothing: isEvery ? "no \(noun) anywhere" : "no \(noun)"
    case .rows(let count): "\(count) row\(count == 1 ? "" : "s") of \(noun)"
    case .text(let text): one(text.words(noun))
    case .number(let number) where number == .negative || number == .huge: one("\(number.rawValue) \(noun)")
    case .number(let number): "\(the) \(number.rawValue)"
    case .date(let date): "\(the) \(date.rawValue)"
    case .flag(let flag): "\(the) \(flag)"
    case .choice(let number), .given(let number): "\(the) of case \(number + 1)"
    }
  }

  /// The same in smaller, the smallest first.
  var smaller: [ValueChange] {
    switch self {
    case .rows(let count): [0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 500].filter { $0 < count }.map(ValueChange.rows)
    case .text(.word(let count)): [10, 15, 20, 30, 40].filter { $0 < count }.map { .text(.word($0)) }
    case .text(.words(let count)): [20, 30, 50, 80, 120].filter { $0 < count }.map { .text(.words($0)) }
    default: []
    }
  }
}

enum GeneratedText: Hashable, Sendable {
  case empty, word(Int), words(Int), rightToLeft, emoji, lines, format, marks

  static let all: [GeneratedText] = [.empty, .word(60), .words(200), .rightToLeft, .emoji, .lines, .format, .marks]

  var text: String { inWords.text }
  fileprivate func words(_ noun: String) -> String { inWords.words.replacing("_", with: noun, maxReplacements: 1) }

  /// The text, and what it makes of a noun. No app has its first word.
  private var inWords: (words: String, text: String) {
    func repeated(_ words: String, _ count: Int) -> String {
      String(String(repeating: words, count: 1 + count / words.count).prefix(count))
    }
    return switch self {
    case .empty: ("empty _", "")
    case .word(let count):
      ("_ of one word with \(count) letters", repeated("Donaudampfschifffahrtsgesellschaft", count))
    case .words(let count):
      ("_ of \(count) characters", repeated("Sphinx of black quartz, judge the vow of the lazy dog. ", count - 1) + "x")
    case .rightToLeft: ("right-to-left _", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} 123")
    case .emoji:
      (
        "_ of joined emoji",
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} \u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"
      )
    case .lines: ("_ with line breaks", "Walrus line\nSecond line\n\nLast line")
    case .format: ("_ with %@", "Zebra %@ %d stripes")
    case .marks: ("_ with **marks**", "Tiger **bold** _lean_ whiskers")
    }
  }

  /// Whether a text shows what its marks mean as code, in place of the marks.
  func isInterpreted(in shown: String) -> Bool {
    switch self {
    case .format: shown.contains("Zebra") && shown.contains("stripes") && !shown.contains(text)
    case .marks: shown.contains("Tiger bold lean whiskers")
    default: false
    }
  }
}

enum GeneratedNumber: String, Sendable {
  case zero = "0", negative, huge, notANumber = "NaN"

  /// The values of a type of numbers; none of any other.
  static func all(of type: Any.Type) -> KeyValuePairs<GeneratedNumber, Any> {
    func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> KeyValuePairs<GeneratedNumber, Any> {
      let huge = Number(clamping: 1_000_000_000_000)
      return Number.isSigned
        ? [.zero: Number.zero, .negative: Number(clamping: -12), .huge: huge] : [.zero: Number.zero, .huge: huge]
    }
    func fraction<Number: BinaryFloatingPoint>(_ type: Number.Type) -> KeyValuePairs<GeneratedNumber, Any> {
      [.zero: Number.zero, .negative: -12.5 as Number, .huge: 1e21 as Number, .notANumber: Number.nan]
    }
    if let type = type as? any FixedWidthInteger.Type { return whole(type) }
    if let type = type as? any BinaryFloatingPoint.Type { return fraction(type) }
    return type == Decimal.self
      ? [.zero: Decimal(0), .negative: Decimal(-12), .huge: Decimal(1_000_000_000_000)] : [:]
  }
}

enum GeneratedDate: String, CaseIterable, Sendable {
  case ancient = "in the year 1", leapDay = "on a leap day", distant = "in the year 9999"

  var seconds: Double {
    switch self {
    case .ancient: -62_135_553_600
    case .leapDay: 1_709_208_000
    case .distant: 253_402_214_400
    }
  }
}

/// The values of types that cannot be generated: declared with `generates`, or shown by a fixture.
@MainActor final class KnownValues {
  private var values: [ObjectIdentifier: [Any]] = [:]
  private var declared: Set<ObjectIdentifier> = []

  init(_ declared: [DeclaredValues] = []) {
    for list in declared {
      values[ObjectIdentifier(list.type)] = list.values
      self.declared.insert(ObjectIdentifier(list.type))
    }
  }

  subscript(type: Any.Type) -> [Any] { values[ObjectIdentifier(type)] ?? [] }

  func isDeclared(_ type: Any.Type) -> Bool { declared.contains(ObjectIdentifier(type)) }

  /// Keeps a fixture's value of a type that has cases with payloads: the first of each case.
  func note(_ place: ValuePlace) {
    let value = place.value
    guard !isDeclared(place.type), !self[place.type].contains(where: { caseName($0) == caseName(value) }) else {
      return
    }
    values[ObjectIdentifier(place.type), default: []].append(value)
  }

  private func caseName(_ value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }
}

/// A part of a fixture that can have other values.
struct ValueSite: Sendable {
  let path: [ValuePlace.Step]
  let noun: String
  let type: Any.Type
  var changes: [ValueChange]
  /// The text of the fixture.
  var text: String?
}

/// Finds the parts of a fixture.
@MainActor struct SiteSearch {
  let known: KnownValues
  private(set) var sites: [ValueSite] = []
  /// The types that only a declaration can give values of, each with its place.
  private(set) var unknown: [(type: Any.Type, place: String)] = []
  private var seen: Set<[ValuePlace.Step]> = []

  init(_ known: KnownValues) { self.known = known }

  mutating func search(_ value: any Sendable, _ noun: String) {
    _ = ValuePlace.edited(value) { visit($0, [], noun, isRow: false) }
  }

  /// Gives the parts of types with payloads the values that all fixtures have shown.
  mutating func finish() {
    for index in sites.indices where sites[index].changes == [.given(0)] && !known.isDeclared(sites[index].type) {
      let (type, values) = (sites[index].type, known[sites[index].type])
      sites[index].changes = values.count > 1 ? values.indices.map(ValueChange.given) : []
      if values.count < 2, !unknown.contains(where: { $0.type == type }) { unknown.append((type, sites[index].noun)) }
    }
  }

  private mutating func visit(_ place: ValuePlace, _ path: [ValuePlace.Step], _ noun: String, isRow: Bool) {
    let type = place.type
    func add(_ changes: [ValueChange], _ text: String? = nil) {
      // Of all rows, the first one with the part represents the others.
      let alike = path.map { step -> ValuePlace.Step in if case .row = step { .row(0) } else { step } }
      guard !changes.isEmpty, seen.insert(alike).inserted else { return }
      sites.append(ValueSite(path: path, noun: noun, type: type, changes: changes, text: text))
      guard let row = path.firstIndex(where: \.isRow), !isRow else { return }
      var every = path
      every[row] = .everyRow
      sites.append(ValueSite(path: every, noun: noun, type: type, changes: changes, text: text))
    }
    if known.isDeclared(type) { return add(known[type].indices.map(ValueChange.given)) }
    if let text = place.value as? String, type == String.self {
      return add(GeneratedText.all.map(ValueChange.text), text)
    }
    if let flag = place.value as? Bool, type == Bool.self { return add([.flag(!flag)]) }
    if type == Date.self { return add(GeneratedDate.allCases.map(ValueChange.date)) }
    let numbers = GeneratedNumber.all(of: type)
    if !numbers.isEmpty { return add(numbers.map { .number($0.key) }) }
    if let count = place.caseCount {
      let current = Int(place.pointer.load(as: UInt8.self))
      return add((0..<count).filter { $0 != current }.map(ValueChange.choice))
    }
    if let container = place.container {
      let steps = container.steps(at: place.pointer)
      if let count = container.rowCount(at: place.pointer) {
        let isGrowing = type is any RangeReplaceableCollection.Type && count > 0
        let counts = isGrowing ? [0, 1, 2, 1000] : [0, 1].filter { $0 < count }
        add(counts.filter { $0 != count }.map(ValueChange.rows))
      } else if type is any ExpressibleByNilLiteral.Type, !steps.isEmpty {
        add([.nothing])
      }
      for step in steps {
        place.visit([step]) { part in
          let isWhole = step.isRow && (part.fields.isEmpty || part.isLeaf)
          visit(part, path + [step], isWhole ? "row of \(noun)" : noun, isRow: step.isRow)
        }
      }
      return
    }
    switch TypeKind(type) {
    case .structure where !place.isLeaf, .tuple:
      let identity = place.identity
      for field in place.fields
      where !identity.contains(field.name) && !["ID", "Id"].contains(where: field.name.hasSuffix) {
        let name = field.name.drop { $0 == "_" || $0 == "." }
        visit(
          place.part(field), path + [.field(field.name)], name.allSatisfy(\.isNumber) ? noun : String(name),
          isRow: false)
      }
    case .enumeration:
      known.note(place)
      add([.given(0)])
    case .structure, .function, .metatype, .builtin, .optional: break
    case .object, .other:
      if !place.isLeaf, !unknown.contains(where: { $0.type == type }) { unknown.append((type, noun)) }
    }
  }
}
