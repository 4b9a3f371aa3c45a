extension View {
  /// Puts a view at the tab bar: text has it below the bar, at the bottom of the screen.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
  /// Puts a view at the tab bar while `isEnabled` is true: text has it below the bar, at the bottom of the screen.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) { content }
  }
}
