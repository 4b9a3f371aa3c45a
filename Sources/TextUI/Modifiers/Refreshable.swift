extension View {
  /// Lets a person refresh the content: the action is what `\.refresh` gives inside.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    transformingEnvironment { $0.builtIn.refresh = RefreshAction(action: action) }
  }
}
