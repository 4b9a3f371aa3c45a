@_exported import Foundation

/// A kind of data or files, by its identifier: `public.json`.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredMIMEType: String?
  private let extensions: [String]
  /// What it is a kind of, at first hand.
  private let parents: [UTType]

  init(declaring identifier: String, _ extensions: [String] = [], mime: String? = nil, kindOf parents: [UTType] = []) {
    self.identifier = identifier
    self.extensions = extensions
    preferredMIMEType = mime
    self.parents = parents
  }

  /// Nil of an identifier that nobody has declared; what apps declare, stands in a file that is not read here, and is taken for granted.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    if let known = Self.byIdentifier[identifier] {
      self = known
    } else {
      guard !["public.", "dyn."].contains(where: identifier.hasPrefix) else { return nil }
      self.init(declaring: identifier, kindOf: [.data])
    }
  }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    self =
      Self.first { $0.extensions.contains(name) && $0.conforms(to: parent) }
      ?? UTType(declaring: "dyn.extension.\(name)", [name], kindOf: [parent])
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let known = Self.first(where: { $0.preferredMIMEType == mimeType && $0.conforms(to: parent) }) else {
      return nil
    }
    self = known
  }
  /// A type that the app has made up.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(declaring: identifier, kindOf: [parent ?? .data])
  }
  /// A type that another app has made up.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(declaring: identifier, kindOf: [parent ?? .data])
  }

  public var preferredFilenameExtension: String? { extensions.first }
  public var localizedDescription: String? { nil }
  public var supertypes: Set<UTType> { Set(parents).union(parents.flatMap(\.supertypes)) }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { Self.byIdentifier[identifier] != nil }

  public func conforms(to type: UTType) -> Bool { self == type || parents.contains { $0.conforms(to: type) } }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (a: Self, b: Self) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = Self.byIdentifier[identifier] ?? UTType(exportedAs: identifier)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
}
