import TextUI

extension Button where Label: View {
  /// A press performs the intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ title: LocalizedStringKey, intent: I) {
    self.init(action: { Task { _ = try? await intent.perform() } }) { Text(title) }
  }
}
