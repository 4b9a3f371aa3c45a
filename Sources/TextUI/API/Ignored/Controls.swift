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

public enum SensoryFeedback: Equatable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, impact, alignment, levelChange
  case pathComplete, _weight(Weight, Double), _flexibility(Flexibility, Double)
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { ._weight(weight, intensity) }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    ._flexibility(flexibility, intensity)
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
