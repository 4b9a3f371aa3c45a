/// Reads `.strings` files: `"key" = "text";` with comments.
enum StringsFile {
  static func readAll(in folder: String, language: String, into tables: inout StringTables) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".strings") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
      guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { continue }
      let language = language == "Base" ? "en" : language
      for (key, value) in pairs(text) {
        tables.add(.text(value), key, language, table: String(name.dropLast(".strings".count)))
      }
    }
  }

  static func pairs(_ text: String) -> [(key: String, value: String)] {
    var tokens: [String] = []
    var pairs: [(String, String)] = []
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.firstIndex(where: \.isNewline).map { rest[$0...] } ?? ""
      } else if character == "\"" {
        tokens.append(quoted(&rest))
      } else if character == ";" {
        if tokens.count == 2 { pairs.append((tokens[0], tokens[1])) }
        tokens = []
        rest.removeFirst()
      } else if character.isLetter || character.isNumber || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }
        tokens.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        rest.removeFirst()
      }
    }
    return pairs
  }

  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          text.unicodeScalars.append(scalar)
        }
      default: text.append(escaped)
      }
    }
    return text
  }
}
