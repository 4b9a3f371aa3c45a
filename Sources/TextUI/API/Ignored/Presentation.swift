// Looks and motions of a presentation, and Xcode's settings for previews. These compile and change nothing.

nonisolated extension View {
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

extension View {
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}

public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

public protocol PresentationSizing: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing {}
public typealias FittedPresentationSizing = AutomaticPresentationSizing
public typealias FormPresentationSizing = AutomaticPresentationSizing
public typealias PagePresentationSizing = AutomaticPresentationSizing
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
  public static var fitted: Self { Self() }
  public static var form: Self { Self() }
  public static var page: Self { Self() }
}

extension PresentationSizing {
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Source)
  public struct Source: Sendable {
    public static let bounds = Source()
  }
}

public struct SharePreview<Image, Icon> { nonisolated private init() {} }

extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image? = nil as Never?) { self.init() }
  nonisolated public init(_ title: Text, image: Image? = nil as Never?) { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image? = nil as Never?) {
    self.init()
  }
}
