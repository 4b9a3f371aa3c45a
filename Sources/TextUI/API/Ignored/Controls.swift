// How controls, lists and their rows look and feel. Text has no counterpart: these compile and change nothing.

nonisolated extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  nonisolated public func tableStyle(_ style: SystemTableStyle) -> some View { self }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum HoverEffect: Sendable { case automatic, highlight, lift }

public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0
  public static var success: Self { Self(name: "success") }
  public static var warning: Self { Self(name: "warning") }
  public static var error: Self { Self(name: "error") }
  public static var selection: Self { Self(name: "selection") }
  public static var increase: Self { Self(name: "increase") }
  public static var decrease: Self { Self(name: "decrease") }
  public static var start: Self { Self(name: "start") }
  public static var stop: Self { Self(name: "stop") }
  public static var impact: Self { Self(name: "impact") }
  public static var alignment: Self { Self(name: "alignment") }
  public static var levelChange: Self { Self(name: "levelChange") }
  public static var pathComplete: Self { Self(name: "pathComplete") }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(name: "impact", weight: weight, intensity: intensity)
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self(name: "impact", flexibility: flexibility, intensity: intensity)
  }
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public typealias PlainTextEditorStyle = AutomaticTextEditorStyle
nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
}

public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }

extension ButtonBorderShape { nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape { self } }

extension DynamicViewContent {
  nonisolated public func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void)
    -> some DynamicViewContent
  { self }
}

extension TableColumn where Content: View {
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }
