// What Xcode does with previews. Text has no counterpart: these compile, and change nothing.

extension View {
  /// The preview's space.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// The preview's device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// The preview's direction.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
