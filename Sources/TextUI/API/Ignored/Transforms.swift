// How a picture is mirrored. Text has no counterpart: this compiles, and changes nothing.

extension View {
  /// Does nothing in text. On a device: mirrors a picture from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
