// What Xcode does with previews. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: the preview's space.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Does nothing in text. On a device: the preview's device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Does nothing in text. On a device: the preview's direction.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
