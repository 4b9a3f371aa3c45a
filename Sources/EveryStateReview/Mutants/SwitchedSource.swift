/// A file with all of its changes at once, each behind a switch that ``variable`` turns on when the tests start.
package struct SwitchedSource: Equatable, Sendable {
  /// A change's number is its index among all places.
  package typealias Change = (number: Int, place: MutationPlace)
  package static let variable = "EVERYSTATE_MUTANT"

  package private(set) var bytes: [UInt8] = []
  /// The code that the compiler reads for each change.
  private(set) var parts: [Int: Range<Int>] = [:]

  package init(_ source: [UInt8], _ changes: [Change]) {
    // Code around other code comes first, and a statement before an expression that is all of it.
    func key(_ change: Change) -> (Int, Int, Int, Int) {
      let place = change.place
      return (place.host.lowerBound, -place.host.upperBound, place.isStatement ? 0 : 1, change.number)
    }
    write(source.indices, of: source, changes.sorted { key($0) < key($1) }[...])
  }

  private mutating func write(_ range: Range<Int>, of source: [UInt8], _ changes: ArraySlice<Change>) {
    var (position, rest) = (range.lowerBound, changes)
    while let (number, place) = rest.popFirst() {
      guard place.host.upperBound <= range.upperBound else { continue }
      let inner = rest.prefix { $0.place.host.lowerBound < place.host.upperBound }
      rest = rest.dropFirst(inner.count)
      let (before, after) = place.switching(number, in: source)
      bytes += source[position..<place.host.lowerBound]
      let start = bytes.count
      bytes += before.utf8
      write(place.host, of: source, inner)
      bytes += after.utf8
      parts[number] = start..<bytes.count
      position = place.host.upperBound
    }
    bytes += source[position..<range.upperBound]
  }

  /// The changes that may cause an error: the innermost one around it, else those that begin or end near its line.
  func suspects(_ error: CompileError, leastDistance: Int = 0) -> Set<Int> {
    let ends = [-1] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } + [bytes.count]
    guard 1..<ends.count ~= error.line else { return [] }
    let around = parts.filter { $0.value.contains(ends[error.line - 1] + error.column) }
    if leastDistance == 0, let inner = around.min(by: { $0.value.count < $1.value.count }) { return [inner.key] }
    return [0, 3, 30, bytes.count].filter { $0 >= leastDistance }.lazy.map { distance in
      let near = ends[max(error.line - 1 - distance, 0)]..<ends[min(error.line + distance, ends.count - 1)]
      return Set(parts.filter { near.contains($0.value.lowerBound) || near.contains($0.value.upperBound - 1) }.keys)
    }.first { !$0.isEmpty } ?? []
  }

  /// The switches, in a file of its own in each target. A modifier's view without it is kept until its arguments are made.
  package static let declarations = """
    import Foundation
    nonisolated private let __mutantNumber: Int = getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? -1
    nonisolated public func __mutant(_ number: Int) -> Bool { number == __mutantNumber }
    nonisolated public func __mutant(_ number: Int, _ value: Bool) -> Bool { value != (number == __mutantNumber) }

    """
  package static let viewDeclarations = """
    import SwiftUI
    nonisolated(unsafe) private var __mutantBases: [Any] = []
    struct __Mutant<Content: View>: View {
      let content: Content
      let base: AnyView?
      var body: some View { if let base { base } else { content } }
    }
    extension View {
      func __mutantBase(_ number: Int) -> Self {
        if __mutant(number) { __mutantBases.append(self) }
        return self
      }
      func __mutantEnd(_ number: Int) -> __Mutant<Self> {
        let base = __mutant(number) ? __mutantBases.removeLast() as? any View : nil
        return __Mutant(content: self, base: base.map { AnyView($0) })
      }
    }
    extension Text { func __mutantEnd(_ number: Int) -> Text { __mutant(number) ? __mutantBases.removeLast() as! Text : self } }
    extension Image { func __mutantEnd(_ number: Int) -> Image { __mutant(number) ? __mutantBases.removeLast() as! Image : self } }

    """
}

extension MutationPlace {
  fileprivate var isStatement: Bool {
    [.assignment, .call, .return, .try].contains(kind) || kind == .operator && ["+=", "-="].contains(replacement)
  }

  /// The code before and after the host.
  fileprivate func switching(_ number: Int, in source: [UInt8]) -> (before: String, after: String) {
    let (start, rest) = (source[host.lowerBound..<bytes.lowerBound], source[bytes.upperBound..<host.upperBound])
    // Both sides of a choice have one type.
    let range = kind == .operator ? ["...": "Range", "..<": "ClosedRange"][replacement] ?? "" : ""
    let changed = range + "(" + String(decoding: start + Array(replacement.utf8) + rest, as: UTF8.self) + ")"
    let end = source[host].last == UInt8(ascii: ";") ? " };" : " }"
    switch kind {
    case .condition, .boolean: return ("__mutant(\(number), ", ")")
    case .binding: return ("", ", !__mutant(\(number))")
    case .assignment, .call, .return: return ("if !__mutant(\(number)) { ", end)
    case .catch: return ("{ if !__mutant(\(number)) ", " }")
    case .modifier: return (".__mutantBase(\(number))", ".__mutantEnd(\(number))")
    // A closure with two statements has no result, so that both sides may have different types.
    case .try,
      .operator where isStatement:
      return ("_ = (); if __mutant(\(number)) { _ = \(changed) } else { ", end)
    case .operator, .argument, .action: return ("(__mutant(\(number)) ? \(changed) : (", "))")
    }
  }
}

/// An error that the compiler has printed.
package struct CompileError: Equatable, Sendable {
  let path: String
  let line: Int
  let column: Int

  package static func all(in log: String) -> [CompileError] {
    log.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", let line = Int(parts[1]), let column = Int(parts[2]) else {
        return nil
      }
      return CompileError(path: String(parts[0]), line: line, column: column)
    }
  }
}

/// The app's files with the changes that are built at once.
package struct SwitchedSources: Sendable {
  private let places: [MutationPlace]
  private let sources: [String: [UInt8]]
  private var wanted: Set<Int>
  private var rounds = 0

  package init(_ places: [MutationPlace], _ sources: [String: [UInt8]]) {
    (self.places, self.sources, wanted) = (places, sources, Set(places.indices))
  }

  package var files: [String: SwitchedSource] {
    let groups = Dictionary(grouping: wanted) { places[$0].file }
    return sources.reduce(into: [:]) { files, source in
      files[source.key] = SwitchedSource(source.value, (groups[source.key] ?? []).map { ($0, places[$0]) })
    }
  }

  /// The numbers of the changes.
  package var built: Set<Int> { Set(files.values.flatMap(\.parts.keys)) }

  package mutating func takeBack(_ numbers: Set<Int>) { wanted.subtract(numbers) }

  /// Takes back the changes that errors come from; after some rounds, all of an error's file.
  package mutating func takeBack(_ errors: [CompileError]) {
    rounds += 1
    let found = files.flatMap { file, source in
      errors.filter { $0.path.hasSuffix("/" + file) }
        .flatMap { source.suspects($0, leastDistance: rounds > 5 ? source.bytes.count : 0) }
    }
    // An error of another file comes from any of them: half are left.
    takeBack(found.isEmpty ? Set(wanted.sorted().prefix((wanted.count + 1) / 2)) : Set(found))
  }
}
