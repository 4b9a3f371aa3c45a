// A screen of text has no notch and no keyboard. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: lets content into the edges.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }
  /// Does nothing in text. On a device: lets content into the edges.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Keeps content from the edges.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Keeps content from all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Keeps content from the edges.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Does nothing in text. On a device: margins of scrolled content.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Does nothing in text. On a device: margins of scrolled content.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { self }
  /// Does nothing in text. On a device: where a view can be touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Does nothing in text. On a device: where a view can be touched.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { self }
}
