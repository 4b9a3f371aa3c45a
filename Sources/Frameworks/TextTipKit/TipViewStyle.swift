import TextUI

/// How a tip is drawn.
@MainActor @preconcurrency public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public struct TipViewStyleConfiguration {
  public let tip: any Tip
  let action: (Tips.Action) -> Void

  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  /// What its buttons do here is done by the style that the system draws.
  public var actions: [Tips.Action] { tip.actions }
}

/// The system's style: picture, title, message, buttons, and one that closes it.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.image
        configuration.title.bold()
        Spacer()
        Button("Close", systemImage: "xmark") { configuration.tip.invalidate(reason: .tipClosed) }
          .labelStyle(.iconOnly)
      }
      configuration.message.foregroundStyle(.secondary)
      ForEach(configuration.actions) { action in
        Button {
          action.handler()
          configuration.action(action)
        } label: {
          action.label()
        }
        .disabled(action.disabled)
      }
    }
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: Self { Self() }
}

/// A style whose type is forgotten.
struct AnyTipViewStyle: Sendable {
  let body: @MainActor @Sendable (TipViewStyleConfiguration) -> AnyView

  nonisolated init(_ style: some TipViewStyle) {
    nonisolated(unsafe) let style = style
    body = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  private struct TipStyleKey: EnvironmentKey { static let defaultValue = AnyTipViewStyle(MiniTipViewStyle()) }
  var tipStyle: AnyTipViewStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipStyle, AnyTipViewStyle(style))
  }
}
