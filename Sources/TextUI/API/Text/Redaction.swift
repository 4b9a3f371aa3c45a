/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content that has still to come. Text is drawn as `xxxx`, and written as `redacted`.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that others may not see. `privacySensitive` content is drawn as `xxxx`, and written as `private`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date. Text is drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  var isPlaceholder: Bool { builtIn.redactionReasons.contains(.placeholder) }
  var isRedacted: Bool {
    !builtIn.redactionReasons.isEmpty
      && (isPlaceholder || (builtIn.isPrivacySensitive && builtIn.redactionReasons.contains(.privacy)))
  }
}

nonisolated extension View {
  /// Draws text as blocks: `xxxx`.
  public func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.builtIn.redactionReasons.formUnion(reason) }
  }
  /// Lets content be read whatever the views around set.
  public func unredacted() -> some View { setting(\.redactionReasons, []) }
  /// Lets `redacted(reason: .privacy)` around draw the view's text as blocks.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { setting(\.isPrivacySensitive, sensitive) }
}
