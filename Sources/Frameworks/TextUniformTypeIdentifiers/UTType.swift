@_exported import Foundation

/// A kind of data or files, by its identifier: `public.json`.
public struct UTType: Hashable, Sendable, CustomStringConvertible, Codable {
  public let identifier: String
  public let preferredMIMEType: String?
  private let extensions: [String]
  /// The types that it directly conforms to.
  private let parents: [UTType]

  init(declaring identifier: String, _ extensions: [String] = [], mime: String? = nil, kindOf parents: [UTType] = []) {
    self.identifier = identifier
    self.extensions = extensions
    preferredMIMEType = mime
    self.parents = parents
  }

  /// Nil for an identifier without a dot and an unknown one of the system. Types that apps declare are not read: others are accepted.
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
  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(declaring: identifier, kindOf: [parent ?? .data])
  }
  /// A type that another app declares.
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

  public var description: String { identifier }

  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = Self.byIdentifier[identifier] ?? UTType(exportedAs: identifier)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  private static let declared: [UTType] = [
    item, content, data, directory, folder, package, bundle, application, compositeContent, fileURL, url, text,
    plainText, utf8PlainText, utf16PlainText, rtf, rtfd, html, xml, yaml, json, commaSeparatedText, delimitedText,
    tabSeparatedText, sourceCode, swiftSource, javaScript, shellScript, css, vCard, calendarEvent, log,
    propertyList, xmlPropertyList, binaryPropertyList, pdf, image, jpeg, png, gif, tiff, heic, heif, webP, bmp,
    svg, rawImage, livePhoto, icns, audiovisualContent, movie, video, audio, quickTimeMovie, mpeg, mpeg4Movie,
    avi, mp3, wav, aiff, midi, mpeg4Audio, archive, zip, gzip, appleArchive, database, spreadsheet, presentation,
    font, epub, usdz, threeDContent, executable, contact, message, emailMessage, bookmark, internetLocation,
  ]
  static let byIdentifier: [String: UTType] = Dictionary(uniqueKeysWithValues: declared.map { ($0.identifier, $0) })
  static func first(where isMeant: (UTType) -> Bool) -> UTType? { declared.first(where: isMeant) }

  private static func of(
    _ identifier: String, _ extensions: [String] = [], mime: String? = nil, kindOf parents: UTType...
  ) -> UTType { UTType(declaring: identifier, extensions, mime: mime, kindOf: parents) }

  public static var item: UTType { of("public.item") }
  public static var content: UTType { of("public.content") }
  public static var data: UTType { of("public.data", mime: "application/octet-stream", kindOf: .item) }
  public static var directory: UTType { of("public.directory", kindOf: .item) }
  public static var folder: UTType { of("public.folder", kindOf: .directory) }
  public static var package: UTType { of("com.apple.package", kindOf: .directory) }
  public static var bundle: UTType { of("com.apple.bundle", kindOf: .directory) }
  public static var application: UTType { of("com.apple.application", kindOf: .item) }
  public static var compositeContent: UTType { of("public.composite-content", kindOf: .content) }
  public static var fileURL: UTType { of("public.file-url", kindOf: .url) }
  public static var url: UTType { of("public.url", kindOf: .data) }
  public static var text: UTType { of("public.text", kindOf: .data, .content) }
  public static var plainText: UTType { of("public.plain-text", ["txt", "text"], mime: "text/plain", kindOf: .text) }
  public static var utf8PlainText: UTType {
    of("public.utf8-plain-text", mime: "text/plain;charset=utf-8", kindOf: .plainText)
  }
  public static var utf16PlainText: UTType { of("public.utf16-plain-text", kindOf: .plainText) }
  public static var rtf: UTType { of("public.rtf", ["rtf"], mime: "text/rtf", kindOf: .text) }
  public static var rtfd: UTType { of("com.apple.rtfd", ["rtfd"], kindOf: .compositeContent, .package) }
  public static var html: UTType { of("public.html", ["html", "htm"], mime: "text/html", kindOf: .text) }
  public static var xml: UTType { of("public.xml", ["xml"], mime: "application/xml", kindOf: .text) }
  public static var yaml: UTType { of("public.yaml", ["yaml", "yml"], mime: "application/x-yaml", kindOf: .text) }
  public static var json: UTType { of("public.json", ["json"], mime: "application/json", kindOf: .text) }
  public static var commaSeparatedText: UTType {
    of("public.comma-separated-values-text", ["csv"], mime: "text/csv", kindOf: .delimitedText)
  }
  public static var delimitedText: UTType { of("public.delimited-values-text", kindOf: .text) }
  public static var tabSeparatedText: UTType {
    of("public.tab-separated-values-text", ["tsv"], mime: "text/tab-separated-values", kindOf: .delimitedText)
  }
  public static var sourceCode: UTType { of("public.source-code", kindOf: .plainText) }
  public static var swiftSource: UTType { of("public.swift-source", ["swift"], kindOf: .sourceCode) }
  public static var javaScript: UTType {
    of("com.netscape.javascript-source", ["js"], mime: "text/javascript", kindOf: .sourceCode)
  }
  public static var shellScript: UTType { of("public.shell-script", ["sh"], kindOf: .sourceCode) }
  public static var css: UTType { of("public.css", ["css"], mime: "text/css", kindOf: .text) }
  public static var vCard: UTType { of("public.vcard", ["vcf"], mime: "text/vcard", kindOf: .text) }
  public static var calendarEvent: UTType { of("public.calendar-event", ["ics"], kindOf: .data) }
  public static var log: UTType { of("public.log", ["log"], kindOf: .plainText) }
  public static var propertyList: UTType { of("com.apple.property-list", ["plist"], kindOf: .data) }
  public static var xmlPropertyList: UTType { of("com.apple.xml-property-list", kindOf: .propertyList, .xml) }
  public static var binaryPropertyList: UTType { of("com.apple.binary-property-list", kindOf: .propertyList) }
  public static var pdf: UTType {
    of("com.adobe.pdf", ["pdf"], mime: "application/pdf", kindOf: .data, .compositeContent)
  }
  public static var image: UTType { of("public.image", kindOf: .data, .content) }
  public static var jpeg: UTType { of("public.jpeg", ["jpeg", "jpg"], mime: "image/jpeg", kindOf: .image) }
  public static var png: UTType { of("public.png", ["png"], mime: "image/png", kindOf: .image) }
  public static var gif: UTType { of("com.compuserve.gif", ["gif"], mime: "image/gif", kindOf: .image) }
  public static var tiff: UTType { of("public.tiff", ["tiff", "tif"], mime: "image/tiff", kindOf: .image) }
  public static var heic: UTType { of("public.heic", ["heic"], mime: "image/heic", kindOf: .image) }
  public static var heif: UTType { of("public.heif", ["heif"], mime: "image/heif", kindOf: .image) }
  public static var webP: UTType { of("org.webmproject.webp", ["webp"], mime: "image/webp", kindOf: .image) }
  public static var bmp: UTType { of("com.microsoft.bmp", ["bmp"], mime: "image/bmp", kindOf: .image) }
  public static var svg: UTType { of("public.svg-image", ["svg"], mime: "image/svg+xml", kindOf: .image, .xml) }
  public static var rawImage: UTType { of("public.camera-raw-image", kindOf: .image) }
  public static var livePhoto: UTType { of("com.apple.live-photo", kindOf: .data) }
  public static var icns: UTType { of("com.apple.icns", ["icns"], kindOf: .image) }
  public static var audiovisualContent: UTType { of("public.audiovisual-content", kindOf: .data, .content) }
  public static var movie: UTType { of("public.movie", kindOf: .audiovisualContent) }
  public static var video: UTType { of("public.video", kindOf: .movie) }
  public static var audio: UTType { of("public.audio", kindOf: .audiovisualContent) }
  public static var quickTimeMovie: UTType {
    of("com.apple.quicktime-movie", ["mov"], mime: "video/quicktime", kindOf: .movie)
  }
  public static var mpeg: UTType { of("public.mpeg", ["mpeg", "mpg"], mime: "video/mpeg", kindOf: .movie) }
  public static var mpeg4Movie: UTType { of("public.mpeg-4", ["mp4"], mime: "video/mp4", kindOf: .movie) }
  public static var avi: UTType { of("public.avi", ["avi"], mime: "video/avi", kindOf: .movie) }
  public static var mp3: UTType { of("public.mp3", ["mp3"], mime: "audio/mpeg", kindOf: .audio) }
  public static var wav: UTType { of("com.microsoft.waveform-audio", ["wav"], mime: "audio/vnd.wave", kindOf: .audio) }
  public static var aiff: UTType { of("public.aiff-audio", ["aiff"], mime: "audio/aiff", kindOf: .audio) }
  public static var midi: UTType { of("public.midi-audio", ["midi", "mid"], mime: "audio/midi", kindOf: .audio) }
  public static var mpeg4Audio: UTType { of("public.mpeg-4-audio", ["m4a"], mime: "audio/mp4", kindOf: .audio) }
  public static var archive: UTType { of("public.archive", kindOf: .data) }
  public static var zip: UTType { of("public.zip-archive", ["zip"], mime: "application/zip", kindOf: .archive) }
  public static var gzip: UTType { of("org.gnu.gnu-zip-archive", ["gz"], mime: "application/gzip", kindOf: .archive) }
  public static var appleArchive: UTType { of("com.apple.archive", ["aar"], kindOf: .archive) }
  public static var database: UTType { of("public.database", kindOf: .data) }
  public static var spreadsheet: UTType { of("public.spreadsheet", kindOf: .content) }
  public static var presentation: UTType { of("public.presentation", kindOf: .compositeContent) }
  public static var font: UTType { of("public.font", kindOf: .data) }
  public static var epub: UTType {
    of("org.idpf.epub-container", ["epub"], mime: "application/epub+zip", kindOf: .data, .compositeContent)
  }
  public static var usdz: UTType {
    of("com.pixar.universal-scene-description-mobile", ["usdz"], mime: "model/vnd.usdz+zip", kindOf: .threeDContent)
  }
  public static var threeDContent: UTType { of("public.3d-content", kindOf: .content) }
  public static var executable: UTType { of("public.executable", kindOf: .item) }
  public static var contact: UTType { of("public.contact") }
  public static var message: UTType { of("public.message") }
  public static var emailMessage: UTType {
    of("public.email-message", ["eml"], mime: "message/rfc822", kindOf: .message, .data)
  }
  public static var bookmark: UTType { of("public.bookmark") }
  public static var internetLocation: UTType { of("com.apple.internet-location", kindOf: .data) }
}

extension URL {
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
}

// The types that the system declares: identifier, extensions, MIME type, parents.
