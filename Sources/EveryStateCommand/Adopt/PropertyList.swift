import EveryStateGoldens

/// A property list in the old ASCII form, in which Xcode writes projects and string tables.
enum PropertyList: Equatable, Sendable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// - Throws: ``CannotExamine`` with the line of the first error.
  init(parsing bytes: [UInt8], of file: String) throws {
    var reader = Reader(bytes: bytes, file: file)
    self = try reader.value()
    guard reader.next() == nil else { throw reader.trouble }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }
  var dictionary: [String: PropertyList] { if case .dictionary(let values) = self { values } else { [:] } }
  var texts: [String] { list.compactMap(\.text) }
  subscript(_ key: String) -> PropertyList { dictionary[key] ?? .list([]) }

  private struct Reader {
    let bytes: [UInt8]
    let file: String
    var place = 0

    mutating func value() throws -> PropertyList {
      switch next() {
      case "{":
        place += 1
        var values: [String: PropertyList] = [:]
        while next() != "}" {
          let key = try word()
          try expect("=")
          values[key] = try value()
          try expect(";")
        }
        place += 1
        return .dictionary(values)
      case "(":
        place += 1
        var values: [PropertyList] = []
        while next() != ")" {
          values.append(try value())
          if next() == "," { place += 1 }
        }
        place += 1
        return .list(values)
      default: return .text(try word())
      }
    }

    /// The next byte that is not a space or a part of a comment.
    mutating func next() -> Unicode.Scalar? {
      while place < bytes.count {
        let rest = bytes[place...]
        if rest.starts(with: "/*".utf8) {
          while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
          place += 2
        } else if rest.starts(with: "//".utf8) {
          while place < bytes.count, bytes[place] != 10 { place += 1 }
        } else if bytes[place] <= 32 {
          place += 1
        } else {
          return Unicode.Scalar(bytes[place])
        }
      }
      return nil
    }

    private mutating func expect(_ mark: Unicode.Scalar) throws {
      guard next() == mark else { throw trouble }
      place += 1
    }

    private mutating func word() throws -> String {
      guard let first = next() else { throw trouble }
      var text: [UInt8] = []
      if first == "\"" {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
            place += 1
            text.append(["n": 10, "t": 9][Unicode.Scalar(bytes[place])] ?? bytes[place])
          } else {
            text.append(bytes[place])
          }
          place += 1
        }
        guard place < bytes.count else { throw trouble }
        place += 1
      } else {
        let marks = Array("{}()=;,\"".utf8)
        while place < bytes.count, bytes[place] > 32, !marks.contains(bytes[place]) {
          text.append(bytes[place])
          place += 1
        }
        guard !text.isEmpty else { throw trouble }
      }
      return String(decoding: text, as: UTF8.self)
    }

    var trouble: CannotExamine {
      let line = bytes.prefix(place).count { $0 == 10 } + 1
      return CannotExamine("\(TerminalText.harmless(file)):\(line) is not a property list as Xcode writes it.")
    }
  }
}
