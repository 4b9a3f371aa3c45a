extension View {
  /// Shows an inspector while `isPresented` is true: on a phone it is a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return sheet(isPresented: isPresented) { content }
  }

  // A sheet has no width of its own.
  /// Does nothing in text. On a device: the width of an inspector's column.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
  /// Does nothing in text. On a device: the width of an inspector's column.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}
