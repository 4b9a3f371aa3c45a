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
    case .rows(let count): place.resize(to: count)
    case .nothing: place.resize(to: 0)
    case .text(let text): place.put(text.text)
    case .number(let number): number.put(in: place)
    case .date(let date): place.put(date.date)
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

  /// The part in words: `a name of 200 characters`.
  func words(_ noun: String, isEvery: Bool) -> String {
    let (an, the) = isEvery ? ("every", "every") : ("an", "the")
    let a = isEvery ? "every" : noun.first.map { "aeiouAEIOU".contains($0) } == true ? "an" : "a"
    return switch self {
    case .rows(0), .nothing: isEvery ? "no \(noun) anywhere" : "no \(noun)"
    case .rows(1): "1 row of \(noun)"
    case .rows(let count): "\(count) rows of \(noun)"
    case .text(.empty): "\(an) empty \(noun)"
    case .text(.word(let count)): "\(a) \(noun) of one word with \(count) letters"
    case .text(.words(let count)): "\(a) \(noun) of \(count) characters"
    case .text(.rightToLeft): "\(isEvery ? "every" : "a") right-to-left \(noun)"
    case .text(.emoji): "\(a) \(noun) of joined emoji"
    case .text(.lines): "\(a) \(noun) with line breaks"
    case .text(.format): "\(a) \(noun) with %@"
    case .text(.marks): "\(a) \(noun) with **marks**"
    case .number(.zero): "\(the) \(noun) 0"
    case .number(.negative): "\(isEvery ? "every" : "a") negative \(noun)"
    case .number(.huge): "\(isEvery ? "every" : "a") huge \(noun)"
    case .number(.notANumber): "\(the) \(noun) NaN"
    case .date(let date): "\(the) \(noun) \(date.rawValue)"
    case .flag(let flag): "\(the) \(noun) \(flag)"
    case .choice(let number), .given(let number): "\(the) \(noun) of case \(number + 1)"
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

  var text: String {
    switch self {
    case .empty: ""
    case .word(let count):
      String(String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 1 + count / 34).prefix(count))
    case .words(let count):
      String(
        String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 1 + count / 45).prefix(count - 1))
        + "x"
    case .rightToLeft: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} 123"
    case .emoji: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} \u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"
    case .lines: "First line\nSecond line\n\nLast line"
    case .format: "Zebra %@ %d stripes"
    case .marks: "Tiger **bold** _lean_ whiskers"
    }
  }

  /// Whether a text shows what its marks mean as code, in place of the marks.
  func isInterpreted(in shown: String) -> Bool {
    switch self {
    case .format:
      guard let start = shown.range(of: "Zebra"), let end = shown.range(of: "stripes"),
        start.upperBound <= end.lowerBound
      else { return false }
      return !shown[start.upperBound..<end.lowerBound].contains("%@ %d")
    case .marks: return shown.contains("Tiger bold lean whiskers")
    default: return false
    }
  }
}

enum GeneratedNumber: Hashable, Sendable {
  case zero, negative, huge, notANumber

  private var value: (whole: Int64, fraction: Double) {
    switch self {
    case .zero: (0, 0)
    case .negative: (-12, -12.5)
    case .huge: (1_000_000_000_000, 1e21)
    case .notANumber: (0, .nan)
    }
  }

  func put(in place: ValuePlace) {
    func whole<Number: FixedWidthInteger>(_ type: Number.Type) { place.put(Number(clamping: value.whole)) }
    func fraction<Number: BinaryFloatingPoint>(_ type: Number.Type) { place.put(Number(value.fraction)) }
    if let type = place.type as? any FixedWidthInteger.Type {
      whole(type)
    } else if let type = place.type as? any BinaryFloatingPoint.Type {
      fraction(type)
    } else {
      place.put(Decimal(value.whole))
    }
  }

  static func all(of type: Any.Type) -> [GeneratedNumber]? {
    func isSigned<Number: FixedWidthInteger>(_ type: Number.Type) -> Bool { Number.isSigned }
    if type is any BinaryFloatingPoint.Type { return [.zero, .negative, .huge, .notANumber] }
    if let type = type as? any FixedWidthInteger.Type {
      return isSigned(type) ? [.zero, .negative, .huge] : [.zero, .huge]
    }
    return type == Decimal.self ? [.zero, .negative, .huge] : nil
  }
}

enum GeneratedDate: String, CaseIterable, Sendable {
  case ancient = "in the year 1", leapDay = "on a leap day", distant = "in the year 9999"

  var date: Date {
    switch self {
    case .ancient: Date(timeIntervalSince1970: -62_135_553_600)
    case .leapDay: Date(timeIntervalSince1970: 1_709_208_000)
    case .distant: Date(timeIntervalSince1970: 253_402_214_400)
    }
  }
}

/// The values of types that cannot be generated: declared with `generates`, or shown by a fixture.
@MainActor final class KnownValues {
  private var values: [ObjectIdentifier: [Any]]
  private let declared: Set<ObjectIdentifier>

  init(_ declared: [DeclaredValues] = []) {
    values = Dictionary(declared.map { (ObjectIdentifier($0.type), $0.values) }) { $1 }
    self.declared = Set(values.keys)
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
    if let numbers = GeneratedNumber.all(of: type) { return add(numbers.map(ValueChange.number)) }
    if let count = place.caseCount {
      let current = Int(place.pointer.load(as: UInt8.self))
      return add((0..<count).filter { $0 != current }.map(ValueChange.choice))
    }
    if let container = place.container {
      if let count = container.rowCount {
        let isGrowing = type is any RangeReplaceableCollection.Type && count > 0
        add(
          (isGrowing ? [0, 1, 2, 1000] : [0, 1]).filter { $0 != count && (isGrowing || $0 < count) }.map(
            ValueChange.rows))
      } else if type is any ExpressibleByNilLiteral.Type, !container.steps.isEmpty {
        add([.nothing])
      }
      for step in container.steps {
        let isRow = if case .row = step { true } else { false }
        place.visit([step]) { part in
          visit(
            part, path + [step], isRow && (part.fields.isEmpty || part.isLeaf) ? "row of \(noun)" : noun, isRow: isRow)
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
