extension View {
  /// Puts a view at the tab bar while `isEnabled` is true: text has it below the bar, at the bottom of the screen.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) { content }
  }
}
