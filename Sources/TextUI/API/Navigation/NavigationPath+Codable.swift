import Foundation

extension NavigationPath {
  /// The path in a form to store, where all of its values can be coded; else nil.
  ///
  ///     let data = try path.codable.map(JSONEncoder().encode)
  public var codable: CodableRepresentation? {
    let coded = values.compactMap { $0.base as? any Codable & Hashable }
    return coded.count == values.count ? CodableRepresentation(values: coded) : nil
  }
  /// A path that was stored.
  public init(_ codable: CodableRepresentation) { values = codable.values.map { AnyHashable($0) } }

  /// The values of a path, each with the name of its type: the last one first, so that the top identifies a stack.
  public struct CodableRepresentation: Codable {
    let values: [any Codable & Hashable]

    init(values: [any Codable & Hashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription:
              "The path holds a value of type \(name), which is not a codable type of this program.")
        }
        values.insert(try JSONDecoder().decode(type, from: Data(text.utf8)), at: 0)
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        let type = type(of: value)
        guard let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "\(type) has no name by which it can be found."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.values.map { AnyHashable($0) } == other.values.map { AnyHashable($0) }
  }
}
