import EveryStateGoldens

/// A property list in any form: a project, an Info.plist; also a value of a YAML file.
indirect enum PropertyList: Equatable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// - Throws: ``CannotExamine`` with the reason, which has the line of the first error.
  init(parsing bytes: [UInt8], of file: String) throws {
    do { self = try PropertyListDecoder().decode(Self.self, from: Data(bytes)) } catch {
      var reason = "\(error)"
      if case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError as? CocoaError {
        reason = cause.userInfo["NSDebugDescription"] as? String ?? reason
      }
      throw CannotExamine("\(TerminalText.harmless(file)) is not a property list: \(TerminalText.harmless(reason))")
    }
  }

  /// A setting's value is a text: `YES` for a flag.
  var text: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): "\(number)"
    case .list, .dictionary: nil
    }
  }
  var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }
  var dictionary: [String: PropertyList] { if case .dictionary(let values) = self { values } else { [:] } }
  var texts: [String] { list.compactMap(\.text) }
  subscript(_ key: String) -> PropertyList { dictionary[key] ?? .list([]) }

  /// The list with other texts; its keys stay.
  func mapTexts(_ transform: (String) -> String) -> PropertyList {
    switch self {
    case .text(let text): .text(transform(text))
    case .list(let list): .list(list.map { $0.mapTexts(transform) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mapTexts(transform) })
    case .flag, .number: self
    }
  }
}

extension PropertyList: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let values = try? value.decode([String: PropertyList].self) {
      self = .dictionary(values)
    } else if let list = try? value.decode([PropertyList].self) {
      self = .list(list)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      // A date or data has no use here.
      self =
        (try? value.decode(Int.self)).map(Self.number) ?? .text((try? value.decode(Double.self)).map { "\($0)" } ?? "")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .list(let list): try value.encode(list)
    case .dictionary(let values): try value.encode(values)
    }
  }

  /// The bytes of an XML file.
  var xml: [UInt8] {
    get throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return Array(try encoder.encode(self))
    }
  }
}
