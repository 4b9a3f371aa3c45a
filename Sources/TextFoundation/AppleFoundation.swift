import Foundation

// Names of Apple's Foundation that Linux's lacks.

extension UserDefaults: @unchecked @retroactive Sendable {}

/// The key-value store of iCloud. In text it is empty at first in each drive, and no other device changes it.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static var didChangeExternallyNotification: Notification.Name {
    Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  private var values: UserDefaults { UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard }

  public func object(forKey key: String) -> Any? { values.object(forKey: key) }
  public func string(forKey key: String) -> String? { values.string(forKey: key) }
  public func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  public func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  public func data(forKey key: String) -> Data? { values.data(forKey: key) }
  public func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  public func double(forKey key: String) -> Double { values.double(forKey: key) }
  public func bool(forKey key: String) -> Bool { values.bool(forKey: key) }
  public func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  public func set(_ value: Int64, forKey key: String) { values.set(Int(value), forKey: key) }
  public func set(_ value: Double, forKey key: String) { values.set(value, forKey: key) }
  public func set(_ value: Bool, forKey key: String) { values.set(value, forKey: key) }
  public func removeObject(forKey key: String) { values.removeObject(forKey: key) }
  public var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }
  @discardableResult public func synchronize() -> Bool { true }
}

extension ProcessInfo {
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnVision: Bool { false }
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }

  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public static var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension Notification.Name {
  public static var NSProcessInfoPowerStateDidChange: Notification.Name {
    Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
  }
}

extension Bundle {
  /// Addresses as values, as on Apple platforms. Linux has objects; the compiler prefers this member where the kind is not optional.
  public func urls(forResourcesWithExtension kind: String, subdirectory: String?) -> [URL]? {
    let objects: [NSURL]? = urls(forResourcesWithExtension: Optional(kind), subdirectory: subdirectory)
    return objects?.map { $0 as URL }
  }
}

extension URL {
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  public static var musicDirectory: URL { directory(.musicDirectory) }
  public static var picturesDirectory: URL { directory(.picturesDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}

/// Formats the parts of a name, in the order of English.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var phonetic: Options { Options(rawValue: 2) }
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale? = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from components: PersonNameComponents) -> String {
    Self.localizedString(from: components, style: style)
  }

  /// The first word is the given name, the last one the family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    components.familyName = words.count > 1 ? words.last : nil
    components.middleName = words.count > 2 ? words[1..<(words.count - 1)].joined(separator: " ") : nil
    return components
  }

  open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string(from:)) }

  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    switch style {
    case .short: components.formatted(.name(style: .short))
    case .long: components.formatted(.name(style: .long))
    case .abbreviated: components.formatted(.name(style: .abbreviated))
    case .default, .medium: components.formatted(.name(style: .medium))
    }
  }
}
