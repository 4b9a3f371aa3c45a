import EveryStateGoldens

/// The result of the program that reads an app's files.
package struct SourceReading: Sendable {
  struct DeclaredType: Sendable {
    let name: String
    let file: String
    let lines: ClosedRange<Int>
    /// The names in its braces.
    let names: Set<String>
  }
  let types: [DeclaredType]
  /// The indices of each file's types, the innermost first where they enclose each other.
  private let typesOfFile: [String: [Int]]
  /// The indices of the outermost types by name. Nested types belong to their type: many screens have a `Row` of their own.
  private let outermost: [String: [Int]]
  /// The places where a single change can alter the app, file by file, from the top.
  package let places: [MutationPlace]
  /// The sides of `if` and `switch` that a golden can draw or not, and the bodies of `ForEach`.
  package let branches: [SourceBranch]
  /// The app's enums; those with a thrown case are errors.
  package let enums: [SourceEnum]

  package init(parsing text: String) throws(UnreadableReading) {
    var (types, places, branches): ([DeclaredType], [MutationPlace], [SourceBranch]) = ([], [], [])
    var enums: [SourceEnum] = []
    var file = ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
      switch (fields[0], fields.count) {
      case ("F", 2): file = fields[1]
      case ("T", 6):
        guard let first = Int(fields[3]), let last = Int(fields[4]), first <= last else {
          throw UnreadableReading(line)
        }
        let names = Set(fields[5].split(separator: " ").map(String.init))
        types.append(DeclaredType(name: fields[1], file: file, lines: first...last, names: names))
      case ("M", 11):
        let numbers = [2, 3, 4, 9, 10].compactMap { Int(fields[$0]) }
        guard let kind = MutationPlace.Kind(rawValue: fields[1]), numbers.count == 5 else {
          throw UnreadableReading(line)
        }
        places.append(
          MutationPlace(
            kind: kind, file: file, line: numbers[2], bytes: numbers[0]..<(numbers[0] + numbers[1]),
            host: numbers[3]..<(numbers[3] + numbers[4]), replacement: fields[5], subject: fields[6], way: fields[7],
            sides: fields[8].split(separator: ",").compactMap { SourcePlace($0) }))
      case ("B", 6):
        guard let kind = SourceBranch.Kind(rawValue: fields[1]), let number = Int(fields[2]),
          let place = SourcePlace(fields[3])
        else { throw UnreadableReading(line) }
        branches.append(
          SourceBranch(
            kind: kind, file: file, line: number, place: place, enclosing: SourcePlace(fields[4]), subject: fields[5]))
      case ("E", 3):
        guard let read = SourceEnum(name: fields[1], file: file, cases: fields[2]) else {
          throw UnreadableReading(line)
        }
        enums.append(read)
      default: throw UnreadableReading(line)
      }
    }
    self.types = types
    typesOfFile = Dictionary(grouping: types.indices) { types[$0].file }.mapValues { indices in
      indices.sorted { types[$0].lines.count < types[$1].lines.count }
    }
    outermost = typesOfFile.values.reduce(into: [:]) { result, indices in
      for (place, index) in indices.enumerated() {
        let line = types[index].lines.lowerBound
        guard !indices[(place + 1)...].contains(where: { types[$0].lines.contains(line) }) else { continue }
        result[types[index].name, default: []].append(index)
      }
    }
    self.places = places.sorted { ($0.file, $0.bytes.lowerBound) < ($1.file, $1.bytes.lowerBound) }
    self.branches = branches.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    self.enums = enums
  }

  private static func unescaped(_ field: Substring) -> String {
    guard field.contains("\\") else { return String(field) }
    // Two backslashes are one of the text; any other begins an escape.
    return field.split(separator: "\\\\", omittingEmptySubsequences: false).map { part in
      part.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\\r", with: "\r")
    }.joined(separator: "\\")
  }

  /// The types of a screen, from the one around its declaration; nil if no type encloses the line.
  package func reach(fromFile file: String, line: Int) -> Reach? {
    guard let start = enclosing(file, line).first else { return nil }
    var reached: Set<Int> = []
    var waiting = [start]
    while let index = waiting.popLast() {
      guard reached.insert(index).inserted else { continue }
      // A type and its extensions are one.
      for name in types[index].names { waiting += outermost[name] ?? [] }
      if index != start { waiting += outermost[types[index].name] ?? [] }
    }
    return Reach(reading: self, types: reached)
  }

  /// The types of some frames' screens; nil if they are unknown.
  package func reach(of outcomes: [ReportOutcome]) -> Reach? {
    let reaches = Set(outcomes.compactMap(\.declaredAt)).compactMap { reach(fromFile: $0.file, line: $0.line) }
    return reaches.first.map { first in reaches.dropFirst().reduce(first) { $0.union($1) } }
  }

  /// The types around a line, the innermost first.
  private func enclosing(_ file: String, _ line: Int) -> [Int] {
    typesOfFile[file]?.filter { types[$0].lines.contains(line) } ?? []
  }

  package struct Reach: Sendable {
    fileprivate let reading: SourceReading
    fileprivate var types: Set<Int>

    package func union(_ other: Reach) -> Reach { Reach(reading: reading, types: types.union(other.types)) }

    package func contains(file: String, line: Int) -> Bool {
      reading.enclosing(file, line).last.map(types.contains) ?? false
    }
  }
}

package struct UnreadableReading: Error, CustomStringConvertible {
  let line: String
  init(_ line: some StringProtocol) { self.line = String(line) }
  package var description: String { "The reader of Swift files printed an unknown line: '\(line)'." }
}

/// A side of an `if` or a `switch` of a view, or the body of a `ForEach`.
package struct SourceBranch: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case taken = "if"
    case otherwise = "else"
    /// An `if` without `else` whose condition is false.
    case skipped = "skip"
    case `case` = "case"
    /// The body that a `ForEach`, or a list of data, draws for an element.
    case rows
  }
  package let kind: Kind
  package let file: String
  /// Its line in the source.
  package let line: Int
  /// The place that its builder receives: a brace, a case's first statement, the parenthesis after a `ForEach`.
  let place: SourcePlace
  /// The place of the branch around it.
  let enclosing: SourcePlace?
  package let subject: String
}

/// A line and a column, in bytes.
struct SourcePlace: Hashable, Sendable {
  let line: Int
  let column: Int

  init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// Reads `12.9`.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let line = numbers[0], let column = numbers[1] else { return nil }
    self.init(line: line, column: column)
  }
}

package struct SourceEnum: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package let name: String
    package let line: Int
  }
  /// With the types around it, `Client.Failure`.
  package let name: String
  package let file: String
  package let cases: [Case]

  /// - Parameter cases: `timeout:3 server:4`.
  init?(name: String, file: String, cases: String) {
    self.name = name
    self.file = file
    self.cases = cases.split(separator: " ").compactMap { part in
      let parts = part.split(separator: ":")
      guard parts.count == 2, let line = Int(parts[1]) else { return nil }
      return Case(name: String(parts[0]), line: line)
    }
    if self.cases.count != cases.split(separator: " ").count { return nil }
  }
}
